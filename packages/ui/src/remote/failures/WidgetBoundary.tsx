import { type ReactElement, type ReactNode, useContext, useRef } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { checkModel, type NeededFields } from '../../checkProps.ts'
import { ErrorCard } from '../../primitives/feedback/ErrorCard.tsx'
import { FleetContext, useText } from '../../provider/FleetContext.ts'
import { describeFailure } from './describeFailure.ts'

export interface WidgetBoundaryProps {
  /** The widget's name, for `onError`. */
  name: string
  /** Reloads the page where code could not be loaded: the browser's reload unless given. */
  onReload?: () => void
  children: ReactNode
}

/**
 * Replaces a failed widget by an error card, and leaves the rest of the page alone. Catches errors of rendering,
 * effects and code loading, and calls the provider's `onError` once per failure. An error of an event handler replaces
 * nothing: it reaches the `error` event of the page.
 */
export function WidgetBoundary({
  name,
  onReload = () => window.location.reload(),
  children,
}: WidgetBoundaryProps) {
  const fleet = useContext(FleetContext)
  // Several effects may fail in one commit.
  const isReported = useRef(false)
  return (
    <ErrorBoundary
      onError={(error) => {
        if (isReported.current) return
        isReported.current = true
        fleet?.onError?.({ widget: name, ...describeFailure(error) })
      }}
      onReset={() => {
        isReported.current = false
      }}
      fallbackRender={({ error, resetErrorBoundary }) => (
        <FailedWidget error={error} onRetry={resetErrorBoundary} onReload={onReload} />
      )}
    >
      {children}
    </ErrorBoundary>
  )
}

/**
 * Makes a widget of its content: wraps it in a `WidgetBoundary` with the widget's name. A change of `keyProps` resets
 * it. Without one of the `needed` props it fails, with a sentence that names it.
 */
export function inBoundary<Props extends object>(
  name: string,
  Content: (props: Props) => ReactNode,
  keyProps: readonly (keyof Props)[] = [],
  needed: NeededFields = {},
): (props: Props) => ReactElement {
  function Checked(props: Props) {
    checkModel(name, 'it', props, needed)
    return <Content {...props} />
  }
  function Widget(props: Props) {
    return (
      <WidgetBoundary name={name}>
        <Checked key={keyProps.map((prop) => props[prop]).join(' ')} {...props} />
      </WidgetBoundary>
    )
  }
  Widget.displayName = name
  return Widget
}

interface FailedWidgetProps {
  error: unknown
  onRetry: () => void
  onReload: () => void
}

function FailedWidget({ error, onRetry, onReload }: FailedWidgetProps) {
  const t = useText()
  return describeFailure(error).isLoadFailure ? (
    <ErrorCard message={t('common.partNotLoaded')} retryLabel={t('common.reload')} onRetry={onReload} />
  ) : (
    <ErrorCard message={t('common.partBroken')} onRetry={onRetry} />
  )
}
