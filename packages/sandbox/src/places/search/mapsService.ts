import type { Endpoints } from '@fleetgis/api/endpoints'
import { type Answer, refuseRaw } from '../../answer.ts'
import { hash } from '../../base/random.ts'
import type { World } from '../../world.ts'
import type { Spot } from '../gazetteer.ts'
import { comparable } from '../savedPlaces.ts'
import { KINDS, MYANMAR, YANGON } from '../spotWords.ts'
import { type Box, findSpots } from './findSpots.ts'

/** Of all that is found, so many are suggested. */
const SUGGESTIONS = 5
const EVERYWHERE: Box = [-180, -90, 180, 90]
/** One place in so many has a short address, has no name, or has moved so that its id leads nowhere (CF-122, ERR-33). */
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

/** Each call is paid for by a key, and says which fields it wants (PLC-06). */
function checkHeaders(headers: Headers): void {
  const key = headers.get('X-Goog-Api-Key')?.trim()
  if (!key) failure(403, "Method doesn't allow unregistered callers. Please use API Key to call this API.")
  if (key === 'blocked') failure(403, 'Requests to this API are blocked.')
  if (!headers.get('X-Goog-FieldMask')?.trim()) {
    failure(400, 'FieldMask is a required parameter. Set it with the header X-Goog-FieldMask.')
  }
}

/** The id of a spot at the maps service: nobody can count on from it. */
const placeId = ({ seed }: World, { index }: Pick<Spot, 'index'>): string =>
  `ChIJ${['place', 'id'].map((part) => hash(seed, part, index).toString(36).padStart(7, '0')).join('')}`

const textOf = ({ name, road, township }: Spot) =>
  [...new Set([name.en, road.en, township.en, YANGON.en, MYANMAR.en])].join(', ')

/** The maps service suggests places, and now and then another question, which has no id (PLC-10). */
export const suggestionsAnswer: Answer<Endpoints['EP-S01']> = ({ world, body, headers }) => {
  checkHeaders(headers)
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
  return { suggestions: places.length > 1 ? [places[0] ?? {}, question, ...places.slice(1, -1)] : places }
}

/** The details of a place; of most there is no short address (PLC-10). */
export const detailsAnswer: Answer<Endpoints['EP-S02']> = ({ world, params, headers }) => {
  checkHeaders(headers)
  const spot = world.gazetteer.find((one) => placeId(world, one) === params.id)
  if (!spot) failure(400, 'The provided Place ID is not valid.')
  if (spot.index % GONE === 7) {
    failure(404, 'The Place ID is no longer valid. Please refresh cached Place IDs.')
  }
  const [longitude, latitude] = spot.position
  const isBurmese = spot.index % 4 === 2
  const wanted = new Set(
    headers
      .get('X-Goog-FieldMask')
      ?.split(',')
      .map((field) => field.trim()),
  )
  const details = {
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
  return Object.fromEntries(
    Object.entries(details).filter(([field]) => wanted.has(field) || wanted.has('*')),
  ) as typeof details
}
