import type { Endpoints } from '@fleetgis/api/endpoints'
import { type Answer, refuseRaw } from '../../answer.ts'
import { hash } from '../../base/random.ts'
import type { World } from '../../world.ts'
import type { Spot } from '../gazetteer.ts'
import { comparable } from '../savedPlaces.ts'
import { KINDS, MYANMAR, YANGON } from '../spotWords.ts'
import { type FieldMask, masked, readMask, unknownPath } from './fieldMask.ts'
import { type Box, findSpots } from './findSpots.ts'

/** The maximum number of suggestions. */
const SUGGESTIONS = 5
const EVERYWHERE: Box = [-180, -90, 180, 90]
/** One place per this many has a short address, no name, or an outdated id (CF-122). */
const SHORT_ADDRESS = 3
const NO_NAME = 11
const GONE = 13

const STATUS: Readonly<Record<number, string>> = {
  400: 'INVALID_ARGUMENT',
  403: 'PERMISSION_DENIED',
  404: 'NOT_FOUND',
}

function failure(code: 400 | 403 | 404, message: string): never {
  const body = JSON.stringify({ error: { code, message, status: STATUS[code] } })
  return refuseRaw(code, { type: 'application/json; charset=UTF-8', body })
}

const TEXT_FIELDS = ['text', 'matches.startOffset', 'matches.endOffset']
const under = (path: string, fields: readonly string[]) => fields.map((field) => `${path}.${field}`)

/** The fields that a mask may name, as whole paths. */
const SUGGESTION_FIELDS: readonly string[] = [
  ...under('suggestions.placePrediction', [
    'place',
    'placeId',
    'types',
    ...under('text', TEXT_FIELDS),
    ...under('structuredFormat.mainText', TEXT_FIELDS),
    ...under('structuredFormat.secondaryText', TEXT_FIELDS),
  ]),
  ...under('suggestions.queryPrediction.text', TEXT_FIELDS),
]
const DETAIL_FIELDS: readonly string[] = [
  'id',
  'name',
  'types',
  'formattedAddress',
  'shortFormattedAddress',
  ...under('displayName', ['text', 'languageCode']),
  ...under('location', ['latitude', 'longitude']),
]

/** Checks the key and reads the field mask of a call (PLC-06). */
function readHeaders(headers: Headers, fields: readonly string[]): FieldMask {
  const key = headers.get('X-Goog-Api-Key')?.trim()
  if (!key) failure(403, "Method doesn't allow unregistered callers. Please use API Key to call this API.")
  if (key === 'blocked') failure(403, 'Requests to this API are blocked.')
  const header = headers.get('X-Goog-FieldMask')?.trim()
  if (!header) {
    return failure(400, 'FieldMask is a required parameter. Set it with the header X-Goog-FieldMask.')
  }
  const mask = readMask(header)
  const unknown = unknownPath(mask, fields)
  if (unknown === undefined) return mask
  return failure(
    400,
    `Error expanding 'fields' parameter. Cannot find matching fields for path '${unknown}'.`,
  )
}

/** The id of a spot at the maps service, which cannot be guessed from another one. */
const placeId = ({ seed }: World, { index }: Pick<Spot, 'index'>): string =>
  `ChIJ${['place', 'id'].map((part) => hash(seed, part, index).toString(36).padStart(7, '0')).join('')}`

const textOf = ({ name, road, township }: Spot) =>
  [...new Set([name.en, road.en, township.en, YANGON.en, MYANMAR.en])].join(', ')

/** Suggests places, and now and then a query, which has no id (PLC-10). */
export const suggestionsAnswer: Answer<Endpoints['placeSuggestions']> = ({ world, body, headers }) => {
  const mask = readHeaders(headers, SUGGESTION_FIELDS)
  const input = body.input.trim()
  if (input === '') failure(400, 'The input must not be empty.')
  const found = findSpots(world.gazetteer, input, EVERYWHERE).slice(0, SUGGESTIONS)
  if (found.length === 0) return {}
  const places = found.map((spot) => {
    const text = textOf(spot)
    const start = comparable(text).indexOf(comparable(input))
    const end = { endOffset: start + input.length }
    return {
      placePrediction: {
        place: `places/${placeId(world, spot)}`,
        placeId: placeId(world, spot),
        text: {
          text,
          ...(start >= 0 && { matches: [start === 0 ? end : { startOffset: start, ...end }] }),
        },
        structuredFormat: {
          mainText: { text: spot.name.en },
          secondaryText: { text: [spot.township.en, YANGON.en].join(', ') },
        },
        types: [KINDS[spot.kind].type, 'point_of_interest'],
      },
    }
  })
  const question = { queryPrediction: { text: { text: `${input} near me` } } }
  const suggestions = places.length > 1 ? [places[0] ?? {}, question, ...places.slice(1, -1)] : places
  return masked({ suggestions }, mask) as { suggestions: typeof suggestions }
}

/** Answers the details of a place; most have no short address (PLC-10). */
export const detailsAnswer: Answer<Endpoints['placeDetails']> = ({ world, params, headers }) => {
  const mask = readHeaders(headers, DETAIL_FIELDS)
  const spot = world.gazetteer.find((one) => placeId(world, one) === params.id)
  if (!spot) failure(400, 'The provided Place ID is not valid.')
  if (spot.index % GONE === 7) {
    failure(404, 'The Place ID is no longer valid. Please refresh cached Place IDs.')
  }
  const [longitude, latitude] = spot.position
  const isBurmese = spot.index % 4 === 2
  const details = {
    id: params.id,
    name: `places/${params.id}`,
    types: [KINDS[spot.kind].type, 'point_of_interest'],
    formattedAddress: textOf(spot),
    ...(spot.index % NO_NAME !== 5 && {
      displayName: { text: isBurmese ? spot.name.my : spot.name.en, languageCode: isBurmese ? 'my' : 'en' },
    }),
    location: { latitude, longitude },
    ...(spot.index % SHORT_ADDRESS === 0 && {
      shortFormattedAddress: isBurmese
        ? spot.road.my + spot.township.my
        : `${spot.road.en}, ${spot.township.en}`,
    }),
  }
  return masked(details, mask) as typeof details
}
