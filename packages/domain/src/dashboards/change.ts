/**
 * The change of a figure against the period before, as a part of the figure before: 0.042 is 4.2% more. Undefined where
 * there is nothing to compare with. DASH-11.
 */
export function changeOf(value: number, before: number): number | undefined {
  if (value === before) return 0
  return Number.isFinite(value) && before > 0 ? (value - before) / before : undefined
}
