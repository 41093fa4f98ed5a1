import type { Transaction, TransactionHistory } from './transactions.ts'

/** What half of the smallest amount is: sums of fractions may differ by less. */
const TOLERANCE = 0.005

type Entries = Pick<TransactionHistory, 'transactions'>

/** What an entry added to its wallet; those of trips take from it. */
const addedBy = ({ initial, balance }: Transaction) => balance - initial

const additionsIn = ({ transactions }: Entries, isMeant: (added: number) => boolean) =>
  transactions.filter((entry) => isMeant(addedBy(entry))).length

/**
 * Whether a top-up of this amount is in the ledger, of which nobody knew: by the entries of a wallet before it was sent
 * and now, of the same days and as many as there are. An amount, because an answer that was lost named no entry. WAL-13.
 */
export function hasArrived(before: Entries, now: Entries, amount: number): boolean {
  const isThat = (added: number) => Math.abs(added - amount) < TOLERANCE
  return additionsIn(now, isThat) > additionsIn(before, isThat)
}

/**
 * Whether anything was added to a wallet since its entries were shown: then a yes was said to a balance that is none
 * any more, as in a second tab, and does not count. WAL-13.
 */
export function wasToppedUpSince(before: Entries, now: Entries): boolean {
  const isSome = (added: number) => added > TOLERANCE
  return additionsIn(now, isSome) > additionsIn(before, isSome)
}
