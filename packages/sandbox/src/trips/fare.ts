const START = 1200
const PER_KM = 650
const LEAST = 1500
/** Nobody carries smaller notes. */
const STEP = 50

/** What a trip costs, MMK: a start and a price for each kilometre. */
export function fareOf(metres: number): number {
  return Math.max(LEAST, Math.round((START + (PER_KM * metres) / 1000) / STEP) * STEP)
}
