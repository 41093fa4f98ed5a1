import { type HistoryEntry, readHistoryEntry, writeHistoryEntry } from './historyEntry.ts'

/** A place in the console: a path, and a query with its question mark or nothing. */
export interface Place {
  readonly path: string
  readonly search: string
}

/** The present screen: a place, and whether it is refused. */
export interface Shown {
  readonly place: Place
  readonly isRefused: boolean
  /** Different for each visit: a new visit remounts the page. A changed query is the same visit. */
  readonly visit: number
}

/** How the address of a place gets into the history; `keep` where the browser has changed it already. */
export type Write = 'push' | 'replace' | 'keep'

/** The used part of the window. */
export interface AddressWindow {
  readonly location: { readonly pathname: string; readonly search: string }
  readonly history: {
    readonly state: unknown
    pushState(state: unknown, unused: string, url: string): void
    replaceState(state: unknown, unused: string, url: string): void
  }
}

/** The visit of a place: the present one for the same page with another query, or at the browser's own address. */
function visitOf(shown: Shown | undefined, next: Place, write: Write): number {
  if (shown === undefined) return 1
  const isSamePage = shown.place.path === next.path
  const isSameVisit = isSamePage && (write === 'keep' || shown.place.search !== next.search)
  return isSameVisit ? shown.visit : shown.visit + 1
}

/** The shown page, its address and its history entry. */
export function createShownPage(window: AddressWindow) {
  let shown: Shown | undefined
  let hasMoved = false
  /** The query of its address, which the page may have written itself. */
  let writtenSearch = ''
  /** What its entry keeps, likewise. */
  let writtenEntry: HistoryEntry = {}

  const isAddress = ({ path, search }: Place) => shown?.place.path === path && writtenSearch === search

  return {
    /** The present screen; undefined until the first place is shown. */
    get shown() {
      return shown
    },
    /** Whether a place was shown after the first one. */
    get hasMoved() {
      return hasMoved
    },
    /** Whether a place is the address of the shown page. */
    isAddress,
    /** Whether a place would be the same visit. */
    isKept: (next: Place, write: Write) => shown?.visit === visitOf(shown, next, write),
    /** Shows a place, and writes its address and what its entry keeps. */
    show(next: Place, write: Write, isRefused: boolean, entry: HistoryEntry | null = null): void {
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
    },
    /** Gives the shown page its address again: in the current history entry, or in a new one after it. */
    restore(write: 'push' | 'replace'): void {
      if (!shown) return
      const entry: HistoryEntry = { ...writtenEntry, isFromList: undefined }
      const address = shown.place.path + writtenSearch
      if (write === 'push') window.history.pushState(entry, '', address)
      else window.history.replaceState(entry, '', address)
    },
    /** Changes the history entry of the shown page, and its query if one is given (T11). */
    write(entry: HistoryEntry, search?: string): void {
      // After Back the address and its entry are another place's until the guard answers.
      if (window.location.pathname !== shown?.place.path) return
      writtenSearch = search ?? writtenSearch
      writtenEntry = { ...writtenEntry, ...entry }
      writeHistoryEntry(entry, search)
    },
  }
}
