import type { LatLng, TripRoute } from '@fleetgis/domain/map'
import type { Map as LeafletMap, LeafletMouseEvent } from 'leaflet'
import { useEffect } from 'react'
import type { Mark } from '../engine/Mark.ts'
import { HIT_BOX } from '../engine/ScreenPoints.ts'
import type { TripLayer } from '../engine/TripLayer.ts'
import type { VehicleLayer } from '../engine/VehicleLayer.ts'

/** What was clicked. */
export interface Pointed {
  /** None, one, or all of a cluster. */
  readonly vehicles: readonly Mark[]
  readonly trip: TripRoute | undefined
  readonly at: LatLng
}

/** Hit distance from a line, in CSS pixels. */
const LINE_REACH = { fine: 8, coarse: 20 } as const

/** Reports clicks: vehicles before trips, or nothing. The cursor changes over something clickable. */
export function usePointer(
  map: LeafletMap,
  layer: VehicleLayer | undefined,
  lines: TripLayer | undefined,
  onPoint: ((pointed: Pointed) => void) | undefined,
): void {
  useEffect(() => {
    if (!layer || !onPoint) return undefined
    const look = ({ originalEvent, containerPoint, latlng }: LeafletMouseEvent): Pointed => {
      const kind = 'pointerType' in originalEvent && originalEvent.pointerType === 'touch' ? 'coarse' : 'fine'
      const vehicles = layer.vehiclesAt(containerPoint, HIT_BOX[kind])
      const line = vehicles.length > 0 ? undefined : lines?.tripAt(containerPoint, LINE_REACH[kind])
      return { vehicles, trip: line?.trip, at: line?.at ?? latlng }
    }
    const click = (event: LeafletMouseEvent) => onPoint(look(event))
    const hover = (event: LeafletMouseEvent) => {
      // A pressed button means a drag: no hit test.
      if (event.originalEvent.buttons > 0) return
      const isOver = layer.vehiclesAt(event.containerPoint, HIT_BOX.fine).length > 0
      map.getContainer().toggleAttribute('data-over-vehicle', isOver)
    }
    map.on('click', click)
    map.on('mousemove', hover)
    return () => {
      map.off('click', click)
      map.off('mousemove', hover)
      map.getContainer().removeAttribute('data-over-vehicle')
    }
  }, [map, layer, lines, onPoint])
}
