/**
 * Reads an external value (an address, a form, a caller in plain JavaScript) as text: text is unchanged, a finite
 * number becomes its digits, other values are empty. Never throws.
 */
export function asText(value: unknown): string {
  if (typeof value === 'string') return value
  return Number.isFinite(value) ? String(value) : ''
}
