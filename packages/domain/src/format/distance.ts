import { type FixedPoint, formatFixed } from './fixedPoint.ts'

const KILOMETRES: FixedPoint = { decimals: 1, times: 10, over: 1, moves: 1 }
const METRES_AS_KILOMETRES: FixedPoint = { decimals: 2, times: 1, over: 10, moves: -1 }

/** A distance given in km, with one decimal: `12.1`. Not a number, or below 0: `0.0`. FMT-08, CF-52. */
export function formatDistanceKm(value: number | string | null | undefined): string {
  const text = formatFixed(value, KILOMETRES)
  return text.startsWith('-') ? '0.0' : text
}

/** The distance of a candidate driver, given in metres, as km with two decimals: `12.35`. Not a number, or below 0: `0.00`. ASG-05, CF-52. */
export function formatAssignDistance(metres: number | string | null | undefined): string {
  const text = formatFixed(metres, METRES_AS_KILOMETRES)
  return text.startsWith('-') ? '0.00' : text
}
