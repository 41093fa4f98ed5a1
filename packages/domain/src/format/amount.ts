import { type FixedPoint, formatFixed } from './fixedPoint.ts'

const AMOUNT: FixedPoint = { decimals: 0, times: 1, over: 1, moves: 0 }
const PAYMENT: FixedPoint = { decimals: 2, times: 100, over: 1, moves: 2 }

/** The currency of the fleet: after the number, in Latin letters in both languages. */
export const CURRENCY = 'MMK'

/** An amount without decimals: `1,234,567`. `0` if not a number. FMT-07. */
export function formatAmount(value: number | string | null | undefined): string {
  return formatFixed(value, AMOUNT)
}

/** A payment amount with two decimals and its currency: `1,500.00 MMK`. `0.00 MMK` if not a number. FMT-09. */
export function formatPaymentAmount(value: number | string | null | undefined): string {
  return `${formatFixed(value, PAYMENT)} ${CURRENCY}`
}
