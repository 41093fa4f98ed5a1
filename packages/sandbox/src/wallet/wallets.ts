import { dayOf, startOfDay } from '../base/stamp.ts'
import type { Enlisted } from '../drivers/roster.ts'
import { type Entry, type Movement, movementOf, type TopUpWay } from './entry.ts'
import { createRunningBalances } from './runningBalances.ts'
import { createSeededEntries, type WalletWorld } from './seededEntries.ts'

/** A wallet's statement of some days, MMK: `closing` is `opening` + `added` - `commission` (CF-123). */
export interface Statement {
  opening: number
  added: number
  commission: number
  closing: number
  /** The newest first. */
  movements: readonly Movement[]
}

export interface TopUp {
  amount: number
  by: string
  way: TopUpWay
}

/** A ledger for each driver and group. Past trips and top-ups are entered at the first read; entries never change. */
export interface Wallets {
  balance(owner: Enlisted, groupId: string, now: number): number
  /** The days from `first` to `last`, included. */
  statement(owner: Enlisted, groupId: string, days: { first: number; last: number }, now: number): Statement
  topUp(owner: Enlisted, groupId: string, topUp: TopUp, now: number): Movement
  /** The number of top-ups by calls, by key of the driver and id of the group. */
  readonly changes: ReadonlyMap<string, number>
}

interface Ledger {
  opening: number
  movements: Movement[]
  writtenTo: number
}

export function createWallets(world: WalletWorld): Wallets {
  const { openedAt } = world
  const seeded = createSeededEntries(world)
  const running = createRunningBalances(world, seeded)
  /** By driver and id of the group. */
  const ledgers = new Map<Enlisted, Map<string, Ledger>>()
  const changes = new Map<string, number>()

  function write(ledger: Ledger, entry: Entry): Movement {
    const movement = movementOf(entry, closingOf(ledger))
    ledger.movements.push(movement)
    return movement
  }

  /** Opens a wallet with its past. */
  function open(owner: Enlisted, groupId: string): Ledger {
    const ledger: Ledger = { opening: seeded.openingOf(owner, groupId), movements: [], writtenTo: openedAt }
    for (const entry of seeded.pastOf(owner, groupId)) write(ledger, entry)
    return ledger
  }

  function ledgerOf(owner: Enlisted, groupId: string, now: number): Ledger {
    const own = ledgers.get(owner) ?? new Map<string, Ledger>()
    const ledger = own.get(groupId) ?? open(owner, groupId)
    if (!own.has(groupId)) ledgers.set(owner, own.set(groupId, ledger))
    if (now > ledger.writtenTo) {
      for (const entry of seeded.entries(owner, groupId, ledger.writtenTo, now)) write(ledger, entry)
      ledger.writtenTo = now
    }
    return ledger
  }

  return {
    balance(owner, groupId, now) {
      const isRead = ledgers.get(owner)?.has(groupId) === true
      return isRead || owner.driver?.groupId !== groupId
        ? closingOf(ledgerOf(owner, groupId, now))
        : running.balance(owner, owner.driver, now)
    },
    statement(owner, groupId, { first, last }, now) {
      const { opening, movements } = ledgerOf(owner, groupId, now)
      const from = startOfDay(first)
      const before = movements.findLast(({ at }) => at < from)
      const own = movements.filter(({ at }) => at >= from && dayOf(at) <= last).reverse()
      const statement = { opening: before?.balance ?? opening, added: 0, commission: 0 }
      for (const movement of own) {
        if (movement.kind === 'topUp') statement.added += movement.amount
        else statement.commission += movement.commission
      }
      const closing = own[0]?.balance ?? statement.opening
      return { ...statement, closing, movements: own }
    },
    topUp(owner, groupId, topUp, now) {
      const key = keyOf(owner, groupId)
      changes.set(key, (changes.get(key) ?? 0) + 1)
      return write(ledgerOf(owner, groupId, now), { kind: 'topUp', at: now, ...topUp })
    },
    changes,
  }
}

const closingOf = ({ opening, movements }: Ledger) => movements.at(-1)?.balance ?? opening

const keyOf = ({ profile }: Enlisted, groupId: string) => `${profile.key} ${groupId}`
