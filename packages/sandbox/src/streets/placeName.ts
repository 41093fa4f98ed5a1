import type { City } from './city.ts'

/** The name of a place in servers' replies, in either language, as people enter them. Empty for no place. */
export function placeName({ places }: Pick<City, 'places'>, place: number): string {
  const name = places[place]?.name
  return (place % 3 === 0 ? name?.my : name?.en) ?? ''
}
