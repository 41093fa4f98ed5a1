import { ApiError } from '@fleetgis/api'
import type { TopUpLedger } from './TopUpWallet.ts'

/** Delay before the outcome is checked, in ms: a lost response may still be in flight. */
const ASK_AFTER = [500, 2500, 5000, 10_000, 20_000] as const
/** How many times in a row the ledger must report no entry before that is final. */
const BELIEVED_AFTER = 2

/** What the ledger shows about a top-up. */
export interface Arrival {
  readonly hasArrived: boolean
  readonly ledger: TopUpLedger
}

/** How the ledger is asked. */
export interface Search {
  readLedger: () => Promise<TopUpLedger>
  hasMoney: (ledger: TopUpLedger) => boolean
  /** Whether a ledger without the money counts: the call cannot be executed any more. */
  isOver: () => boolean
  /** Waits for so many milliseconds. */
  pause: (ms: number) => Promise<void>
  /** Whether the result is still wanted. */
  isOpen: () => boolean
  /** The ledger could not be read; it is read again. */
  onFailure: (error: ApiError) => void
}

/** Polls the ledger until it shows whether a top-up with an unknown outcome has arrived; undefined once not open. WAL-13. */
export async function findArrival({
  readLedger,
  hasMoney,
  isOver,
  pause,
  isOpen,
  onFailure,
}: Search): Promise<Arrival | undefined> {
  let without = 0
  for (let round = 0; isOpen(); round += 1) {
    await pause(pauseOf(round))
    if (!isOpen()) break
    try {
      const ledger = await readLedger()
      if (hasMoney(ledger)) return { hasArrived: true, ledger }
      without = isOver() ? without + 1 : 0
      if (without === BELIEVED_AFTER) return { hasArrived: false, ledger }
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      onFailure(error)
    }
  }
  return undefined
}

/** The delay before a round of questions, the first of which is 0. */
export function pauseOf(round: number): number {
  return ASK_AFTER[Math.min(round, ASK_AFTER.length - 1)] ?? 0
}

/** Delays that end early when the browser is online again, or with `wake`. */
export function createPauses() {
  let wake = () => {}
  return {
    pause: (ms: number) =>
      new Promise<void>((resolve) => {
        const end = () => {
          clearTimeout(timer)
          window.removeEventListener('online', end)
          resolve()
        }
        const timer = setTimeout(end, ms)
        window.addEventListener('online', end)
        wake = end
      }),
    wake: () => wake(),
  }
}
