/**
 * Reads what came from outside (an address, a form, a caller in plain JavaScript) as text: text stays as it
 * is, a finite number becomes its digits, everything else is the empty text. Never throws.
 */
export function asText(value: unknown): string {
  if (typeof value === 'string') return value
  return Number.isFinite(value) ? String(value) : ''
}
