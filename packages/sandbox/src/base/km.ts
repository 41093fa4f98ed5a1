/** Kilometres with two decimals, as servers write them. */
export const kmOf = (metres: number): number => Math.round(metres / 10) / 100

/** The sum of distances from `kmOf`: equals the sum of the rows on screen. */
export const sumKm = (kilometres: Iterable<number>): number => {
  let hundredths = 0
  for (const km of kilometres) hundredths += Math.round(km * 100)
  return hundredths / 100
}
