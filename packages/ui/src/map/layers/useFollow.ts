import type { LatLng } from '@fleetgis/domain/map'
import type { Map as LeafletMap } from 'leaflet'
import { type RefObject, useLayoutEffect } from 'react'
import { nearestCopy } from '../engine/nearestCopy.ts'
import type { VehicleLayer } from '../engine/VehicleLayer.ts'

/**
 * Keeps an element of the map's frame positioned at a vehicle (by id) or a place, during glides and drags and after
 * zooms. During a zoom the element has no position and is marked `data-zooming`. `onPlaced` is called once per `at`,
 * when the element is first positioned: a vehicle has no position before the layer contains it.
 */
export function useFollow(
  element: RefObject<HTMLElement | null>,
  map: LeafletMap,
  layer: VehicleLayer,
  at: string | LatLng | undefined,
  onPlaced?: () => void,
): void {
  useLayoutEffect(() => {
    if (at === undefined) return undefined
    let isPlaced = false
    const follow = () => {
      const position = typeof at === 'string' ? layer.positionOf(at) : nearestCopy(map, at)
      const point = position && map.latLngToContainerPoint(position)
      if (!point || !element.current) return
      element.current.style.transform = `translate(${point.x}px, ${point.y}px)`
      if (isPlaced) return
      isPlaced = true
      onPlaced?.()
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
  }, [element, map, layer, at, onPlaced])
}
