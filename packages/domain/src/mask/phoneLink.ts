import { latinDigits } from '../format/latinDigits.ts'

/** A number has at least so many digits; a shorter part, such as `09` before a slash, is a piece of one. */
const FEWEST_DIGITS = 6

/** The `tel:` address of a phone number, unmasked; of the first of several. Undefined without a digit. CF-47. */
export function phoneLink(text: string | null | undefined): string | undefined {
  if (typeof text !== 'string') return undefined
  const all = latinDigits(text)
  const parts = all.split(/[,/;|၊\n]/)
  const whole = parts.findIndex((part) => digitsOf(part).length >= FEWEST_DIGITS)
  const number = whole < 0 ? all : parts.slice(0, whole + 1).join('')
  const digits = digitsOf(number)
  return digits === '' ? undefined : `tel:${number.trim().startsWith('+') ? '+' : ''}${digits}`
}

const digitsOf = (text: string) => text.replace(/\D/g, '')
