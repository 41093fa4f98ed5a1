/** Vehicles and trips beyond these numbers are not drawn, so that a broken answer cannot stop the page. */
export const MOST = { vehicles: 20_000, trips: 20_000 } as const

/** The first so many items of a list; the list itself where it is not longer. */
export function upTo<Item>(most: number, items: readonly Item[]): readonly Item[] {
  return items.length > most ? items.slice(0, most) : items
}
