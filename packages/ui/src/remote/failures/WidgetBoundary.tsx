import { isValidElement, type ReactElement, type ReactNode, useContext, useEffect, useRef } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { checkModel, type NeededFields, PropError } from '../../checkProps.ts'
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
 * nothing: it reaches the `error` event of the page. The card of a wrong prop goes away once its props change.
 */
export function WidgetBoundary({
  name,
  onReload = () => window.location.reload(),
  children,
}: WidgetBoundaryProps) {
  const fleet = useContext(FleetContext)
  // Several effects may fail in one commit.
  const isReported = useRef(false)
  const wrongProp = useRef<string>(undefined)
  return (
    <ErrorBoundary
      resetKeys={wrongProp.current === undefined ? [] : valuesOf(children)}
      onError={(error) => {
        if (isReported.current) return
        isReported.current = true
        const before = wrongProp.current
        wrongProp.current = error instanceof PropError ? error.message : undefined
        // The props have changed, and the same one is still wrong.
        if (before !== undefined && before === wrongProp.current) return
        fleet?.onError?.({ widget: name, ...describeFailure(error) })
      }}
      onReset={({ reason }) => {
        isReported.current = false
        if (reason !== 'keys') wrongProp.current = undefined
      }}
      fallbackRender={({ error, resetErrorBoundary }) => (
        <FailedWidget error={error} onRetry={resetErrorBoundary} onReload={onReload} />
      )}
    >
      {children}
      <AfterEach
        commit={() => {
          // The props are right: the next wrong one is another failure.
          wrongProp.current = undefined
        }}
      />
    </ErrorBoundary>
  )
}

/** Calls a function each time its parent has rendered. */
function AfterEach({ commit }: { commit: () => void }) {
  useEffect(commit)
  return null
}

/** The props of an element; functions count as one, because a page may make them in its render. */
const valuesOf = (children: ReactNode): unknown[] =>
  isValidElement<object>(children)
    ? Object.values(children.props).map((value) => (typeof value === 'function' ? 'function' : value))
    : [children]

/**
 * Makes a widget of its content: wraps it in a `WidgetBoundary` with the widget's name. A change of `keyProps` or of the
 * provider's client mounts it again. Without one of the `needed` props it fails, with a sentence that names it.
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
    const scope = useContext(FleetContext)?.client.scope()
    return (
      <WidgetBoundary name={name} key={[scope, ...keyProps.map((prop) => props[prop])].join(' ')}>
        <Checked {...props} />
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
