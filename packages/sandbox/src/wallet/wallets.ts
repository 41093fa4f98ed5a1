import { hash } from '../base/random.ts'
import { dayOf, startOfDay } from '../base/stamp.ts'
import type { Driver } from '../drivers/driver.ts'
import type { Enlisted } from '../drivers/roster.ts'
import { hasWallets } from '../groups/terms.ts'
import type { Diary } from '../trips/diary.ts'
import type { Past } from '../trips/past.ts'
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
  past: Pick<Past, 'entries'>
  /** The first day of the diary. */
  firstDay: number
  openedAt: number
}

interface Ledger {
  opening: number
  /** Until the world's start. */
  past: readonly Entry[]
  /** After `past`. */
  atStart: number
  /** Since the world's start. */
  movements: Movement[]
  writtenTo: number
  /** Before this moment the seed adds no entry, unless a call adds a trip. Maps read wallets often. */
  quietUntil: number
  /** The number of added trips when `quietUntil` was computed. */
  additions: number
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

  /** The time of the next seeded trip or top-up of a wallet; the next day at the latest. */
  function nextEntry({ driver }: Enlisted, groupId: string, now: number): number {
    if (driver?.groupId !== groupId) return Number.POSITIVE_INFINITY
    const today = dayOf(now)
    const days = [today - 1, today] as const
    const times = [
      startOfDay(today + 1),
      ...days.flatMap((day) => requests.plannedTopUps(driver, day).map(({ at }) => at)),
      ...[...diary.tripsOf(driver.index, ...days, Number.POSITIVE_INFINITY)].map(({ end }) => end),
    ]
    return Math.min(...times.filter((at) => at > now))
  }

  const balanceOf = ({ movements, atStart }: Ledger) => movements.at(-1)?.balance ?? atStart

  function write(ledger: Ledger, entry: Entry): Movement {
    const movement = movementOf(entry, balanceOf(ledger))
    ledger.movements.push(movement)
    return movement
  }

  function pastOf(owner: Enlisted, driver: Driver): readonly Entry[] {
    const known = world.past.entries.get(driver.index)
    if (known) return known
    const past = entries(owner, driver.groupId, openedDay, openedAt)
    world.past.entries.set(driver.index, past)
    return past
  }

  function opened(opening: number, past: readonly Entry[], sum: number): Ledger {
    const atStart = opening + sum
    return { opening, past, atStart, movements: [], writtenTo: openedAt, quietUntil: 0, additions: 0 }
  }

  /** Opens a wallet with a balance that never falls below zero. */
  function open(owner: Enlisted, groupId: string): Ledger {
    const { driver, profile } = owner
    const lot = hash(seed, 'opening', profile.key)
    if (driver?.groupId !== groupId) {
      const isKnown = owner.seededIn.includes(groupId) && hasWallets(groupId)
      return opened(isKnown ? (NEWCOMERS_OPENINGS[lot % NEWCOMERS_OPENINGS.length] ?? 0) : 0, [], 0)
    }
    const past = pastOf(owner, driver)
    let sum = 0
    let least = 0
    for (const entry of past) {
      sum += changeOf(entry)
      least = Math.min(least, sum)
    }
    const spare = LEAST_OPENING + (lot % OPENINGS) * OPENING_STEP
    const opening = hasWallets(groupId) ? Math.ceil(-least / OPENING_STEP) * OPENING_STEP + spare : 0
    return opened(opening, past, sum)
  }

  /** All movements of a wallet, oldest first. */
  function movementsOf({ opening, past, movements }: Ledger): Movement[] {
    let balance = opening
    const before = past.map((entry) => {
      const movement = movementOf(entry, balance)
      balance = movement.balance
      return movement
    })
    return [...before, ...movements]
  }

  function ledgerOf(owner: Enlisted, groupId: string, now: number): Ledger {
    const own = ledgers.get(owner) ?? new Map<string, Ledger>()
    const ledger = own.get(groupId) ?? open(owner, groupId)
    if (!own.has(groupId)) ledgers.set(owner, own.set(groupId, ledger))
    const isQuiet = now < ledger.quietUntil && ledger.additions === diary.additions
    if (now > ledger.writtenTo && !isQuiet) {
      for (const entry of entries(owner, groupId, ledger.writtenTo, now)) write(ledger, entry)
      ledger.writtenTo = now
      ledger.quietUntil = nextEntry(owner, groupId, now)
      ledger.additions = diary.additions
    }
    return ledger
  }

  return {
    balance(owner, groupId, now) {
      return balanceOf(ledgerOf(owner, groupId, now))
    },
    statement(owner, groupId, { first, last }, now) {
      const ledger = ledgerOf(owner, groupId, now)
      const movements = movementsOf(ledger)
      const from = startOfDay(first)
      const before = movements.findLast(({ at }) => at < from)
      const own = movements.filter(({ at }) => at >= from && dayOf(at) <= last).reverse()
      const statement = { opening: before?.balance ?? ledger.opening, added: 0, commission: 0 }
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

const keyOf = ({ profile }: Enlisted, groupId: string) => `${profile.key} ${groupId}`
