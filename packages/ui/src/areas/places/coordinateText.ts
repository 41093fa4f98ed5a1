/** Degrees to the decimetre; a dash for missing or out-of-range values. */
export function coordinateText(degrees: number | undefined): string {
  return degrees !== undefined && Math.abs(degrees) <= 180 ? String(Math.round(degrees * 1e6) / 1e6 + 0) : '–'
}
