import { readNumber } from '../format/readNumber.ts'

/** Whole thousands with commas, as the product writes amounts. */
const GROUPED = /^\d{1,3}(?:,\d{3})+(?:\.\d*)?$/

/**
 * Whether the `amount` of an address is one that a payment can begin with: a decimal number above 0, with commas
 * between thousands or without. Source: CF-140.
 */
export function isOrderAmount(text: string): boolean {
  const typed = text.trim()
  return (readNumber(GROUPED.test(typed) ? typed.replace(/,/g, '') : typed) ?? 0) > 0
}
