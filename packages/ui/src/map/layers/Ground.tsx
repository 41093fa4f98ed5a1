import { CITIES, cityLabel } from '@fleetgis/domain/map'
import type { Map as LeafletMap } from 'leaflet'
import { useEffect } from 'react'
import { cityWords } from '../../i18n/cityWords.ts'
import { useFleet, useText } from '../../provider/FleetContext.ts'
import { GroundLayer } from '../engine/GroundLayer.ts'
import { mapWords } from '../words.ts'

/** The fallback background while tiles cannot be loaded. */
export function Ground({ map }: { map: LeafletMap }) {
  const { theme } = useFleet()
  const t = useText(mapWords)
  useEffect(() => {
    const words = cityWords(t)
    const places = CITIES.map((city) => ({ name: cityLabel(city, 'console', words), centre: city.centre }))
    const ground = new GroundLayer(places, theme).addTo(map)
    return () => {
      ground.remove()
    }
  }, [map, t, theme])
  return null
}
