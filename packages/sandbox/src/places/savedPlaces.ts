import { LOCATION_STATUS } from '@fleetgis/domain/places'
import { keyOf } from '../base/keys.ts'
import { createRandom } from '../base/random.ts'
import type { Spot } from './gazetteer.ts'

/** A saved place, edited by staff (LOC-29). */
export interface SavedPlace {
  readonly key: string
  readonly name: string
  readonly address: string
  readonly latitude: number
  readonly longitude: number
  /** 1 visible, 4 hidden. */
  readonly status: number
}

type NewPlace = Omit<SavedPlace, 'key' | 'status'>
type Changes = Partial<Omit<SavedPlace, 'key'>>

/** The saved places, and the names that searches did not find. */
export interface SavedPlaces {
  /** All places, the last added first. */
  all(): readonly SavedPlace[]
  find(key: string): SavedPlace | undefined
  /**
   * Adds places. One with the name and position of a saved place is ignored. Removes their names from the unknown ones.
   */
  add(places: readonly NewPlace[]): void
  update(key: string, changes: Changes): void
  /** Names that searches did not find, newest first. */
  unknown(): readonly string[]
  /** Stores a name without a place. A name that is stored or has a place is ignored. */
  addUnknown(name: string): void
}

const SAVED = 0.72
const HIDDEN = 0.07
const UNKNOWN = 40
/** Names that no map has. */
const PRIVATE: readonly string[] = ["Ko Aung's house", 'မမြတ်နိုးရဲ့ဆိုင်', 'the corner with the big tree', 'အမေ့အိမ်']

/** The form in which names are compared (LOC-34): one letter can be typed as one character or as two. */
export const comparable = (name: string): string => name.normalize('NFC').trim().toLowerCase()

/** Places are entered in either language. */
const enteredName = ({ index, name }: Spot): string => (index % 3 === 1 ? name.my : name.en)

/** The address of a spot as staff enter it. */
function enteredAddress({ index, kind, road, township }: Spot): string {
  const isBurmese = index % 3 === 1
  const parts = kind === 'street' || kind === 'township' ? [township] : [road, township]
  return parts.map((part) => (isBurmese ? part.my : part.en)).join(isBurmese ? '၊ ' : ', ')
}

/** Some of the city's spots are saved places, some of them hidden; some of the others are unknown names. */
export function createSavedPlaces(seed: number, spots: readonly Spot[]): SavedPlaces {
  const random = createRandom(seed, 'saved places')
  const places = new Map<string, SavedPlace>()
  /** Counts of places per name, and per name and position, so that a lookup takes constant time. */
  const named = new Map<string, number>()
  const standing = new Map<string, number>()
  const missing: Spot[] = []
  let count = 0

  function register(place: NewPlace, by: 1 | -1) {
    const entries = [
      [named, comparable(place.name)],
      [standing, spotOf(place)],
    ] as const
    for (const [counts, key] of entries) counts.set(key, (counts.get(key) ?? 0) + by)
  }

  function insert(place: NewPlace, status: number) {
    count += 1
    const key = keyOf('place', count)
    places.set(key, { ...place, key, status })
    register(place, 1)
  }

  const isNamed = (name: string) => (named.get(name) ?? 0) > 0
  const stands = (place: NewPlace) => (standing.get(spotOf(place)) ?? 0) > 0

  for (const spot of spots) {
    const [longitude, latitude] = spot.position
    const place = { name: enteredName(spot), address: enteredAddress(spot), latitude, longitude }
    const isHidden = random.chance(HIDDEN)
    if (random.chance(SAVED)) insert(place, isHidden ? LOCATION_STATUS.hidden : LOCATION_STATUS.visible)
    else missing.push(spot)
  }
  const searched = random.shuffle([...PRIVATE, ...missing.map(enteredName)])
  let unknown = [...new Map(searched.map((name) => [comparable(name), name])).values()]
    .filter((name) => !isNamed(comparable(name)))
    .slice(0, UNKNOWN)

  return {
    all: () => [...places.values()].reverse(),
    find: (key) => places.get(key),
    add(added) {
      for (const place of added) if (!stands(place)) insert(place, LOCATION_STATUS.visible)
      const names = new Set(added.map(({ name }) => comparable(name)))
      unknown = unknown.filter((name) => !names.has(comparable(name)))
    },
    update(key, changes) {
      const place = places.get(key)
      if (!place) return
      const changed = { ...place, ...changes }
      places.set(key, changed)
      register(place, -1)
      register(changed, 1)
    },
    unknown: () => unknown,
    addUnknown(name) {
      const wanted = comparable(name)
      const isKnown = isNamed(wanted) || unknown.some((one) => comparable(one) === wanted)
      if (!isKnown) unknown = [name.trim(), ...unknown]
    },
  }
}

/** A name and a position as one key. */
const spotOf = ({ name, latitude, longitude }: NewPlace): string =>
  `${latitude} ${longitude} ${comparable(name)}`
