import type { LatLng } from '@fleetgis/domain/map'
import type { Map as LeafletMap } from 'leaflet'
import { type RefObject, useLayoutEffect } from 'react'
import type { VehicleLayer } from '../engine/VehicleLayer.ts'

/**
 * Keeps an element of the map's frame on a vehicle, by its id, or on a place: while the vehicle glides, while the map
 * is dragged and after it has zoomed. During a zoom the element is marked `data-zooming`, for there it has no place.
 */
export function useFollow(
  element: RefObject<HTMLElement | null>,
  map: LeafletMap,
  layer: VehicleLayer,
  at: string | LatLng | undefined,
): void {
  useLayoutEffect(() => {
    if (at === undefined) return undefined
    const follow = () => {
      const position = typeof at === 'string' ? layer.positionOf(at) : at
      const point = position && map.latLngToContainerPoint(position)
      if (point && element.current) element.current.style.transform = `translate(${point.x}px, ${point.y}px)`
    }
    const zoomStart = () => element.current?.setAttribute('data-zooming', '')
    const zoomEnd = () => element.current?.removeAttribute('data-zooming')
    follow()
    layer.on('drawn', follow)
    map.on({ move: follow, zoomstart: zoomStart, zoomend: zoomEnd })
    return () => {
      layer.off('drawn', follow)
      map.off({ move: follow, zoomstart: zoomStart, zoomend: zoomEnd })
    }
  }, [element, map, layer, at])
}
