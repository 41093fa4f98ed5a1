import type { MessageKey } from '../i18n/messageKey.ts'
import { asText } from '../query/asText.ts'

/** The maximum number of requested results. Source: PLC-01, PLC-02. */
export const PLACE_LIMIT = 100

/** The country of the open street search. Source: PLC-01, CF-82. */
export const PLACE_COUNTRY = 'mm'

/** The box of Yangon in degrees, in the format of both searches: west, south, east, north. Source: PLC-03, CF-82. */
export const YANGON_BOX_TEXT = '96.01,16.70,96.25,17.05'

/** The error of a place search: it needs a character that is not blank. Source: VAL-35. */
export function placeSearchError(typed: string | null | undefined): MessageKey | undefined {
  return asText(typed).trim() === '' ? 'place.searchRequired' : undefined
}

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'
const MAX_LETTERS = 20

/**
 * Generates a session token from random numbers from 0 to 1: `B-` and a letter or digit for each of the first twenty,
 * at least one. Source: PLC-11.
 */
export function placeSessionToken(random: readonly number[]): string {
  const [first = 0, ...others] = random.slice(0, MAX_LETTERS)
  // A value that is not a number counts as 0; outside 0 to 1 only the fraction counts.
  const letters = [first, ...others].map((number) =>
    ALPHABET.charAt(Math.floor(Math.abs(number % 1) * ALPHABET.length) || 0),
  )
  return `B-${letters.join('')}`
}
