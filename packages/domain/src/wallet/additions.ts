import { TOLERANCE } from './tolerance.ts'
import type { ConsoleTransaction, Transaction } from './transactions.ts'

type Entry = Transaction | ConsoleTransaction

/** Entries of either screen. */
interface Entries {
  readonly transactions: readonly Entry[]
}

/**
 * The amount that an entry added to its wallet; entries of trips subtract. An entry of the console has no balances: it
 * is an addition if it has no trip.
 */
function addedBy(entry: Entry): number {
  if ('balance' in entry) return entry.balance - entry.initial
  return entry.tripId === '' ? entry.total : -(entry.reduced ?? 0)
}

const isSame = (added: number, amount: number) => Math.abs(added - amount) < TOLERANCE

/** How often an amount was added to a wallet, by its entries. WAL-13. */
export function countAdditions({ transactions }: Entries, amount: number): number {
  return transactions.filter((entry) => isSame(addedBy(entry), amount)).length
}

/**
 * Whether a top-up with an unknown outcome is in the ledger. Compares the entries of the wallet from before the call,
 * or how often they have the amount, with those of now, of the same days. It matches the amount, because without an
 * answer there is no entry id. WAL-13.
 */
export function hasArrived(before: Entries | number, now: Entries, amount: number): boolean {
  const earlier = typeof before === 'number' ? before : countAdditions(before, amount)
  return countAdditions(now, amount) > earlier
}

/**
 * Whether anything was added to a wallet since its entries were shown, for example in a second tab. A confirmation then
 * refers to an outdated balance and does not count. WAL-13.
 */
export function wasToppedUpSince(before: Entries, now: Entries): boolean {
  const countAll = ({ transactions }: Entries) =>
    transactions.filter((entry) => addedBy(entry) > TOLERANCE).length
  return countAll(now) > countAll(before)
}
