import { type FixedPoint, formatFixed } from './fixedPoint.ts'

const KILOMETRES: FixedPoint = { decimals: 1, times: 10, over: 1, moves: 1 }
const METRES_AS_KILOMETRES: FixedPoint = { decimals: 2, times: 1, over: 10, moves: -1 }

/** A distance in km, with one decimal: `12.1`. `0.0` if below 0 or not a number. FMT-08. */
export function formatDistanceKm(value: number | string | null | undefined): string {
  const text = formatFixed(value, KILOMETRES)
  return text.startsWith('-') ? '0.0' : text
}

/** A candidate's distance in metres, as km with two decimals: `12.35`. `0.00` if below 0 or not a number. ASG-05. */
export function formatAssignDistance(metres: number | string | null | undefined): string {
  const text = formatFixed(metres, METRES_AS_KILOMETRES)
  return text.startsWith('-') ? '0.00' : text
}
