import { startOfDay } from '../base/stamp.ts'
import type { Routes } from '../streets/routes.ts'
import { type DayPlan, type Leg, planDay } from './dayPlan.ts'
import type { Driver } from './driver.ts'

/** The days of all drivers, planned at the first read. */
export interface Plans {
  /** Undefined on a day off. */
  of(driver: Driver, day: number): DayPlan | undefined
}

/** Cached days: today's plan and those that reach into it. Older ones are planned again when needed. */
const KEPT = 3

export function createPlans(seed: number, routes: Routes): Plans {
  const days = new Map<number, Map<number, Int32Array | undefined>>()
  let newest = Number.NEGATIVE_INFINITY

  function keep(day: number): Map<number, Int32Array | undefined> | undefined {
    if (day <= newest - KEPT) return undefined
    if (day > newest) {
      newest = day
      for (const known of days.keys()) if (known <= newest - KEPT) days.delete(known)
    }
    const plans = days.get(day) ?? new Map<number, Int32Array | undefined>()
    if (plans.size === 0) days.set(day, plans)
    return plans
  }

  return {
    of(driver, day) {
      const plans = keep(day)
      const known = plans?.get(driver.index)
      if (known) return unpacked(known, startOfDay(day))
      if (plans?.has(driver.index)) return undefined
      const plan = planDay(seed, driver, day, routes)
      plans?.set(driver.index, plan && packed(plan, startOfDay(day)))
      return plan
    },
  }
}

const KINDS = ['wait', 'cruise', 'trip'] as const satisfies readonly Leg['kind'][]

/**
 * A plan in two numbers a leg: its start in milliseconds of the day, and its kind and place; then the end of the day.
 * A leg ends where and when the next one starts. As objects the plans of 100,000 drivers fill gigabytes.
 */
function packed({ legs }: DayPlan, midnight: number): Int32Array {
  const numbers = new Int32Array(legs.length * 2 + 1)
  legs.forEach(({ kind, start, end, to }, index) => {
    numbers[index * 2] = start - midnight
    numbers[index * 2 + 1] = to * KINDS.length + KINDS.indexOf(kind)
    numbers[index * 2 + 2] = end - midnight
  })
  return numbers
}

function unpacked(numbers: Int32Array, midnight: number): DayPlan {
  let from = placeOf(numbers, 0)
  const legAt = (at: number): Leg => {
    const to = placeOf(numbers, at)
    const leg: Leg = {
      kind: KINDS[(numbers[at + 1] as number) % KINDS.length] as Leg['kind'],
      start: midnight + (numbers[at] as number),
      end: midnight + (numbers[at + 2] as number),
      from,
      to,
    }
    from = to
    return leg
  }
  const legs: [Leg, ...Leg[]] = [legAt(0)]
  for (let at = 2; at + 2 < numbers.length; at += 2) legs.push(legAt(at))
  return { legs }
}

const placeOf = (numbers: Int32Array, at: number) => Math.floor((numbers[at + 1] as number) / KINDS.length)
