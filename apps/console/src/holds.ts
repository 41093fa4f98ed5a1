/** What keeps the shown place: unsaved input, and calls that are being sent. */
export interface Holds {
  /** Whether a question waits for `answer`: the shown place has unsaved input, and something wants to leave it. */
  readonly isAsking: boolean
  /**
   * Keeps the shown place, until the returned function is called: it has unsaved input, or it is sending a call that
   * nothing takes back. `onDiscard` runs where the user leaves it without saving.
   */
  hold(reason?: 'unsaved' | 'sending', onDiscard?: () => void): () => void
  /** Whether something keeps the shown place. */
  readonly isHeld: boolean
  /**
   * Whether a reload loses something: a call that is being sent, or input whose hold has nothing to discard. It has no
   * draft, or says what no draft keeps, such as that the record may have been added.
   */
  readonly losesInput: boolean
  /** Calls `act`, which leaves the shown place; if it has unsaved input, only after a yes; while it sends a call, never. */
  leave(act: () => void): void
  /** Answers the question: leave, or stay. */
  answer(isLeaving: boolean): void
  /** Forgets unsaved input, because it is saved or discarded, or the session has ended. */
  release(): void
}

export interface HoldsOptions {
  /** The used part of the window. */
  window: {
    addEventListener(type: 'beforeunload', listener: (event: BeforeUnloadEvent) => void): void
    removeEventListener(type: 'beforeunload', listener: (event: BeforeUnloadEvent) => void): void
  }
  /** Called when `isAsking` changes. */
  notify(): void
}

/** Lets the browser ask before the tab closes. Chrome 118 and older need `returnValue`. */
function askBrowser(event: BeforeUnloadEvent): void {
  event.preventDefault()
  event.returnValue = true
}

/** Keeps the shown place while something holds it, and asks before unsaved input is left. The browser asks too. */
export function createHolds({ window, notify }: HoldsOptions): Holds {
  const holds = new Set<{
    readonly reason: 'unsaved' | 'sending'
    readonly onDiscard?: (() => void) | undefined
  }>()
  /** What waits for an answer. */
  let asked: (() => void) | undefined

  function release(): void {
    if (holds.size === 0) return
    holds.clear()
    window.removeEventListener('beforeunload', askBrowser)
    answer(false)
  }

  function answer(isLeaving: boolean): void {
    const act = asked
    if (!act) return
    asked = undefined
    notify()
    if (!isLeaving) return
    for (const { onDiscard } of holds) onDiscard?.()
    act()
  }

  return {
    get isAsking() {
      return asked !== undefined
    },
    get isHeld() {
      return holds.size > 0
    },
    get losesInput() {
      return [...holds].some(({ reason, onDiscard }) => reason === 'sending' || onDiscard === undefined)
    },
    hold(reason = 'unsaved', onDiscard) {
      const own = { reason, onDiscard }
      if (holds.size === 0) window.addEventListener('beforeunload', askBrowser)
      holds.add(own)
      return () => {
        if (holds.size === 1 && holds.has(own)) release()
        else holds.delete(own)
      }
    },
    leave(act) {
      if (holds.size === 0) {
        act()
      } else if (![...holds].some(({ reason }) => reason === 'sending')) {
        asked = act
        notify()
      }
    },
    answer,
    release,
  }
}
