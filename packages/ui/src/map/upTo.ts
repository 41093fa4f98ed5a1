/** Limits of drawn vehicles and trips, so that a broken response cannot block the page. */
export const MAX_DRAWN = { vehicles: 20_000, trips: 20_000 } as const

/** The first items of a list, up to a count; the same list where it is not longer. */
export function upTo<Item>(most: number, items: readonly Item[]): readonly Item[] {
  return items.length > most ? items.slice(0, most) : items
}
