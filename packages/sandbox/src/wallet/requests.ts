import { type ApprovalStatusCode, decide } from '@fleetgis/domain/wallet'
import { dayOf } from '../base/stamp.ts'
import type { Driver } from '../drivers/driver.ts'
import { cashDay, partsOfKey, type Request, STANDING } from './cashDay.ts'

/** A seeded top-up. */
export interface PlannedTopUp {
  at: number
  amount: number
  way: 'hand' | 'request'
}

/**
 * The top-up requests of drivers. Decisions before the world's start are seeded; later ones come from calls, except for
 * the few that show each case.
 */
export interface Requests {
  /** The requests of a group that were made on the days from `first` to `last` and not after `now`, newest first. */
  of(groupId: string, first: number, last: number, now: number): Request[]
  /** The request of a key; undefined if it is unknown or not made yet. */
  find(key: string, now: number): Request | undefined
  status(request: Request, now: number): ApprovalStatusCode
  /** Approves or rejects a request; false if it is decided already (APR-11). Does not move money. */
  decide(request: Request, decision: 'approve' | 'reject', now: number): boolean
  /** The seeded top-ups of a driver on a day, future ones included. */
  plannedTopUps(driver: Driver, day: number): PlannedTopUp[]
  /** How many requests of a driver calls have decided. */
  decisionsOf(driver: Driver): number
  /** What calls have decided, by key. */
  readonly changes: ReadonlyMap<string, ApprovalStatusCode>
}

/** An undecided request counts as rejected if it was this many days old at the world's start. */
const DAYS_OPEN = 2

export function createRequests(
  seed: number,
  drivers: readonly Driver[],
  { firstDay, openedAt }: { firstDay: number; openedAt: number },
): Requests {
  const changes = new Map<string, ApprovalStatusCode>()
  const decisions = new Map<Driver, number>()
  const ranks = new Map<Driver, number>()
  const counts = new Map<string, number>()
  for (const driver of drivers) {
    const rank = counts.get(driver.groupId) ?? 0
    ranks.set(driver, rank)
    counts.set(driver.groupId, rank + 1)
  }
  const openedOn = dayOf(openedAt)
  const read = (driver: Driver, day: number) =>
    day < firstDay ? undefined : cashDay(seed, driver, ranks.get(driver) ?? 0, day)

  const hasHappened = (at: number, isStanding: boolean, now: number) =>
    at <= now && (isStanding || at <= openedAt)

  function seededStatus(request: Request, now: number): ApprovalStatusCode {
    const { outcome, decidedAt, driver, requestedAt } = request
    if (decidedAt === undefined) return dayOf(requestedAt) <= openedOn - DAYS_OPEN ? 4 : 1
    const isStanding = (ranks.get(driver) ?? 0) < STANDING.length
    if (!hasHappened(decidedAt, isStanding, now)) return 1
    return outcome === 'approved' ? 2 : 4
  }

  const status = (request: Request, now: number) => changes.get(request.key) ?? seededStatus(request, now)

  return {
    of(groupId, first, last, now) {
      const found: Request[] = []
      for (let day = Math.max(first, firstDay); day <= Math.min(last, dayOf(now)); day += 1) {
        for (const driver of drivers) {
          const request = driver.groupId === groupId ? read(driver, day)?.request : undefined
          if (request && request.requestedAt <= now) found.push(request)
        }
      }
      return found.sort((one, other) => other.requestedAt - one.requestedAt)
    },
    find(key, now) {
      const parts = partsOfKey(key)
      const driver = parts && drivers[parts.driver]
      const request = driver && read(driver, parts.day)?.request
      return request && request.requestedAt <= now ? request : undefined
    },
    status,
    decide(request, decision, now) {
      const to = decide(status(request, now), decision)
      if (to === undefined) return false
      changes.set(request.key, to)
      decisions.set(request.driver, (decisions.get(request.driver) ?? 0) + 1)
      return true
    },
    plannedTopUps(driver, day) {
      const planned = read(driver, day)
      if (planned?.at === undefined) return []
      const { at, amount, request, isStanding } = planned
      if (request && changes.has(request.key)) return []
      if (!isStanding && (at > openedAt || (request === undefined && day === openedOn))) return []
      return [{ at, amount, way: request ? 'request' : 'hand' }]
    },
    decisionsOf: (driver) => decisions.get(driver) ?? 0,
    changes,
  }
}
