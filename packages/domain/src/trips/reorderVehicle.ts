/**
 * Vehicle info in reading order: exactly three parts a b c, stored with the number first, become `b c a`; any other
 * text is unchanged. The order is an assumption. CF-49.
 */
export function reorderVehicle(text: string | null | undefined): string {
  if (typeof text !== 'string') return ''
  const [number, brand, model, ...rest] = text.trim().split(/ +/)
  return model === undefined || rest.length > 0 ? text : `${brand} ${model} ${number}`
}
