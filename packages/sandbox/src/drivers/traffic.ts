import type { Position } from '../base/geo.ts'
import type { City } from '../streets/city.ts'
import type { Trip } from '../trips/trip.ts'
import { type DayPlan, dayOfPlan, type Leg } from './dayPlan.ts'
import type { Driver } from './driver.ts'
import type { Plans } from './plans.ts'

/** `ongoing` has a passenger, `online` waits for one. */
type DriverState = 'offline' | 'online' | 'ongoing'

/** A phone's latest report. */
interface Report {
  state: DriverState
  /** Time of the report, epoch milliseconds; an offline phone reported last at the end of its day. */
  at: number
  leg: Leg
}

/** A phone's latest report, and its position. */
interface Whereabouts extends Report {
  position: Position
}

/** The positions of all drivers. */
export interface Traffic {
  /** The report of `whereabouts` without its position, which costs most of it. */
  report(driver: Driver, now: number): Report | undefined
  /** The position of a report. */
  positionOf(report: Report): Position
  /** The latest report of a driver at a moment; undefined if the driver has not driven for two days. */
  whereabouts(driver: Driver, now: number): Whereabouts | undefined
}

/** The interval of a phone's reports in milliseconds. Each phone has its own offset. */
const REPORT_EVERY = 10_000

/** Time of the latest report of a driver's phone. */
function lastReport({ index }: Driver, now: number): number {
  const phase = (index * 2_741) % REPORT_EVERY
  return now - ((now + phase) % REPORT_EVERY)
}

/**
 * Computes positions when they are read: nothing runs between reads, and a read costs one search along a route per
 * driver, however long ago the last read was.
 */
export function createTraffic(
  city: City,
  plans: Plans,
  /** A driver's trip that calls have added, which is not in the plan. */
  unplanned: (driver: number, now: number) => Trip | undefined,
): Traffic {
  function find(driver: Driver, now: number): DayPlan | undefined {
    const day = dayOfPlan(driver, now)
    const today = plans.of(driver, day)
    return today && today.legs[0].start <= now
      ? today
      : (plans.of(driver, day - 1) ?? plans.of(driver, day - 2))
  }

  /** Each driver's leg at the last read and the end of duty. It is mostly the same at the next read. */
  const known: { leg: Leg; offDuty: number }[] = []

  function report(driver: Driver, now: number): Report | undefined {
    const trip = unplanned(driver.index, now)
    if (trip) {
      const leg: Leg = { kind: 'trip', start: trip.start, end: trip.end, from: trip.from, to: trip.to }
      return { state: 'ongoing', at: Math.max(trip.start, lastReport(driver, now)), leg }
    }
    const before = known[driver.index]
    if (before && now < before.offDuty) {
      const { leg } = before
      const at = lastReport(driver, now)
      if (at >= leg.start && at < leg.end) return { state: stateOf(leg), at, leg }
    }
    const plan = find(driver, now)
    if (plan === undefined) return undefined
    const last = plan.legs[plan.legs.length - 1] ?? plan.legs[0]
    if (now >= last.end) return { state: 'offline', at: last.end, leg: last }
    const at = Math.max(plan.legs[0].start, lastReport(driver, now))
    const leg = legAt(plan.legs, at)
    known[driver.index] = { leg, offDuty: last.end }
    return { state: stateOf(leg), at, leg }
  }

  const positionOf = ({ leg, at }: Report): Position =>
    city.routes.after(leg.from, leg.to, (at - leg.start) / 1000).position

  return {
    report,
    positionOf,
    whereabouts(driver, now) {
      const latest = report(driver, now)
      return latest && { ...latest, position: positionOf(latest) }
    },
  }
}

const stateOf = ({ kind }: Leg): DriverState => (kind === 'trip' ? 'ongoing' : 'online')

/** The leg at a moment, by bisection. */
function legAt(legs: DayPlan['legs'], at: number): Leg {
  let low = 0
  let high = legs.length - 1
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if ((legs[middle]?.start ?? 0) <= at) low = middle
    else high = middle - 1
  }
  return legs[low] ?? legs[0]
}
