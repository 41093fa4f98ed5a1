/** What every trip begins with, MMK. */
export const INITIAL_FARE = 1200
const PER_KM = 650
const LEAST = 1500
/** Nobody carries smaller notes. */
const STEP = 50

const MINUTE = 60_000
const FREE_MINUTES = 2
const PER_WAITING_MINUTE = 100

/** What a trip costs for its way alone, MMK: a start and a price for each kilometre. */
export function fareOf(metres: number): number {
  return Math.max(LEAST, Math.round((INITIAL_FARE + (PER_KM * metres) / 1000) / STEP) * STEP)
}

/** What it costs to keep a car waiting, MMK: the first minutes are free, others are counted once they begin. */
export function waitingCharge(ms: number): number {
  return Math.max(0, Math.ceil(ms / MINUTE) - FREE_MINUTES) * PER_WAITING_MINUTE
}
