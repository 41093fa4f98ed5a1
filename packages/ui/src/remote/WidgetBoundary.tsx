import { Component, Fragment, type ReactElement, type ReactNode, type SyntheticEvent } from 'react'
import { ErrorCard } from '../primitives/feedback/ErrorCard.tsx'
import { type Fleet, FleetContext, useText } from '../provider/FleetContext.ts'
import { describeFailure } from './describeFailure.ts'

export interface WidgetBoundaryProps {
  /** The widget's name, for `onError`. */
  name: string
  /** Reloads the page where code could not be loaded: the browser's reload unless given. */
  onReload?: () => void
  children: ReactNode
}

interface State {
  hasFailed: boolean
  isLoadFailure: boolean
  /** The number of retries. */
  tries: number
}

/** The boundaries around each event, the innermost last. */
const boundariesOf = new WeakMap<Event, readonly WidgetBoundary[]>()

/** Dispatched events, the newest last: one may trigger another, as a click triggers a focus event. */
let underWay: readonly Event[] = []

const isUnderWay = (event: Event) => event.eventPhase !== Event.NONE

/** Handlers for the user events of a widget; in React they bubble from its dialogs and popovers too. */
function onAnyEvent(remember: (event: SyntheticEvent) => void) {
  return {
    onClickCapture: remember,
    onPointerDownCapture: remember,
    onPointerUpCapture: remember,
    onKeyDownCapture: remember,
    onKeyUpCapture: remember,
    onInputCapture: remember,
    onChangeCapture: remember,
    onSubmitCapture: remember,
    onFocusCapture: remember,
    onBlurCapture: remember,
    onScrollCapture: remember,
  }
}

/**
 * Replaces a failed widget by an error card, and leaves the rest of the page alone. Catches errors of rendering,
 * effects, handlers and code loading, and calls the provider's `onError` once per failure.
 */
export class WidgetBoundary extends Component<WidgetBoundaryProps, State> {
  static override contextType = FleetContext
  declare context: Fleet | null
  override state: State = { hasFailed: false, isLoadFailure: false, tries: 0 }
  #reportedTry: number | undefined

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { hasFailed: true, isLoadFailure: describeFailure(error).isLoadFailure }
  }

  override componentDidMount() {
    window.addEventListener('error', this.#catchInHandler)
  }

  override componentWillUnmount() {
    window.removeEventListener('error', this.#catchInHandler)
  }

  override componentDidCatch(error: unknown) {
    this.#report(error)
  }

  /** Reports once per failure, though several effects may fail in one commit. */
  #report(error: unknown) {
    if (this.#reportedTry === this.state.tries) return
    this.#reportedTry = this.state.tries
    this.context?.onError?.({ widget: this.props.name, ...describeFailure(error) })
  }

  /** Handlers run outside of rendering: their errors only reach the window, during the dispatch of the event. */
  #catchInHandler = ({ error }: ErrorEvent) => {
    const event = [...underWay].reverse().find(isUnderWay)
    const boundaries = (event && boundariesOf.get(event)) ?? []
    if (boundaries[boundaries.length - 1] !== this || this.state.hasFailed) return
    this.setState(WidgetBoundary.getDerivedStateFromError(error) as State)
    this.#report(error)
  }

  #remember = ({ nativeEvent }: SyntheticEvent) => {
    underWay = [...underWay.filter((event) => event !== nativeEvent && isUnderWay(event)), nativeEvent]
    boundariesOf.set(nativeEvent, [...(boundariesOf.get(nativeEvent) ?? []), this])
  }

  #retry = () => this.setState(({ tries }) => ({ hasFailed: false, isLoadFailure: false, tries: tries + 1 }))

  override render() {
    const { hasFailed, isLoadFailure, tries } = this.state
    const { onReload = () => window.location.reload(), children } = this.props
    return (
      <div style={{ display: 'contents' }} data-component="WidgetBoundary" {...onAnyEvent(this.#remember)}>
        {hasFailed ? (
          <FailedWidget isLoadFailure={isLoadFailure} onRetry={isLoadFailure ? onReload : this.#retry} />
        ) : (
          <Fragment key={tries}>{children}</Fragment>
        )}
      </div>
    )
  }
}

/** A widget: its content in a boundary with the widget's name. A change of `keyProps` resets the content. */
export function inBoundary<Props extends object>(
  name: string,
  Content: (props: Props) => ReactNode,
  keyProps: readonly (keyof Props)[] = [],
): (props: Props) => ReactElement {
  function Widget(props: Props) {
    return (
      <WidgetBoundary name={name}>
        <Content key={keyProps.map((prop) => props[prop]).join(' ')} {...props} />
      </WidgetBoundary>
    )
  }
  Widget.displayName = name
  return Widget
}

const leave = ({ nativeEvent }: SyntheticEvent) =>
  void boundariesOf.set(nativeEvent, boundariesOf.get(nativeEvent)?.slice(0, -1) ?? [])

/** Excludes the content that a widget only contains, such as the page in a shell: its handlers are not the widget's. */
export function BeyondWidget({ children }: { children: ReactNode }) {
  return (
    <div style={{ display: 'contents' }} data-component="BeyondWidget" {...onAnyEvent(leave)}>
      {children}
    </div>
  )
}

function FailedWidget({ isLoadFailure, onRetry }: { isLoadFailure: boolean; onRetry: () => void }) {
  const t = useText()
  return isLoadFailure ? (
    <ErrorCard message={t('common.partNotLoaded')} retryLabel={t('common.reload')} onRetry={onRetry} />
  ) : (
    <ErrorCard message={t('common.partBroken')} onRetry={onRetry} />
  )
}
