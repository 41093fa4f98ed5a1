import type { LatLng, TripRoute } from '@fleetgis/domain/map'
import type { Map as LeafletMap, LeafletMouseEvent } from 'leaflet'
import { useEffect } from 'react'
import { useLatestCallback } from '../../primitives/useLatestCallback.ts'
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

/** Reports clicks, vehicles before trips, and the vehicle under the pointer. The cursor changes over something clickable. */
export function usePointer(
  map: LeafletMap,
  layer: VehicleLayer | undefined,
  lines: TripLayer | undefined,
  onPoint: ((pointed: Pointed) => void) | undefined,
  onHover?: ((event: { id: string | undefined }) => void) | undefined,
): void {
  const isClickable = onPoint !== undefined
  const report = useLatestCallback((pointed: Pointed) => onPoint?.(pointed))
  const notify = useLatestCallback((id: string | undefined) => onHover?.({ id }))
  useEffect(() => {
    if (!layer || !isClickable) return undefined
    const look = ({ originalEvent, containerPoint, latlng }: LeafletMouseEvent): Pointed => {
      const kind = 'pointerType' in originalEvent && originalEvent.pointerType === 'touch' ? 'coarse' : 'fine'
      const vehicles = layer.vehiclesAt(containerPoint, HIT_BOX[kind])
      const line = vehicles.length > 0 ? undefined : lines?.tripAt(containerPoint, LINE_REACH[kind])
      return { vehicles, trip: line?.trip, at: line?.at ?? latlng }
    }
    let hoveredId: string | undefined
    const click = (event: LeafletMouseEvent) => report(look(event))
    const hover = (event: LeafletMouseEvent) => {
      // A pressed button means a drag: no hit test.
      if (event.originalEvent.buttons > 0) return
      const over = layer.vehiclesAt(event.containerPoint, HIT_BOX.fine)
      map.getContainer().toggleAttribute('data-over-vehicle', over.length > 0)
      const id = over.length === 1 && !over[0]?.place ? over[0]?.id : undefined
      if (id === hoveredId) return
      hoveredId = id
      notify(id)
    }
    const leave = () => {
      if (hoveredId !== undefined) notify(undefined)
      hoveredId = undefined
    }
    map.on('click', click)
    map.on('mousemove', hover)
    map.on('mouseout', leave)
    return () => {
      map.off('click', click)
      map.off('mousemove', hover)
      map.off('mouseout', leave)
      map.getContainer().removeAttribute('data-over-vehicle')
    }
  }, [map, layer, lines, isClickable, report, notify])
}
