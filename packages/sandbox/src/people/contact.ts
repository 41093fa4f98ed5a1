/** A mobile number that no network assigns, long enough to be masked. */
export const mobileOf = (series: number, index: number): string =>
  `+959${series}${String(index).padStart(8, '0')}`

/** An address in a domain that is reserved for examples. */
export const emailOf = (word: string, index: number): string =>
  `${word}${String(index).padStart(4, '0')}@fleetgis.example`
