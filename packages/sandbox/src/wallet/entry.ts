import type { Trip } from '../trips/trip.ts'

/** An entry of a wallet. Passengers pay in cash: the wallet only pays the platform's commission. */
export type Entry =
  | { kind: 'trip'; at: number; trip: Trip; fare: number; commission: number }
  | {
      kind: 'topUp'
      at: number
      amount: number
      /** User id of the admin. */
      by: string
      way: TopUpWay
    }

/** By hand, or by approval of a request. */
export type TopUpWay = 'hand' | 'request'

/** An entry of the ledger with the balance before and after it, MMK. */
export type Movement = Entry & { initial: number; balance: number }

/** What an entry adds to the balance, MMK. */
export const changeOf = (entry: Entry): number => (entry.kind === 'topUp' ? entry.amount : -entry.commission)

/** The entry after a balance. */
export function movementOf(entry: Entry, initial: number): Movement {
  return { ...entry, initial, balance: initial + changeOf(entry) }
}
