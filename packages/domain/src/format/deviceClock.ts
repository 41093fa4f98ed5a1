/** A device's clock may be off by so much, in milliseconds, before the server's counts. Source: CF-180. */
const TOLERANCE_MS = 120_000

/**
 * How far a device's clock is ahead of the server's, in milliseconds, negative where it is behind; 0 within two minutes.
 * `measured` is a new measurement and `known` the lead so far, which stays while the two are within two minutes of each
 * other. Source: CF-180.
 */
export function deviceLead(measured: number, known: number): number {
  if (Math.abs(measured - known) <= TOLERANCE_MS) return known
  return Math.abs(measured) <= TOLERANCE_MS ? 0 : measured
}

/** The error of a clock in the unit that suits it: fast or slow, and by how many. */
export interface ClockError {
  readonly isFast: boolean
  readonly unit: 'minutes' | 'hours' | 'days'
  readonly count: number
}

/** A lead in milliseconds, rounded to minutes below an hour, to hours below a day, else to days. Source: CF-180. */
export function clockError(lead: number): ClockError {
  const isFast = lead > 0
  const minutes = Math.round(Math.abs(lead) / 60_000)
  if (minutes < 60) return { isFast, unit: 'minutes', count: minutes }
  const hours = Math.round(minutes / 60)
  if (hours < 24) return { isFast, unit: 'hours', count: hours }
  return { isFast, unit: 'days', count: Math.round(hours / 24) }
}
