/** Degrees with up to six decimals, which is a decimetre; empty for missing or out-of-range values. LOC-13, CHK-03. */
export function formatDegrees(degrees: number | undefined): string {
  return degrees !== undefined && Math.abs(degrees) <= 180 ? String(Math.round(degrees * 1e6) / 1e6 + 0) : ''
}
