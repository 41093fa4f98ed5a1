import { latinDigits } from './latinDigits.ts'

/** The lowest and the highest amount that a field takes, in MMK. */
export interface MoneyRange {
  readonly least: number
  readonly most: number
}

/** Why a typed amount is refused. CF-171. */
export interface MoneyError {
  readonly reason: 'empty' | 'notNumber' | 'notWhole' | 'tooSmall' | 'tooLarge'
  /** The limit that the amount passes, in MMK. */
  readonly limit?: number
}

/** A typed amount: as read, or why not. */
export type TypedMoney =
  | { readonly amount: number; readonly error?: undefined }
  | { readonly amount?: undefined; readonly error: MoneyError }

/** Thousands separators: a comma, or one of the spaces. */
const GROUPED = /^-?\d{1,3}(?:([,\s])\d{3})(?:\1\d{3})*(?:\.\d*)?$/
const PLAIN = /^-?(?:\d+(?:\.\d*)?|\.\d+)$/

/**
 * The one reader of typed amounts. Takes whole MMK in Latin or Burmese digits, with commas or spaces between thousands;
 * an amount that a double does not keep exactly is too large. CF-171, VAL-19, VAL-27.
 */
export function readMoney(text: string, { least, most }: MoneyRange): TypedMoney {
  const typed = typeof text === 'string' ? latinDigits(text.trim()) : ''
  if (typed === '') return { error: { reason: 'empty' } }
  if (!PLAIN.test(typed) && !GROUPED.test(typed)) return { error: { reason: 'notNumber' } }
  if (typed.includes('.')) return { error: { reason: 'notWhole' } }
  const amount = Number(typed.replace(/[,\s]/g, ''))
  if (amount < least || Object.is(amount, -0)) return { error: { reason: 'tooSmall', limit: least } }
  if (amount > most) return { error: { reason: 'tooLarge', limit: most } }
  return { amount }
}
