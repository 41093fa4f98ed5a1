import { ApiError } from '@fleetgis/api'
import { findOutcome, type OutcomeSearch } from '../findOutcome.ts'
import type { TopUpLedger } from './TopUpWallet.ts'

/** What the ledger shows about a top-up. */
export interface Arrival {
  readonly hasArrived: boolean
  readonly ledger: TopUpLedger
}

/** How the ledger is asked. */
export interface ArrivalSearch extends Pick<OutcomeSearch<TopUpLedger>, 'isOver' | 'pause' | 'isOpen'> {
  readLedger: () => Promise<TopUpLedger>
  hasMoney: (ledger: TopUpLedger) => boolean
  /** Called after each read of the ledger: why it failed, or undefined. It is read again after a failure. */
  onFailure: (error: ApiError | undefined) => void
}

/** Polls the ledger until it shows whether a top-up with an unknown outcome has arrived; undefined once not open. WAL-13. */
export async function findArrival({
  readLedger,
  hasMoney,
  onFailure,
  ...search
}: ArrivalSearch): Promise<Arrival | undefined> {
  async function ask() {
    try {
      const ledger = await readLedger()
      onFailure(undefined)
      return ledger
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      onFailure(error)
      return undefined
    }
  }
  const ledger = await findOutcome({ ...search, ask, isNotDone: (now) => !hasMoney(now) })
  return ledger && { hasArrived: hasMoney(ledger), ledger }
}
