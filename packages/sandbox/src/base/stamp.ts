/** Myanmar's offset from UTC, in milliseconds. There is no daylight saving time. */
export const FLEET_OFFSET = 6.5 * 3_600_000

export const DAY = 86_400_000

/** The fleet's local time as servers write it: `2026-11-21 09:15:00`, without a zone (CF-21). */
export function stampOf(ms: number): string {
  return new Date(ms + FLEET_OFFSET).toISOString().slice(0, 19).replace('T', ' ')
}

/** The number of a fleet-local day, counted from 1970-01-01. */
export const dayOf = (ms: number): number => Math.floor((ms + FLEET_OFFSET) / DAY)

/** The start of a fleet-local day, in epoch milliseconds. */
export const startOfDay = (day: number): number => day * DAY - FLEET_OFFSET

/** A day as yyyy-mm-dd. */
export const dateOf = (day: number): string => new Date(day * DAY).toISOString().slice(0, 10)

/** The number of a day written yyyy-mm-dd; undefined for anything else, including 2025-02-30. */
export function parseDate(text: string): number | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined
  const ms = Date.parse(`${text}T00:00:00Z`)
  return Number.isNaN(ms) || new Date(ms).toISOString().slice(0, 10) !== text ? undefined : ms / DAY
}
