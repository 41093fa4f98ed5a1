import {
  DEFAULT_CITY,
  type FleetVehicle,
  isPosition,
  type LatLng,
  MAP_ZOOM,
  type MapView,
} from '@fleetgis/domain/map'
import { useEffect, useMemo } from 'react'
import { reportOnce } from '../../reportOnce.ts'
import type { MapPlace } from '../MapPlace.ts'
import { useLeftOut } from './useLeftOut.ts'
import { vehicleMistake } from './vehicleMistake.ts'

const START: MapView = { centre: DEFAULT_CITY.centre, zoom: MAP_ZOOM.default }

export interface PlacedProps {
  vehicles: readonly FleetVehicle[]
  places?: readonly MapPlace[] | undefined
  fit?: readonly LatLng[] | undefined
  view?: MapView | undefined
}

/**
 * Filters out vehicles, places, points and a view without a valid position, which Leaflet throws at; the view falls back to
 * Yangon. Reports the number of dropped items to the provider's `onError`.
 */
export function usePlaced({ vehicles, places, fit, view = START }: PlacedProps) {
  const placed = useMemo(() => keep(vehicles, (vehicle) => isPosition(vehicle?.position)), [vehicles])
  const pins = useMemo(() => places && keep(places, (place) => isPosition(place?.position)), [places])
  const points = useMemo(() => fit && keep(fit, isPosition), [fit])
  const isView = isPosition(view?.centre) && Number.isFinite(view.zoom)
  const lost =
    vehicles.length -
    placed.length +
    ((places?.length ?? 0) - (pins?.length ?? 0)) +
    ((fit?.length ?? 0) - (points?.length ?? 0))
  useLeftOut(lost + (isView ? 0 : 1))
  const isUnplaced = placed.length < vehicles.length && vehicles.some((vehicle) => isPosition(vehicle))
  useEffect(() => {
    if (isUnplaced)
      reportOnce(
        'FleetMap leaves out vehicles given as { lat, lng }. Give { id, position: { lat, lng }, status }, the type FleetVehicle.',
      )
  }, [isUnplaced])
  useEffect(() => {
    const mistake = vehicleMistake(placed)
    if (mistake !== undefined) reportOnce(`FleetMap: ${mistake}`)
  }, [placed])
  useEffect(() => {
    if (!isView) reportOnce('FleetMap: view is no { centre: { lat, lng }, zoom }, and Yangon is shown.')
  }, [isView])
  return { vehicles: placed, places: pins, fit: points, view: isView ? view : START }
}

/** The items that pass; the same list where all do, which prevents a redraw. */
function keep<Item>(items: readonly Item[], passes: (item: Item) => boolean): readonly Item[] {
  return items.every(passes) ? items : items.filter(passes)
}
