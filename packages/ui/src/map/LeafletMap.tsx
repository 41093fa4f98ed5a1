import { MAP_ZOOM } from '@fleetgis/domain/map'
import type { Map as Leaflet } from 'leaflet'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { MapContainer, type MapContainerProps } from 'react-leaflet'
import { useRemountKey } from '../primitives/useRemountKey.ts'
import { useFleet } from '../provider/FleetContext.ts'
import { boundsOf } from './engine/boundsOf.ts'
import { FIT_OPTIONS } from './engine/fitOptions.ts'
import { prefersReducedMotion } from './engine/prefersReducedMotion.ts'
import type { LeafletMapProps } from './LeafletMapProps.ts'
import { TileBackground } from './layers/TileBackground.tsx'
import { usePlaced } from './layers/usePlaced.ts'
import { MapContent } from './MapContent.tsx'

type MapStart = Pick<MapContainerProps, 'bounds' | 'boundsOptions' | 'center' | 'zoom'>

/** The part of `FleetMap` that needs Leaflet; loaded when a map mounts. */
export function LeafletMap(props: LeafletMapProps) {
  const { tiles } = useFleet()
  const placed = usePlaced(props)
  const { view, fit } = placed
  const { scrollZoom } = props
  const [map, setMap] = useState<Leaflet | null>(null)
  const [isFailing, setFailing] = useState(false)
  const [start, setStart] = useState<MapStart>(() => {
    const [southWest, northEast] = boundsOf(fit ?? []) ?? []
    return southWest && northEast
      ? {
          bounds: [
            [southWest.lat, southWest.lng],
            [northEast.lat, northEast.lng],
          ],
          boundsOptions: FIT_OPTIONS,
        }
      : { center: view.centre, zoom: view.zoom }
  })
  const maxZoom = tiles?.maxZoom ?? MAP_ZOOM.max
  useEffect(() => {
    map?.setMaxZoom(maxZoom)
  }, [map, maxZoom])
  const isStill = prefersReducedMotion()
  // A removed map cannot be used again: the next one starts where it was.
  const mapKey = useRemountKey()
  const latest = useRef(map)
  useLayoutEffect(() => {
    latest.current = map
  })
  useLayoutEffect(
    () => () => {
      const left = latest.current
      if (left) setStart({ center: left.getCenter(), zoom: left.getZoom() })
    },
    [],
  )
  return (
    <>
      <MapContainer
        key={mapKey}
        ref={setMap}
        {...start}
        minZoom={MAP_ZOOM.min}
        maxZoom={maxZoom}
        attributionControl={false}
        zoomControl={false}
        keyboard={false}
        scrollWheelZoom={scrollZoom}
        zoomAnimation={!isStill}
        fadeAnimation={!isStill}
        inertia={!isStill}
      >
        {tiles ? (
          <TileBackground
            key={`${maxZoom} ${typeof tiles.url}`}
            tiles={tiles}
            maxZoom={maxZoom}
            onFailing={setFailing}
          />
        ) : null}
      </MapContainer>
      {map ? <MapContent {...props} {...placed} map={map} isFailing={isFailing} /> : null}
    </>
  )
}
