import { hash } from '../base/random.ts'
import { dayOf, startOfDay } from '../base/stamp.ts'
import type { Driver } from '../drivers/driver.ts'
import type { Enlisted } from '../drivers/roster.ts'
import { hasWallets } from '../groups/terms.ts'
import type { Diary } from '../trips/diary.ts'
import type { Past, PastSums } from '../trips/past.ts'
import { type FareWorld, receiptOf } from '../trips/receipt.ts'
import { commissionOf } from './commission.ts'
import { changeOf, type Entry, type Movement, movementOf, type TopUpWay } from './entry.ts'
import type { Requests } from './requests.ts'

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

interface WalletWorld extends FareWorld {
  diary: Diary
  requests: Requests
  past: Pick<Past, 'sums'>
  /** The first day of the diary. */
  firstDay: number
  openedAt: number
}

interface Ledger {
  opening: number
  movements: Movement[]
  writtenTo: number
}

/** The balance of a wallet without its movements: maps read those of the whole fleet at each poll. */
interface Running {
  balance: number
  /** The moment of the balance. */
  at: number
  /** The seeded entries after it and until `horizon`: the time of each, then its change. */
  next: number[]
  /** The number of entries that the balance has. */
  entered: number
  horizon: number
  /** Grows when a call changes the entries to come. */
  version: number
}

/** The admin of seeded top-ups. */
const SEEDED_ADMIN = 'admin@fleetgis.example'
/** The range of opening balances: no wallet starts empty, few start full. */
const LEAST_OPENING = 1_000
const OPENINGS = 40
const OPENING_STEP = 500
/** Opening balances of drivers who have not driven yet. */
const NEWCOMERS_OPENINGS = [0, 500, 12_500, 250_000, 1_000_000] as const

export function createWallets(world: WalletWorld): Wallets {
  const { seed, diary, requests, openedAt } = world
  const openedDay = startOfDay(world.firstDay)
  /** By driver and id of the group. */
  const ledgers = new Map<Enlisted, Map<string, Ledger>>()
  /** By driver, in the driver's own group. */
  const running = new Map<Enlisted, Running>()
  const changes = new Map<string, number>()

  /** Entries after a moment, up to and including another one. */
  function entries({ driver }: Enlisted, groupId: string, after: number, until: number): Entry[] {
    if (driver?.groupId !== groupId) return []
    const found: Entry[] = []
    for (let day = dayOf(after) - 1; day <= dayOf(until); day += 1) {
      for (const { at, amount, way } of requests.plannedTopUps(driver, day)) {
        if (at > after && at <= until) found.push({ kind: 'topUp', at, amount, by: SEEDED_ADMIN, way })
      }
    }
    for (const trip of diary.tripsOf(driver.index, dayOf(after) - 1, dayOf(until), until)) {
      if (trip.end <= after || trip.end > until) continue
      const fare = receiptOf(world, trip).total
      found.push({ kind: 'trip', at: trip.end, trip, fare, commission: commissionOf(groupId, fare) })
    }
    return found.sort((one, other) => one.at - other.at)
  }

  function write(ledger: Ledger, entry: Entry): Movement {
    const movement = movementOf(entry, closingOf(ledger))
    ledger.movements.push(movement)
    return movement
  }

  /** What the entries of a driver's own group add up to until the world's start. */
  function sumsOf(owner: Enlisted, { index, groupId }: Driver): PastSums {
    const known = world.past.sums.get(index)
    if (known) return known
    const sums = { sum: 0, least: 0 }
    for (const entry of entries(owner, groupId, openedDay, openedAt)) {
      sums.sum += changeOf(entry)
      sums.least = Math.min(sums.least, sums.sum)
    }
    world.past.sums.set(index, sums)
    return sums
  }

  /** The opening balance of a wallet, so that it never falls below zero. */
  function openingOf(owner: Enlisted, groupId: string): number {
    if (!hasWallets(groupId)) return 0
    const { driver, profile } = owner
    const lot = hash(seed, 'opening', profile.key)
    if (driver?.groupId === groupId) {
      const { least } = sumsOf(owner, driver)
      return Math.ceil(-least / OPENING_STEP) * OPENING_STEP + LEAST_OPENING + (lot % OPENINGS) * OPENING_STEP
    }
    return owner.seededIn.includes(groupId) ? (NEWCOMERS_OPENINGS[lot % NEWCOMERS_OPENINGS.length] ?? 0) : 0
  }

  /** Opens a wallet with its past. */
  function open(owner: Enlisted, groupId: string): Ledger {
    const ledger: Ledger = { opening: openingOf(owner, groupId), movements: [], writtenTo: openedAt }
    for (const entry of entries(owner, groupId, openedDay, openedAt)) write(ledger, entry)
    return ledger
  }

  function ledgerOf(owner: Enlisted, groupId: string, now: number): Ledger {
    const own = ledgers.get(owner) ?? new Map<string, Ledger>()
    const ledger = own.get(groupId) ?? open(owner, groupId)
    if (!own.has(groupId)) ledgers.set(owner, own.set(groupId, ledger))
    if (now > ledger.writtenTo) {
      for (const entry of entries(owner, groupId, ledger.writtenTo, now)) write(ledger, entry)
      ledger.writtenTo = now
    }
    return ledger
  }

  const versionOf = ({ driver }: Enlisted): number =>
    world.rates.changes +
    world.extraCharges.changes +
    (driver ? diary.additionsOf(driver.index) + requests.decisionsOf(driver) : 0)

  /** The balance of a wallet that no call has read in full. */
  function runningBalance(owner: Enlisted, driver: Driver, now: number): number {
    const { groupId } = driver
    const one = running.get(owner) ?? {
      balance: openingOf(owner, groupId) + sumsOf(owner, driver).sum,
      at: openedAt,
      next: [],
      entered: 0,
      horizon: Number.NEGATIVE_INFINITY,
      version: 0,
    }
    running.set(owner, one)
    const version = versionOf(owner)
    if (now > one.horizon || version !== one.version) {
      // Each driver at another time of the day, so that no poll computes all of them.
      one.horizon = startOfDay(dayOf(now) + 1) + driver.habits.dayStarts
      one.next = entries(owner, groupId, one.at, one.horizon).flatMap((entry) => [entry.at, changeOf(entry)])
      one.entered = 0
      one.version = version
    }
    for (let index = one.entered * 2; (one.next[index] ?? now + 1) <= now; index += 2) {
      one.balance += one.next[index + 1] ?? 0
      one.entered += 1
    }
    one.at = Math.max(one.at, now)
    return one.balance
  }

  return {
    balance(owner, groupId, now) {
      const isRead = ledgers.get(owner)?.has(groupId) === true
      return isRead || owner.driver?.groupId !== groupId
        ? closingOf(ledgerOf(owner, groupId, now))
        : runningBalance(owner, owner.driver, now)
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
