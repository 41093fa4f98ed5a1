import type { LatLng } from './latLng.ts'
import type { MapScreen } from './mapScreen.ts'

/** The key of a city in the language files; the third city has two spellings (CF-23). */
export type CityWord = 'yangon' | 'mandalay' | 'nayPyiTaw' | 'naypyitaw' | 'bangkok' | 'singapore'

/** A city that a map can be centred on. `id` is the number of the location area. */
export interface City {
  readonly id: number
  readonly name: CityWord
  readonly centre: LatLng
}

/** The initial centre of every map: Yangon (MAP-01). */
export const DEFAULT_CITY: City = {
  id: 1,
  name: 'yangon',
  centre: { lat: 16.871311, lng: 96.199379 },
}

/** The cities in the order of their select, one table for all maps (CF-23). */
export const CITIES: readonly City[] = [
  DEFAULT_CITY,
  { id: 2, name: 'mandalay', centre: { lat: 21.916221, lng: 96.086555 } },
  { id: 3, name: 'nayPyiTaw', centre: { lat: 19.763306, lng: 96.07851 } },
  { id: 4, name: 'bangkok', centre: { lat: 13.756331, lng: 100.501762 } },
  { id: 5, name: 'singapore', centre: { lat: 1.352083, lng: 103.819839 } },
]

/** The city of an id, also as a select's text; undefined for any other. */
export function findCity(id: number | string): City | undefined {
  return CITIES.find((city) => String(city.id) === String(id))
}

const ENGLISH: Readonly<Record<CityWord, string>> = {
  yangon: 'Yangon',
  mandalay: 'Mandalay',
  nayPyiTaw: 'Nay Pyi Taw',
  naypyitaw: 'Naypyitaw',
  bangkok: 'Bangkok',
  singapore: 'Singapore',
}

/** A city's label on a screen: Naypyitaw in one word only on the embedded map (CF-23). */
export function cityLabel(
  city: City,
  screen: MapScreen,
  words: Readonly<Record<CityWord, string>> = ENGLISH,
): string {
  return words[city.name === 'nayPyiTaw' && screen === 'embedded' ? 'naypyitaw' : city.name]
}
