import { createRandom, type Random } from '../base/random.ts'
import { DAY, FLEET_OFFSET, startOfDay } from '../base/stamp.ts'
import type { Routes } from '../streets/routes.ts'
import type { Driver } from './driver.ts'

/** A driver's activity: waits at a place, drives to another one without a passenger, or drives a passenger there. */
type LegKind = 'wait' | 'cruise' | 'trip'

export interface Leg {
  kind: LegKind
  /** Epoch milliseconds; the next leg starts when this one ends. */
  start: number
  end: number
  /** Indices of places. */
  from: number
  to: number
}

/** A driver's day on duty, from home to home. */
export interface DayPlan {
  legs: readonly [Leg, ...Leg[]]
}

const MINUTE = 60_000
/** The share of days off. */
const DAY_OFF = 0.06
const RUSH_HOURS = [7, 8, 16, 17, 18]
/** The shortest wait, for doors and luggage. */
const SHORTEST = MINUTE

/** The plan day that covers a moment: a driver's plans do not overlap. */
export const dayOfPlan = (driver: Driver, ms: number): number =>
  Math.floor((ms + FLEET_OFFSET - driver.habits.dayStarts) / DAY)

/**
 * A driver's plan that begins on calendar day `day`; undefined on a day off. Depends on the seed, the driver and the
 * day only, so past, future and restarted worlds agree.
 */
export function planDay(seed: number, driver: Driver, day: number, routes: Routes): DayPlan | undefined {
  const random = createRandom(seed, 'day', driver.index, day)
  const { home, dayStarts, worksFor } = driver.habits
  if (worksFor === 0 || random.chance(DAY_OFF)) return undefined
  const start = startOfDay(day) + dayStarts + random.int(20) * MINUTE
  const end = start + Math.round(worksFor)
  const legs: [Leg, ...Leg[]] = [waiting(random, start, home)]
  let last: Leg = legs[0]
  const add = (leg: Leg) => {
    legs.push(leg)
    last = leg
  }
  while (last.end < end) {
    add(driving(random, random.chance(0.72) ? 'trip' : 'cruise', last, routes))
    add(waiting(random, last.end, last.to))
  }
  if (last.to !== home) add(drive('cruise', last.end, last.to, home, routes))
  return { legs }
}

function waiting(random: Random, start: number, place: number): Leg {
  const hour = Math.floor((((start + FLEET_OFFSET) % DAY) + DAY) / 3_600_000) % 24
  const longest = RUSH_HOURS.includes(hour) ? 12 : 42
  return {
    kind: 'wait',
    start,
    end: start + Math.round(random.between(2, longest) * MINUTE),
    from: place,
    to: place,
  }
}

function driving(
  random: Random,
  kind: 'trip' | 'cruise',
  { to: from, end: start }: Leg,
  routes: Routes,
): Leg {
  const nearest = routes.nearest(from)
  const reach = kind === 'cruise' ? Math.min(10, nearest.length) : nearest.length
  // Most trips are short, but some lead across the city.
  const to = nearest[Math.floor(reach * random.next() ** 2.2)] ?? from
  return drive(kind, start, from, to, routes)
}

function drive(kind: LegKind, start: number, from: number, to: number, routes: Routes): Leg {
  return {
    kind,
    start,
    end: start + Math.max(SHORTEST, Math.round(routes.seconds(from, to) * 1000)),
    from,
    to,
  }
}
