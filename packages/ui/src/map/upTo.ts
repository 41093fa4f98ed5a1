/**
 * How many vehicles and trips a map draws at most, so that a broken response cannot block the page (T25). `maxVehicles`
 * of a map replaces the first.
 */
export const MAX_DRAWN = { vehicles: 100_000, trips: 20_000 } as const

/** A map with more vehicles than this draws clusters unless its page says otherwise: drawing each takes many frames. */
export const CLUSTERED_FROM = 20_000

/** The first items of a list, up to a count; the same list where it is not longer. */
export function upTo<Item>(most: number, items: readonly Item[]): readonly Item[] {
  return items.length > most ? items.slice(0, Math.max(0, most)) : items
}
