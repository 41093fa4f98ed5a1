import type { Transaction, TransactionHistory } from './transactions.ts'

/** What half of the smallest amount is: sums of fractions may differ by less. */
const TOLERANCE = 0.005

type Entries = Pick<TransactionHistory, 'transactions'>

/** How many entries added just this amount: those of a trip take from a wallet. */
function additionsOf({ transactions }: Entries, amount: number): number {
  const isAddition = ({ initial, balance }: Transaction) => Math.abs(balance - initial - amount) < TOLERANCE
  return transactions.filter(isAddition).length
}

/**
 * Whether a top-up of this amount is in the ledger, of which nobody knew: by the entries of a wallet before it was sent
 * and now, of the same days and as many as there are. An amount, because an answer that was lost named no entry. WAL-13.
 */
export function hasArrived(before: Entries, now: Entries, amount: number): boolean {
  return additionsOf(now, amount) > additionsOf(before, amount)
}
