import { hash } from '../base/random.ts'
import { dayOf, startOfDay } from '../base/stamp.ts'
import type { Driver } from '../drivers/driver.ts'
import type { Enlisted } from '../drivers/roster.ts'
import { hasWallets } from '../groups/terms.ts'
import type { Diary } from '../trips/diary.ts'
import type { Past, PastSums } from '../trips/past.ts'
import { type FareWorld, receiptOf } from '../trips/receipt.ts'
import { commissionOf } from './commission.ts'
import { changeOf, type Entry } from './entry.ts'
import type { Requests } from './requests.ts'

export interface WalletWorld extends FareWorld {
  diary: Diary
  requests: Requests
  past: Pick<Past, 'sums'>
  /** The first day of the diary. */
  firstDay: number
  openedAt: number
}

/** The admin of seeded top-ups. */
const SEEDED_ADMIN = 'admin@fleetgis.example'
/** The range of opening balances: no wallet starts empty, few start full. */
const LEAST_OPENING = 1_000
const OPENINGS = 40
const OPENING_STEP = 500
/** Opening balances of drivers who have not driven yet. */
const NEWCOMERS_OPENINGS = [0, 500, 12_500, 250_000, 1_000_000] as const

/** What the trips and planned top-ups of drivers enter into their wallets, and what each wallet opens with. */
export function createSeededEntries(world: WalletWorld) {
  const { seed, diary, requests, openedAt } = world
  const openedDay = startOfDay(world.firstDay)

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

  /** The entries until the world's start. */
  const pastOf = (owner: Enlisted, groupId: string) => entries(owner, groupId, openedDay, openedAt)

  /** What the entries of a driver's own group add up to until the world's start. */
  function sumsOf(owner: Enlisted, { index, groupId }: Driver): PastSums {
    const known = world.past.sums.get(index)
    if (known) return known
    const sums = { sum: 0, least: 0 }
    for (const entry of pastOf(owner, groupId)) {
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

  return { entries, pastOf, sumsOf, openingOf }
}

export type SeededEntries = ReturnType<typeof createSeededEntries>
