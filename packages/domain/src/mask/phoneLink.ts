/**
 * The address that a tap on a phone number calls: `tel:` and the whole number, which is masked only where it is shown.
 * Undefined where the text has no digit. CF-47.
 */
export function phoneLink(text: string | null | undefined): string | undefined {
  if (typeof text !== 'string') return undefined
  const digits = text.replace(/\D/g, '')
  return digits === '' ? undefined : `tel:${text.trim().startsWith('+') ? '+' : ''}${digits}`
}
