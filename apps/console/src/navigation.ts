import type { HistoryEntry } from './historyEntry.ts'
import { createHolds, type Holds, type HoldsOptions } from './holds.ts'
import { type AddressWindow, createShownPage, type Place, type Shown, type Write } from './shownPage.ts'

/** The guard's answer for a place: show it, refuse it, or redirect. */
export type Admission = { type: 'show' } | { type: 'refuse' } | { type: 'redirect'; to: string }

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
  /** How many places were refused while the old one stayed, or home was shown instead. */
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
  window: AddressWindow & {
    readonly location: { readonly href: string }
    readonly history: { back(): void }
  } & HoldsOptions['window']
}

/** Limit of a redirect chain; a longer one is a loop, and counts as a refusal. */
const MAX_REDIRECTS = 5

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
  let refusals = 0
  let pending: (Request & { readonly controller: AbortController }) | undefined
  /** The next Back is the answer to the question about it. */
  let isGoingBack = false

  const notify = () => {
    for (const listener of [...listeners]) listener()
  }
  const holds = createHolds({ window, notify })
  const page = createShownPage(window)
  const place = (to: string) => placeOf(to, window.location.href)

  /** A refused place leaves a page unchanged that can show it; from any other, and at the start, it redirects home. */
  async function open({ to, write, entry, isSameVisit }: Request, signal: AbortSignal): Promise<void> {
    let next = to
    let way = write
    let isSentHome = false
    for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
      const admission = await admit(next, signal, isSameVisit && next === to)
      if (signal.aborted) return
      if (admission.type === 'show') {
        if (way !== 'keep') await leaveOverlays?.()
        if (signal.aborted) return
        if (isSentHome && next.path === home) refusals += 1
        return page.show(next, way, false, entry)
      }
      if (admission.type === 'redirect') {
        next = place(admission.to)
        way = way === 'push' ? 'push' : 'replace'
      } else if (page.shown !== undefined && canStay(page.shown.place.path)) {
        refusals += 1
        if (way !== 'push') page.restore('replace')
        return
      } else if (next.path === home) {
        return page.show(next, way, true)
      } else {
        isSentHome = true
        next = place(home)
        way = way === 'push' ? 'push' : 'replace'
      }
    }
    page.show(next, way, true)
  }

  function start(to: Place, write: Write, isSameVisit: boolean, entry: HistoryEntry | null = null): void {
    pending?.controller.abort()
    const controller = new AbortController()
    const started = {
      to,
      write,
      entry,
      isSameVisit: isSameVisit && page.shown?.isRefused === false,
      controller,
    }
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
    if (pending?.write !== 'keep' || pending.to.path === page.shown?.place.path) return
    pending.controller.abort()
    pending = undefined
    notify()
  }

  /** Back or Forward has changed the address already: the shown page gets an entry after it, which a yes leaves. */
  function leaveByHistory(): void {
    page.restore('push')
    holds.leave(() => {
      isGoingBack = true
      window.history.back()
    })
  }

  return {
    get shown() {
      return page.shown
    },
    get hasMoved() {
      return page.hasMoved
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
      const isOtherSearch = entry.search !== undefined && page.shown?.place.path === next.path
      const write = replace || isOtherSearch ? 'replace' : 'push'
      const go = () => start(next, write, page.isKept(next, write), entry)
      if (page.isKept(next, write)) go()
      else holds.leave(go)
    },
    follow() {
      const to = place(window.location.href)
      const isFree = isGoingBack || !holds.isHeld || page.isKept(to, 'keep')
      isGoingBack = false
      if (page.isAddress(to)) stopFollowing()
      else if (page.shown && !isFree) leaveByHistory()
      else start(to, 'keep', page.isKept(to, 'keep'))
    },
    recheck() {
      start(place(window.location.href), 'keep', false)
    },
    write: page.write,
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
