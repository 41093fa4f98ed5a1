import type { Map as LeafletMap } from 'leaflet'
import { useEffect } from 'react'
import { useLatestCallback } from '../../primitives/useLatestCallback.ts'
import type { FleetMapProps } from '../FleetMapProps.ts'

/** How long a map is still before it rests, in ms: a key that is held moves it many times a second. */
const STILL_FOR = 150

/** Calls `onView` when the map rests after a move. */
export function useRestedView(map: LeafletMap, onView: FleetMapProps['onView']): void {
  const report = useLatestCallback(() => {
    // The world repeats: a map that was dragged around it has the same view.
    const { lat, lng } = map.getCenter().wrap()
    onView?.({ view: { centre: { lat, lng }, zoom: map.getZoom() } })
  })
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    function wait() {
      clearTimeout(timer)
      timer = setTimeout(report, STILL_FOR)
    }
    map.on('moveend', wait)
    return () => {
      clearTimeout(timer)
      map.off('moveend', wait)
    }
  }, [map, report])
}
