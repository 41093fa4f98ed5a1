import type { Overlay } from '@fleetgis/ui'
import { carryHistoryEntry, overlaysOf } from './historyEntry.ts'

/** The entries of the history that open overlays have (CF-169). */
export interface OverlayHistory {
  /** Adds an entry for an overlay: Back closes it. Returns a function for when it is closed otherwise. */
  open(overlay: Overlay): () => void
  /** Follows Back or Forward. Returns whether an overlay stays, and with it the place. */
  follow(): boolean
  /** Adds and leaves entries until there is one for each open overlay. */
  settle(): void
  /** Calls `act` once no entry is being left: at once where none is. */
  after(act: () => void): void
  /** Leaves the entries of all overlays before a place is left; undefined without any. */
  leave(): Promise<void> | undefined
}

interface OverlayWindow {
  readonly location: { readonly pathname: string; readonly hash: string }
  readonly history: {
    readonly state: unknown
    go(by: number): void
    pushState(state: unknown, unused: string): void
  }
  setTimeout(act: () => void, ms: number): unknown
}

interface OverlayHistoryOptions {
  window: OverlayWindow
  /** Opens the browser's address, which is another one where several Backs at once led too far. */
  follow: () => void
}

/** How long the browser may take to go through its history, in ms. A step that leads nowhere has no event. */
const LONGEST_STEP = 5_000

/**
 * One entry of the history for each open overlay, numbered in the entry's state. Back closes the top overlay. One that
 * asks about unsaved input, or whose call is being sent, stays: its entry is still ahead.
 */
export function createOverlayHistory({ window, follow }: OverlayHistoryOptions): OverlayHistory {
  const overlays: Overlay[] = []
  /** A step of our own that has not arrived, and the depth that it leads to. */
  let step: { readonly to: number } | undefined
  let waiting: (() => void)[] = []
  /** The page that the overlays are over. */
  let page = ''

  const depth = () => overlaysOf(window.history.state)
  const address = () => window.location.pathname + window.location.hash

  function go(by: number, to = depth() + by): void {
    const own = { to }
    step = own
    window.history.go(by)
    const giveUp = () => {
      if (step !== own) return
      step = undefined
      if (address() !== page) {
        overlays.length = 0
        follow()
      }
      settle()
    }
    // Two timers: after a busy or sleeping page the first may run before the event of a step that has arrived.
    window.setTimeout(() => window.setTimeout(giveUp, LONGEST_STEP / 2), LONGEST_STEP / 2)
  }

  function settle(): void {
    if (step) return
    const missing = overlays.length - depth()
    if (missing < 0) {
      go(missing)
      return
    }
    for (let count = depth() + 1; count <= overlays.length; count += 1)
      window.history.pushState({ ...(window.history.state as object | null), overlays: count }, '')
    const acts = waiting
    waiting = []
    for (const act of acts) act()
  }

  function after(act: () => void): void {
    if (step === undefined && depth() <= overlays.length) act()
    else waiting.push(act)
  }

  return {
    open(overlay) {
      if (overlays.length === 0) page = address()
      overlays.push(overlay)
      // An overlay that replaces another in the same render takes over its entry.
      queueMicrotask(settle)
      return () => {
        const at = overlays.indexOf(overlay)
        if (at === -1) return
        overlays.splice(at, 1)
        queueMicrotask(settle)
      }
    },
    follow() {
      if (step) {
        if (step.to === depth()) {
          step = undefined
          carryHistoryEntry()
          return false
        }
        // Back was pressed again meanwhile: first to the page again, then to the entry. A step too many leads nowhere.
        go(address() === page ? step.to - depth() : 1, step.to)
        return true
      }
      const known = overlays.length
      while (overlays.length > depth() && overlays[overlays.length - 1]?.close()) overlays.pop()
      // A question that opens meanwhile has no entry yet.
      const missing = Math.min(known, overlays.length) - depth()
      if (missing > 0) go(missing)
      else carryHistoryEntry()
      return missing > 0
    },
    settle,
    after,
    leave() {
      if (step === undefined && depth() === 0) return
      overlays.length = 0
      settle()
      return new Promise((resolve) => after(resolve))
    },
  }
}
