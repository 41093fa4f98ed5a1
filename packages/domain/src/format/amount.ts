import { type FixedPoint, formatFixed } from './fixedPoint.ts'
import { decimalText } from './readNumber.ts'

const AMOUNT: FixedPoint = { decimals: 0, times: 1, over: 1, moves: 0 }
const PAYMENT: FixedPoint = { decimals: 2, times: 100, over: 1, moves: 2 }

/** The currency of the fleet: after the number, in Latin letters in both languages. CF-172. */
export const CURRENCY: string = 'MMK'

/** An amount without decimals: `1,234,567`. `0` if not a number. FMT-07. */
export function formatAmount(value: number | string | null | undefined): string {
  return formatFixed(value, AMOUNT)
}

/** What servers call the currency of the fleet. */
const KYAT: ReadonlySet<string> = new Set(['', 'mmk', 'k', 'ks', 'kyat', 'kyats', 'ကျပ်'])

/** The currency of a server's symbol: one name for all names of the kyat; another currency as it is sent. CF-172. */
export function currencyOf(symbol: string | null | undefined): string {
  const name = typeof symbol === 'string' ? symbol.trim() : ''
  return KYAT.has(name.toLowerCase().replace(/\.$/, '')) ? CURRENCY : name
}

/** An amount without decimals, with its currency: `1,500 MMK`. `0 MMK` if not a number. FMT-07, CF-172. */
export function formatMoney(value: number | string | null | undefined, currency = CURRENCY): string {
  return `${formatAmount(value)} ${currency}`
}

/** The exact amount, with the fraction of a server's amount: `1,500.125`, `1,500`. CF-172. */
export function formatExactAmount(value: number): string {
  const [, fraction] = /^-?\d+(\.\d+)$/.exec(decimalText(value) ?? '') ?? []
  if (fraction === undefined) return formatAmount(value)
  const whole = formatAmount(Math.trunc(value))
  return `${value < 0 && whole === '0' ? '-' : ''}${whole}${fraction}`
}

/**
 * The exact number that is sent, as a question before money moves shows it: `1,500.125 MMK`, `1,500 MMK`. CF-172.
 */
export function formatExactMoney(value: number, currency = CURRENCY): string {
  return `${formatExactAmount(value)} ${currency}`
}

/** A payment amount with two decimals and its currency: `1,500.00 MMK`. `0.00 MMK` if not a number. FMT-09. */
export function formatPaymentAmount(value: number | string | null | undefined): string {
  return `${formatFixed(value, PAYMENT)} ${CURRENCY}`
}
