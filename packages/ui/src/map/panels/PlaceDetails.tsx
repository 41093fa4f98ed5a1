import { useText } from '../../provider/FleetContext.ts'
import type { MapPlace } from '../MapPlace.ts'
import { mapWords } from '../words.ts'
import { Coordinates } from './Coordinates.tsx'
import { MapFacts } from './MapFacts.tsx'

/** The details of a place on the map. */
export function PlaceDetails({ place }: { place: MapPlace }) {
  const t = useText(mapWords)
  return (
    <MapFacts
      title={place.name}
      facts={[{ name: t('map.coordinates'), value: <Coordinates at={place.position} /> }]}
    />
  )
}
