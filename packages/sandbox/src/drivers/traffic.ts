import type { Position } from '../base/geo.ts'
import type { City } from '../streets/city.ts'
import type { Trip } from '../trips/trip.ts'
import { type DayPlan, dayOfPlan, type Leg } from './dayPlan.ts'
import type { Driver } from './driver.ts'
import type { Plans } from './plans.ts'

/** `ongoing` drives a passenger, `online` waits for one. */
type DriverState = 'offline' | 'online' | 'ongoing'

/** Where a driver was when their phone last told. */
interface Whereabouts {
  state: DriverState
  position: Position
  /** When the phone told, epoch milliseconds; an offline phone told last at the end of its day. */
  at: number
  leg: Leg
}

/** Where everybody is. */
export interface Traffic {
  /** The latest report of a driver at a moment; undefined for one who has not driven for two days. */
  whereabouts(driver: Driver, now: number): Whereabouts | undefined
}

/** A phone reports as often as this, each at a second of its own. */
const REPORT_EVERY = 10_000

/** When a driver's phone told last. */
function lastReport({ index }: Driver, now: number): number {
  const phase = (index * 2_741) % REPORT_EVERY
  return now - ((now + phase) % REPORT_EVERY)
}

/**
 * Drivers are moved by looking at them: nothing runs in between, and looking costs each driver the crossings of one
 * way, however long nobody looked.
 */
export function createTraffic(
  city: City,
  plans: Plans,
  /** The trip that a driver is on although nobody had planned it. */
  unplanned: (driver: number, now: number) => Trip | undefined,
): Traffic {
  function find(driver: Driver, now: number): DayPlan | undefined {
    const day = dayOfPlan(driver, now)
    const today = plans.of(driver, day)
    return today && today.legs[0].start <= now
      ? today
      : (plans.of(driver, day - 1) ?? plans.of(driver, day - 2))
  }

  /** What each driver did when somebody looked last, and when they go off duty: mostly it is the same the next time. */
  const known: { leg: Leg; offDuty: number }[] = []

  return {
    whereabouts(driver, now) {
      const trip = unplanned(driver.index, now)
      if (trip) {
        const at = Math.max(trip.start, lastReport(driver, now))
        const leg: Leg = { kind: 'trip', start: trip.start, end: trip.end, from: trip.from, to: trip.to }
        return { state: 'ongoing', position: positionOn(leg, at), at, leg }
      }
      const before = known[driver.index]
      if (before && now < before.offDuty) {
        const { leg } = before
        const at = lastReport(driver, now)
        if (at >= leg.start && at < leg.end)
          return { state: stateOf(leg), position: positionOn(leg, at), at, leg }
      }
      const plan = find(driver, now)
      if (plan === undefined) return undefined
      const last = plan.legs[plan.legs.length - 1] ?? plan.legs[0]
      if (now >= last.end)
        return { state: 'offline', position: positionOn(last, last.end), at: last.end, leg: last }
      const at = Math.max(plan.legs[0].start, lastReport(driver, now))
      const leg = legAt(plan.legs, at)
      known[driver.index] = { leg, offDuty: last.end }
      return { state: stateOf(leg), position: positionOn(leg, at), at, leg }
    },
  }

  function positionOn(leg: Leg, at: number): Position {
    return city.routes.after(leg.from, leg.to, (at - leg.start) / 1000).position
  }
}

const stateOf = ({ kind }: Leg): DriverState => (kind === 'trip' ? 'ongoing' : 'online')

/** The leg of a moment, by bisection. */
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
