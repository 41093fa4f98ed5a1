import { type HistoryEntry, readHistoryEntry, writeHistoryEntry } from './historyEntry.ts'
import { createHolds, type Holds, type HoldsOptions } from './holds.ts'

/** A place in the console: a path, and a query with its question mark or nothing. */
export interface Place {
  readonly path: string
  readonly search: string
}

/** The guard's answer for a place: show it, refuse it, or redirect. */
export type Admission = { type: 'show' } | { type: 'refuse' } | { type: 'redirect'; to: string }

/** The present screen: a place, and whether it is refused. */
export interface Shown {
  readonly place: Place
  readonly isRefused: boolean
  /** Different for each visit: a new visit remounts the page. A changed query is the same visit. */
  readonly visit: number
}

/** What the history entry of the place keeps (T11), and how it is written. */
interface NavigateOptions extends HistoryEntry {
  /** Replaces the current history entry. */
  replace?: boolean | undefined
}

export interface Navigation extends Holds {
  /** The present screen; undefined until the first place is admitted. */
  readonly shown: Shown | undefined
  /** Whether there was a navigation after the first place. */
  readonly hasMoved: boolean
  /** How many places were refused while the old one stayed. */
  readonly refusals: number
  /** Whether a place waits for the guard. */
  readonly isPending: boolean
  /** Calls `listener` on every change; returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void
  /** Navigates to a place of the console once it is admitted; only then the address changes. */
  navigate(to: string, options?: NavigateOptions): void
  /** Opens the browser's address, at the start and after Back or Forward; if it is shown already, it stays. */
  follow(): void
  /** Checks the shown place again. */
  recheck(): void
  /** Changes the history entry of the shown page, and its query if one is given, without navigating (T11). */
  write(entry: HistoryEntry, search?: string): void
}

export interface NavigationOptions {
  /**
   * Checks a place. `signal` aborts when another place is requested; `isShown`: it is the shown page with another query,
   * which the server has admitted.
   */
  admit(place: Place, signal: AbortSignal, isShown: boolean): Admission | Promise<Admission>
  /** Whether the page of a path stays and shows the refusal of another place (CF-156). */
  canStay(path: string): boolean
  /** The redirect for a refused place where no page stays (CF-03). */
  home: string
  /** Leaves what is open over the shown place before its address changes (CF-169). */
  leaveOverlays?: (() => Promise<void> | undefined) | undefined
  /** The used part of the window. */
  window: {
    readonly location: { readonly pathname: string; readonly search: string; readonly href: string }
    readonly history: {
      readonly state: unknown
      back(): void
      pushState(state: unknown, unused: string, url: string): void
      replaceState(state: unknown, unused: string, url: string): void
    }
  } & HoldsOptions['window']
}

/** Limit of a redirect chain; a longer one is a loop, and counts as a refusal. */
const MAX_REDIRECTS = 5

type Write = 'push' | 'replace' | 'keep'

/** A place that is asked for, and what its new entry keeps. */
interface Request {
  readonly to: Place
  readonly write: Write
  readonly entry: HistoryEntry | null
  /** Only the query of the shown page changes. */
  readonly isSameVisit: boolean
}

/** A place of the console. A path that starts with two slashes would be read as another host in the history. */
function placeOf(to: string, base: string): Place {
  const { pathname, search } = new URL(to, base)
  return { path: pathname.replace(/^\/+/, '/'), search }
}

/** The visit of a place: the present one for the same page with another query, or at the browser's own address. */
function visitOf(shown: Shown | undefined, next: Place, write: Write): number {
  if (shown === undefined) return 1
  const isSamePage = shown.place.path === next.path
  const isSameVisit = isSamePage && (write === 'keep' || shown.place.search !== next.search)
  return isSameVisit ? shown.visit : shown.visit + 1
}

/**
 * The console's navigation. A place is shown only after it is admitted: until then, or if it is refused, the old one
 * stays. The latest request wins.
 */
