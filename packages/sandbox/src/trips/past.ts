import { createPlans, type Plans } from '../drivers/plans.ts'
import type { City } from '../streets/city.ts'
import type { DiaryPage } from './diaryPage.ts'

/** What follows from a seed alone, and no call changes: worlds of one city with the same options share it. */
export interface Past {
  readonly plans: Plans
  /** The seeded trips and check-ins by day of plan. */
  readonly planned: Map<number, DiaryPage>
  /** The same by calendar day, newest first. */
  readonly days: Map<number, DiaryPage>
  /** The entries of each driver's wallet until the world's start, by index of the driver. */
  readonly sums: Map<number, PastSums>
}

/** What the entries of a wallet add up to, MMK. */
export interface PastSums {
  sum: number
  /** The least sum on the way. */
  least: number
}

/** The newest past of each city: most worlds of a city have the same options. */
const pasts = new WeakMap<City, { key: string; past: Past }>()

/** The past of the worlds of a city with a seed and these options; computed as it is read. */
export function pastOf(city: City, seed: number, options: readonly unknown[]): Past {
  const key = JSON.stringify([seed, ...options])
  const known = pasts.get(city)
  if (known?.key === key) return known.past
  const plans = createPlans(seed, city.routes)
  const past: Past = { plans, planned: new Map(), days: new Map(), sums: new Map() }
  pasts.set(city, { key, past })
  return past
}
