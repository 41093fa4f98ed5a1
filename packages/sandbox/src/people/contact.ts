/** A mobile number that no network gives out, and that is long enough to be masked. */
export const mobileOf = (series: number, index: number): string =>
  `+959${series}${String(index).padStart(8, '0')}`

/** An address under a domain that is reserved for examples. */
export const emailOf = (word: string, index: number): string =>
  `${word}${String(index).padStart(4, '0')}@fleetgis.example`
