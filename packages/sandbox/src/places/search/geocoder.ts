import type { EndpointReply } from '@fleetgis/api'
import type { Endpoints } from '@fleetgis/api/endpoints'
import { type Answer, refuseRaw } from '../../answer.ts'
import type { Spot } from '../gazetteer.ts'
import { KINDS, MYANMAR, REGION, YANGON } from '../spotWords.ts'
import { findSpots, parseBox } from './findSpots.ts'

const MAX_RESULTS = 100
/** One feature per this many lacks a part; a house has a number and a street instead of a name (CF-122). */
const NO_DISTRICT = 2
const NO_NAME = 9
const NO_CITY = 7

const failure = (message: string) =>
  refuseRaw(400, { type: 'application/json', body: JSON.stringify({ message }) })

type Feature = NonNullable<EndpointReply<Endpoints['geocoderSearch']>['features']>[number]

/** Answers like the geocoder Photon: features lack parts (CF-122). */
export const geocoderAnswer: Answer<Endpoints['geocoderSearch']> = ({ world, query }) => {
  if (query.q.trim() === '') failure("missing search term 'q': /?q=yangon")
  if (!(query.limit >= 1)) failure("invalid number for parameter 'limit'")
  const box =
    parseBox(query.bbox) ??
    failure("invalid number of elements in parameter 'bbox', expected minLon,minLat,maxLon,maxLat")
  const found = findSpots(world.gazetteer, query.q, box).slice(0, Math.min(query.limit, MAX_RESULTS))
  return { features: found.map(featureOf), type: 'FeatureCollection' }
}

function featureOf({ index, kind, name, road, township, postcode, position }: Spot): Feature {
  const [key, value] = KINDS[kind].tag
  const isBurmese = index % 4 === 3
  const say = ({ en, my }: { en: string; my: string }) => (isBurmese ? my : en)
  const isHouse = kind !== 'street' && kind !== 'township' && index % NO_NAME === 4
  const properties = {
    osm_id: 9_000_000_000 + index,
    osm_type: kind === 'street' ? 'W' : 'N',
    osm_key: key,
    osm_value: value,
    type: kind === 'street' ? 'street' : isHouse ? 'house' : kind === 'township' ? 'district' : 'house',
    country: say(MYANMAR),
    countrycode: 'MM',
    state: say(REGION),
    postcode,
    ...(isHouse ? { housenumber: String(1 + (index % 80)) } : { name: say(name) }),
    ...(kind !== 'street' && kind !== 'township' && { street: say(road) }),
    ...(index % NO_DISTRICT === 0 && { district: say(township) }),
    ...(index % NO_CITY !== 5 && { city: say(YANGON) }),
  }
  return { geometry: { coordinates: position, type: 'Point' }, type: 'Feature', properties } as Feature
}
