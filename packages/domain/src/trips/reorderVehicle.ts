/**
 * Vehicle info in reading order: of exactly three parts a b c, stored number first, it makes `b c a`; any other text
 * stays as it is. The order is a guess that stands here alone. BKD-04, BKD-20, CF-49.
 */
export function reorderVehicle(text: string | null | undefined): string {
  if (typeof text !== 'string') return ''
  const [number, brand, model, ...rest] = text.trim().split(/ +/)
  return model === undefined || rest.length > 0 ? text : `${brand} ${model} ${number}`
}
