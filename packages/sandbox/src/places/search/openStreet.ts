import type { EndpointReply } from '@fleetgis/api'
import type { Endpoints } from '@fleetgis/api/endpoints'
import { type Answer, refuseRaw } from '../../answer.ts'
import { html } from '../../base/markup.ts'
import type { Spot } from '../gazetteer.ts'
import { KINDS, MYANMAR, REGION, YANGON } from '../spotWords.ts'
import { findSpots, parseBox } from './findSpots.ts'

/** The maximum number of results, whatever the request's limit. */
const MAX_RESULTS = 40
/** One result per this many has its own `name`; for one per another number it is empty (CF-122). */
const NAMED = 6

const TOO_OFTEN = html`<html>
<head>
<title>Bandwidth limit exceeded</title>
</head>
<body>
<h1>Bandwidth limit exceeded</h1>
<p>You have been blocked for a while, because you have asked more than once a second.</p>
</body>
</html>`.html

const failure = (message: string) =>
  refuseRaw(400, { type: 'application/json', body: JSON.stringify({ error: { code: 400, message } }) })

type Result = NonNullable<EndpointReply<Endpoints['openStreetSearch']>>[number]

/** Answers like Nominatim: most results have only a display name (CF-122). */
export const openStreetAnswer: Answer<Endpoints['openStreetSearch']> = ({ world, query, arrivedAt }) => {
  // Without a clock the pace is not checked.
  if (arrivedAt !== undefined && !world.searchPace.allows(arrivedAt)) {
    refuseRaw(429, { type: 'text/html; charset=utf-8', body: TOO_OFTEN })
  }
  if (query.format !== 'json') failure("Parameter 'format' must be json here.")
  if (query.q.trim() === '') failure('Nothing to search for.')
  if (!(query.limit >= 1)) failure("Parameter 'limit' must be a number from 1.")
  const box = parseBox(query.viewbox) ?? failure("Parameter 'viewbox' must be four numbers.")
  const countries = query.countrycodes.toLowerCase().split(',')
  if (!countries.includes('mm')) return []
  const bounds = query.bounded === 1 ? box : ([-180, -90, 180, 90] as const)
  return findSpots(world.gazetteer, query.q, bounds)
    .slice(0, Math.min(query.limit, MAX_RESULTS))
    .map((spot) => resultOf(spot, query.addressdetails === 1))
}

function resultOf(spot: Spot, hasAddress: boolean): Result {
  const { index, kind, position } = spot
  const [lng, lat] = position
  const isBurmese = index % 2 === 1
  const say = ({ en, my }: { en: string; my: string }) => (isBurmese ? my : en)
  const [key, value] = KINDS[kind].tag
  const name = say(spot.name)
  const parts = {
    [kind === 'street' ? 'road' : kind === 'township' ? 'suburb' : key]: name,
    ...(kind !== 'street' && kind !== 'township' && { road: say(spot.road) }),
    ...(kind !== 'township' && { suburb: say(spot.township) }),
    city: say(YANGON),
    state: say(REGION),
  }
  const size = 0.0005
  const near = (degrees: number, by: number) => (degrees + by).toFixed(7)
  return {
    place_id: 230_000_000 + index,
    licence: 'Made up by the Fleet GIS sandbox',
    osm_type: kind === 'street' ? 'way' : 'node',
    osm_id: 9_000_000_000 + index,
    boundingbox: [near(lat, -size), near(lat, size), near(lng, -size), near(lng, size)],
    lat: lat.toFixed(7),
    lon: lng.toFixed(7),
    ...(index % NAMED === 2 && { name }),
    ...(index % NAMED === 5 && { name: '' }),
    display_name: [...Object.values(parts), spot.postcode, say(MYANMAR)].join(', '),
    class: key,
    type: value,
    importance: 0.4,
    ...(hasAddress && {
      address: {
        ...parts,
        'ISO3166-2-lvl4': 'MM-06',
        postcode: spot.postcode,
        country: say(MYANMAR),
        country_code: 'mm',
      },
    }),
  } as Result
}
