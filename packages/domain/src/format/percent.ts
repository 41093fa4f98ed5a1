import { type FixedPoint, formatFixed } from './fixedPoint.ts'

const PERCENT: FixedPoint = { decimals: 1, times: 10, over: 1, moves: 1 }

/** A change as a signed percentage with one decimal: 0.042 is `+4.2%`, -0.5 is `−50.0%`, no change is `0.0%`. DASH-11. */
export function formatChange(change: number): string {
  const text = formatFixed(Math.abs(change) * 100, PERCENT)
  const sign = text === '0.0' ? '' : change < 0 ? '−' : '+'
  return `${sign}${text}%`
}
