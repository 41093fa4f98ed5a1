/** The prices of a trip, MMK. */
export interface FareRate {
  /** The base fare. */
  initial: number
  perKm: number
  perMinute: number
}

/** The rate of groups without one of their own. */
export const CITY_RATE: FareRate = { initial: 1200, perKm: 650, perMinute: 100 }

/** Every trip pays at least for this distance. */
const LEAST_METRES = 460
/** Amounts are rounded to this step: there are no smaller notes. */
const STEP = 50

const MINUTE = 60_000
const FREE_MINUTES = 2

/** The fare of a trip's distance, MMK: the base fare and a price per kilometre. */
export function fareOf(metres: number, { initial, perKm }: FareRate): number {
  return initial + Math.round((perKm * Math.max(metres, LEAST_METRES)) / 1000 / STEP) * STEP
}

/** The charge for a waiting car, MMK: the first minutes are free, then each started minute counts. */
export function waitingCharge(ms: number, { perMinute }: FareRate): number {
  return Math.max(0, Math.ceil(ms / MINUTE) - FREE_MINUTES) * perMinute
}
