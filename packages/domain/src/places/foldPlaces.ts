import { metresBetween } from '../map/metresBetween.ts'
import { asText } from '../query/asText.ts'
import type { Place } from './place.ts'
import type { PlaceProvider } from './provider.ts'

/** A result with the provider that found it. */
export interface ProvidedPlace {
  readonly provider: PlaceProvider
  readonly place: Place
}

/** A place that one or several providers found. */
export interface FoldedPlace<Found> {
  /** The better filled result, which is added. */
  readonly kept: Found
  /** The same place at other providers. */
  readonly folded: readonly Found[]
}

/** Above this number of places Add All asks first. CF-183. */
export const ADD_ALL_ASKS_ABOVE = 5

/** Places of one name are the same within this distance, in metres; of other names within `ANY_NAME_METRES`. CF-183. */
const SAME_NAME_METRES = 30
const ANY_NAME_METRES = 10

/**
 * The results of all providers with each place once: results of different providers within 30 m with the same
 * normalised name, or within 10 m whatever their names, are one place. The better filled result is kept, the first one
 * of equals. The order is that of the first results. CF-183.
 */
export function foldPlaces<Found extends ProvidedPlace>(results: readonly Found[]): FoldedPlace<Found>[] {
  const groups: Found[][] = []
  for (const result of results) {
    const group = groups.find((others) => isOneMore(others, result))
    if (group) group.push(result)
    else groups.push([result])
  }
  return groups.map((group) => {
    const kept = group.reduce((best, other) => (filled(other.place) > filled(best.place) ? other : best))
    return { kept, folded: group.filter((other) => other !== kept) }
  })
}

/** Whether a result is the place of a group, of a provider that the group does not have yet. */
function isOneMore(group: readonly ProvidedPlace[], result: ProvidedPlace): boolean {
  return (
    group.every(({ provider }) => provider !== result.provider) &&
    group.some(({ place }) => isSamePlace(place, result.place))
  )
}

function isSamePlace(one: Place, other: Place): boolean {
  const metres = metresBetween(positionOf(one), positionOf(other))
  return metres <= (normalisedName(one) === normalisedName(other) ? SAME_NAME_METRES : ANY_NAME_METRES)
}

const positionOf = ({ latitude: lat, longitude: lng }: Place) => ({ lat, lng })

/** Letters and digits in composed form and lower case: spaces and punctuation do not tell two places apart. */
function normalisedName({ name }: Place): string {
  return asText(name)
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '')
}

/** How well a place is filled: by the parts of its address, because each place has a name and coordinates. */
const filled = ({ address }: Place): number =>
  asText(address)
    .split(',')
    .filter((part) => part.trim() !== '').length
