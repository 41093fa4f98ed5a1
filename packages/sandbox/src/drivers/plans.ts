import type { Routes } from '../streets/routes.ts'
import { type DayPlan, planDay } from './dayPlan.ts'
import type { Driver } from './driver.ts'

/** The days of all drivers, planned at the first read. */
export interface Plans {
  /** Undefined on a day off. */
  of(driver: Driver, day: number): DayPlan | undefined
}

/** Cached days: today's plan and those that reach into it. Older ones are planned again when needed. */
const KEPT = 3

export function createPlans(seed: number, routes: Routes): Plans {
  const days = new Map<number, Map<number, DayPlan | undefined>>()
  let newest = Number.NEGATIVE_INFINITY

  function keep(day: number): Map<number, DayPlan | undefined> | undefined {
    if (day <= newest - KEPT) return undefined
    if (day > newest) {
      newest = day
      for (const known of days.keys()) if (known <= newest - KEPT) days.delete(known)
    }
    const plans = days.get(day) ?? new Map<number, DayPlan | undefined>()
    if (plans.size === 0) days.set(day, plans)
    return plans
  }

  return {
    of(driver, day) {
      const plans = keep(day)
      const known = plans?.get(driver.index)
      if (known || plans?.has(driver.index)) return known
      const plan = planDay(seed, driver, day, routes)
      plans?.set(driver.index, plan)
      return plan
    },
  }
}
