/** The base fare of a trip, MMK. */
export const INITIAL_FARE = 1200
const PER_KM = 650
const LEAST = 1500
/** Amounts are rounded to this step: there are no smaller notes. */
const STEP = 50

const MINUTE = 60_000
const FREE_MINUTES = 2
const PER_WAITING_MINUTE = 100

/** The fare of a trip's distance, MMK: the base fare and a price per kilometre. */
export function fareOf(metres: number): number {
  return Math.max(LEAST, Math.round((INITIAL_FARE + (PER_KM * metres) / 1000) / STEP) * STEP)
}

/** The charge for a waiting car, MMK: the first minutes are free, then each started minute counts. */
export function waitingCharge(ms: number): number {
  return Math.max(0, Math.ceil(ms / MINUTE) - FREE_MINUTES) * PER_WAITING_MINUTE
}
