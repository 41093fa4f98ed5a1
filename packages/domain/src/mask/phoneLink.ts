/** The `tel:` address of a phone number, unmasked. Undefined without a digit. CF-47. */
export function phoneLink(text: string | null | undefined): string | undefined {
  if (typeof text !== 'string') return undefined
  const digits = text.replace(/\D/g, '')
  return digits === '' ? undefined : `tel:${text.trim().startsWith('+') ? '+' : ''}${digits}`
}