export function createNavigation({
  admit,
  canStay,
  home,
  leaveOverlays,
  window,
}: NavigationOptions): Navigation {
  const listeners = new Set<() => void>()
  let shown: Shown | undefined
  /** The query of the shown page's address, which the page may have written itself. */
  let writtenSearch = ''
  /** What its entry keeps, likewise. */
  let writtenEntry: HistoryEntry = {}
  let hasMoved = false
  let refusals = 0
  let pending: (Request & { readonly controller: AbortController }) | undefined
  /** The next Back is the answer to the question about it. */
  let isGoingBack = false

  const notify = () => {
    for (const listener of [...listeners]) listener()
  }
  const holds = createHolds({ window, notify })

  const place = (to: string) => placeOf(to, window.location.href)
  const isAddress = ({ path, search }: Place) => shown?.place.path === path && writtenSearch === search

  function show(next: Place, write: Write, isRefused: boolean, entry: HistoryEntry | null = null) {
    const address = next.path + next.search
    const { pathname, search } = window.location
    // The shown address again is no entry of its own, as in browsers.
    const isPresent = isAddress(next) && address === pathname + search
    if (write === 'push' && !isPresent) window.history.pushState(entry, '', address)
    else if (write !== 'keep' || pathname !== next.path) window.history.replaceState(entry, '', address)
    hasMoved = shown !== undefined
    writtenSearch = window.location.search
    writtenEntry = readHistoryEntry(window.history.state)
    shown = { place: next, isRefused, visit: visitOf(shown, next, write) }
  }

  /** What the entry of the shown page keeps, for a new entry with its address. */
  const keptEntry = (): HistoryEntry => ({ ...writtenEntry, isFromList: undefined })

  /** A refused place leaves a page unchanged that can show it; from any other, and at the start, it redirects home. */
  async function open({ to, write, entry, isSameVisit }: Request, signal: AbortSignal): Promise<void> {
    let next = to
    let way = write
    for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
      const admission = await admit(next, signal, isSameVisit && next === to)
      if (signal.aborted) return
      if (admission.type === 'show') {
        if (way !== 'keep') await leaveOverlays?.()
        return signal.aborted ? undefined : show(next, way, false, entry)
      }
      if (admission.type === 'redirect') {
        next = place(admission.to)
        way = way === 'push' ? 'push' : 'replace'
      } else if (shown !== undefined && canStay(shown.place.path)) {
        refusals += 1
        if (way !== 'push') window.history.replaceState(keptEntry(), '', shown.place.path + writtenSearch)
        return
      } else if (next.path === home) {
        return show(next, way, true)
      } else {
        next = place(home)
        way = way === 'push' ? 'push' : 'replace'
      }
    }
    show(next, way, true)
  }

  function start(to: Place, write: Write, isSameVisit: boolean, entry: HistoryEntry | null = null): void {
    pending?.controller.abort()
    const controller = new AbortController()
    const started = { to, write, entry, isSameVisit: isSameVisit && shown?.isRefused === false, controller }
    pending = started
    notify()
    void open(started, controller.signal).finally(() => {
      if (pending !== started) return
      pending = undefined
      notify()
    })
  }

  /** Back and then Forward: the shown place has the address again. Other pending requests continue. */
  function stopFollowing(): void {
    if (pending?.write !== 'keep' || pending.to.path === shown?.place.path) return
    pending.controller.abort()
    pending = undefined
    notify()
  }

  const isKept = (next: Place, write: Write) => shown?.visit === visitOf(shown, next, write)

  /** Back or Forward has changed the address already: the shown page gets an entry after it, which a yes leaves. */
  function leaveByHistory({ place: { path } }: Shown): void {
    window.history.pushState(keptEntry(), '', path + writtenSearch)
    holds.leave(() => {
      isGoingBack = true
      window.history.back()
    })
  }

  return {
    get shown() {
      return shown
    },
    get hasMoved() {
      return hasMoved
    },
    get refusals() {
      return refusals
    },
    get isPending() {
      return pending !== undefined
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    navigate(to, { replace = false, ...entry } = {}) {
      const next = place(to)
      // Another search of the shown list is no entry of its own, as one that is typed there.
      const isOtherSearch = entry.search !== undefined && shown?.place.path === next.path
      const write = replace || isOtherSearch ? 'replace' : 'push'
      const go = () => start(next, write, isKept(next, write), entry)
      if (isKept(next, write)) go()
      else holds.leave(go)
    },
    follow() {
      const to = place(window.location.href)
      const isFree = isGoingBack || !holds.isHeld || isKept(to, 'keep')
      isGoingBack = false
      if (isAddress(to)) stopFollowing()
      else if (shown && !isFree) leaveByHistory(shown)
      else start(to, 'keep', isKept(to, 'keep'))
    },
    recheck() {
      start(place(window.location.href), 'keep', false)
    },
    write(entry, search) {
      // After Back the address and its entry are another place's until the guard answers.
      if (window.location.pathname !== shown?.place.path) return
      writtenSearch = search ?? writtenSearch
      writtenEntry = { ...writtenEntry, ...entry }
      writeHistoryEntry(entry, search)
    },
    get isAsking() {
      return holds.isAsking
    },
    get isHeld() {
      return holds.isHeld
    },
    get losesInput() {
      return holds.losesInput
    },
    hold: holds.hold,
    leave: holds.leave,
    answer: holds.answer,
    release: holds.release,
  }
}
