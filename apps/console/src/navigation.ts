/** A place in the console: a path, and a query with its question mark or nothing. */
export interface Place {
  readonly path: string
  readonly search: string
}

/** What the guard says to a place: show it, show that it may not be opened, or go somewhere else. */
export type Admission = { type: 'show' } | { type: 'refuse' } | { type: 'redirect'; to: string }

/** What is on the screen: a place, and whether the person may not see it. */
export interface Shown {
  readonly place: Place
  readonly isRefused: boolean
  /** Another one for each visit: the page of a new visit starts afresh. A query that changes is the same visit. */
  readonly visit: number
}

interface NavigateOptions {
  /** Takes the place of the current entry of the history. */
  replace?: boolean | undefined
}

export interface Navigation {
  /** What is on the screen; undefined until the first place has been admitted. */
  readonly shown: Shown | undefined
  /** Whether a place came after the first. */
  readonly hasMoved: boolean
  /** Whether a place waits for the guard. */
  readonly isPending: boolean
  /** Calls `listener` whenever one of the two has changed; returns how to stop. */
  subscribe(listener: () => void): () => void
  /** Goes to a place of the console once it is admitted; the address changes then, and not before. */
  navigate(to: string, options?: NavigateOptions): void
  /** Opens the address of the browser, at the start and after Back or Forward; nothing where it is shown already. */
  follow(): void
  /** Asks anew whether what is shown may be seen. */
  recheck(): void
}

export interface NavigationOptions {
  /** Decides about a place. `signal` aborts when another place is asked for meanwhile. */
  admit(place: Place, signal: AbortSignal): Admission | Promise<Admission>
  /** Where a person goes whose first place is refused (CF-03). */
  home: string
  /** What of the window is needed. */
  window: {
    readonly location: { readonly pathname: string; readonly search: string; readonly href: string }
    readonly history: {
      pushState(state: unknown, unused: string, url: string): void
      replaceState(state: unknown, unused: string, url: string): void
    }
  }
}

/** No chain of redirects is longer; a longer one is a circle, and ends as a refusal. */
const MAX_REDIRECTS = 5

type Write = 'push' | 'replace' | 'keep'

/**
 * The console's one way from place to place. A place is shown only after it has been admitted: until then the old one
 * stays, and so it does when the new one is refused. The latest request wins.
 */
export function createNavigation({ admit, home, window }: NavigationOptions): Navigation {
  const listeners = new Set<() => void>()
  let shown: Shown | undefined
  let hasMoved = false
  let pending: AbortController | undefined

  const tell = () => {
    for (const listener of [...listeners]) listener()
  }

  /** A path that starts with two slashes would be another host's address when it is written into the history. */
  function place(to: string): Place {
    const { pathname, search } = new URL(to, window.location.href)
    return { path: pathname.replace(/^\/+/, '/'), search }
  }

  function show(next: Place, write: Write, isRefused: boolean) {
    const address = next.path + next.search
    if (write === 'push') window.history.pushState(null, '', address)
    if (write === 'replace' || (write === 'keep' && window.location.pathname !== next.path))
      window.history.replaceState(null, '', address)
    hasMoved = shown !== undefined
    shown = { place: next, isRefused, visit: visitOf(next, write) }
  }

  function visitOf(next: Place, write: Write): number {
    if (shown === undefined) return 1
    const isSamePage = shown.place.path === next.path
    const isSameVisit = isSamePage && (write === 'keep' || shown.place.search !== next.search)
    return isSameVisit ? shown.visit : shown.visit + 1
  }

  /** A refused place leaves the screen as it is; where there is nothing yet, it gives way to the home. */
  async function open(to: Place, write: Write, signal: AbortSignal): Promise<void> {
    let next = to
    let way = write
    for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
      const admission = await admit(next, signal)
      if (signal.aborted) return
      if (admission.type === 'show') return show(next, way, false)
      if (admission.type === 'redirect') {
        next = place(admission.to)
        way = way === 'push' ? 'push' : 'replace'
      } else if (shown !== undefined) {
        const { path, search } = shown.place
        if (way !== 'push') window.history.replaceState(null, '', path + search)
        return
      } else if (next.path === home) {
        return show(next, way, true)
      } else {
        next = place(home)
        way = 'replace'
      }
    }
    show(next, way, true)
  }

  function start(to: Place, write: Write): void {
    pending?.abort()
    const controller = new AbortController()
    pending = controller
    tell()
    void open(to, write, controller.signal).finally(() => {
      if (pending !== controller) return
      pending = undefined
      tell()
    })
  }

  return {
    get shown() {
      return shown
    },
    get hasMoved() {
      return hasMoved
    },
    get isPending() {
      return pending !== undefined
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    navigate(to, { replace = false } = {}) {
      start(place(to), replace ? 'replace' : 'push')
    },
    follow() {
      const { path, search } = place(window.location.href)
      if (shown?.place.path === path && shown.place.search === search) return
      start({ path, search }, 'keep')
    },
    recheck() {
      start(place(window.location.href), 'keep')
    },
  }
}
