import { useText } from '@fleetgis/ui'
import { Component, type ReactNode } from 'react'
import { type Console, ConsoleContext } from './ConsoleContext.ts'
import { PlainPage, ReloadButton } from './PlainPage.tsx'
import { consoleWords } from './words.ts'

/** The code of a page could not be loaded. */
export class PageLoadError extends Error {
  constructor(cause: unknown) {
    super('The code of the page could not be loaded', { cause })
    this.name = 'PageLoadError'
  }
}

interface BoundaryState {
  error: unknown
  hasFailed: boolean
}

/** Catches errors of a page and failed loads of its code; both offer a reload. */
export class PageBoundary extends Component<{ children: ReactNode }, BoundaryState> {
  static override contextType = ConsoleContext
  declare context: Console | null
  override state: BoundaryState = { error: undefined, hasFailed: false }

  static getDerivedStateFromError(error: unknown): BoundaryState {
    return { error, hasFailed: true }
  }

  override componentDidCatch(error: unknown) {
    this.context?.logger.failed('A page failed', error)
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children
    return <FailedPage isLoadFailure={this.state.error instanceof PageLoadError} />
  }
}

function FailedPage({ isLoadFailure }: { isLoadFailure: boolean }) {
  const t = useText(consoleWords)
  return (
    <PlainPage title={t(isLoadFailure ? 'page.notLoaded' : 'page.broken')}>
      <p role="alert">{t(isLoadFailure ? 'page.notLoadedText' : 'page.brokenText')}</p>
      <ReloadButton />
    </PlainPage>
  )
}
