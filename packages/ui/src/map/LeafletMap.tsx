import 'leaflet/dist/leaflet.css'
import { MAP_ZOOM } from '@fleetgis/domain/map'
import type { Map as Leaflet, LeafletMouseEvent } from 'leaflet'
import { useCallback, useEffect, useRef, useState } from 'react'
import { MapContainer } from 'react-leaflet'
import { styled } from 'styled-components'
import { useFleet } from '../provider/FleetContext.ts'
import { visuallyHidden } from '../theme/visuallyHidden.ts'
import type { FleetMapProps } from './FleetMap.tsx'
import { HIT_BOX } from './hitTest.ts'
import { MapControls } from './MapControls.tsx'
import { MapPopup } from './MapPopup.tsx'
import { prefersReducedMotion } from './prefersReducedMotion.ts'
import { TileBackground } from './TileBackground.tsx'
import { TripLines } from './TripLines.tsx'
import { useInView } from './useInView.ts'
import { useSummary } from './useSummary.ts'
import { useVehicleLayer } from './useVehicleLayer.ts'
import { VehicleCursor } from './VehicleCursor.tsx'

type Settled = 'nameOf' | 'renderPopup' | 'view' | 'scrollZoom'

export type LeafletMapProps = Omit<FleetMapProps, Settled | 'label' | 'className' | 'children'> & {
  readonly [Name in Settled]: NonNullable<FleetMapProps[Name]>
}

/** The part of `FleetMap` that needs Leaflet; it is loaded when a map is shown. */
export function LeafletMap(props: LeafletMapProps) {
  const { tiles } = useFleet()
  const { view, scrollZoom } = props
  const [map, setMap] = useState<Leaflet | null>(null)
  const [isFailing, setFailing] = useState(false)
  const [start] = useState(view)
  const isStill = prefersReducedMotion()
  return (
    <>
      <MapContainer
        ref={setMap}
        center={start.centre}
        zoom={start.zoom}
        minZoom={MAP_ZOOM.min}
        maxZoom={tiles?.maxZoom ?? MAP_ZOOM.max}
        attributionControl={false}
        zoomControl={false}
        keyboard={false}
        scrollWheelZoom={scrollZoom}
        zoomAnimation={!isStill}
        fadeAnimation={!isStill}
        inertia={!isStill}
      >
        {tiles ? <TileBackground tiles={tiles} onFailing={setFailing} /> : null}
      </MapContainer>
      {map ? <MapContent {...props} map={map} isFailing={isFailing} /> : null}
    </>
  )
}

function MapContent(props: LeafletMapProps & { map: Leaflet; isFailing: boolean }) {
  const { map, vehicles, trips, view, nameOf, renderPopup, selectedId, onSelect, isFailing } = props
  const { t, tiles } = useFleet()
  const cursor = useRef<HTMLDivElement>(null)
  const layer = useVehicleLayer(map, vehicles, props.iconWidth)
  const points = useInView(layer)
  const summary = useSummary(points && vehicles.length > 0 ? t('map.inView', { count: points.count }) : '')
  const [ownId, setOwnId] = useState<string>()
  const chosenId = selectedId === undefined ? ownId : (selectedId ?? undefined)
  const chosen = chosenId === undefined ? undefined : vehicles.find(({ id }) => id === chosenId)

  const select = useCallback(
    (id: string | undefined) => {
      setOwnId(id)
      onSelect?.({ id })
    },
    [onSelect],
  )
  const close = useCallback(
    ({ hadFocus }: { hadFocus: boolean }) => {
      select(undefined)
      if (hadFocus) cursor.current?.focus({ preventScroll: true })
    },
    [select],
  )
  useView(map, view)
  useSize(map)
  usePointer(map, layer, select)

  return (
    <>
      {trips && trips.length > 0 ? (
        <TripLines
          map={map}
          trips={trips}
          layer={props.tripLayer ?? 'routes'}
          selectedId={props.selectedTripId}
          currentId={props.currentTripId}
          onRefused={props.onTripRefused}
        />
      ) : null}
      {layer && points ? (
        <VehicleCursor
          ref={cursor}
          map={map}
          layer={layer}
          points={points}
          selectedId={chosen?.id}
          label={t('map.vehicles')}
          nameOf={nameOf}
          onOpen={select}
          onEscape={() => close({ hadFocus: true })}
        />
      ) : null}
      {layer && chosen ? (
        <MapPopup
          map={map}
          layer={layer}
          vehicleId={chosen.id}
          label={nameOf(chosen)}
          closeLabel={t('common.close')}
          onClose={close}
        >
          {renderPopup(chosen)}
        </MapPopup>
      ) : null}
      <MapControls map={map} />
      {tiles || isFailing ? (
        <Credit data-part="attribution">
          {isFailing ? <span>{t('map.tilesFailed')}</span> : null}
          {tiles?.attribution}
        </Credit>
      ) : null}
      <Summary role="status">{summary}</Summary>
    </>
  )
}

/** Takes the map where `view` says, whenever it is given a new one. */
function useView(map: Leaflet, view: LeafletMapProps['view']) {
  const shown = useRef(view)
  useEffect(() => {
    if (shown.current === view) return
    shown.current = view
    map.setView(view.centre, view.zoom, { animate: !prefersReducedMotion() })
  }, [map, view])
}

/** Tells the map when the room it has changes. */
function useSize(map: Leaflet) {
  useEffect(() => {
    const resized = new ResizeObserver(() => map.invalidateSize({ animate: false }))
    resized.observe(map.getContainer())
    return () => resized.disconnect()
  }, [map])
}

/** A click on a vehicle selects it, a click beside it selects none; the pointer shows where there is one. */
function usePointer(
  map: Leaflet,
  layer: ReturnType<typeof useVehicleLayer>,
  select: (id: string | undefined) => void,
) {
  useEffect(() => {
    if (!layer) return undefined
    const edgeOf = ({ originalEvent }: LeafletMouseEvent) =>
      'pointerType' in originalEvent && originalEvent.pointerType === 'touch' ? HIT_BOX.coarse : HIT_BOX.fine
    const click = (event: LeafletMouseEvent) =>
      select(layer.vehicleAt(event.containerPoint, edgeOf(event))?.id)
    const hover = (event: LeafletMouseEvent) => {
      const isOver = layer.vehicleAt(event.containerPoint, HIT_BOX.fine) !== undefined
      map.getContainer().toggleAttribute('data-over-vehicle', isOver)
    }
    map.on('click', click)
    map.on('mousemove', hover)
    return () => {
      map.off('click', click)
      map.off('mousemove', hover)
    }
  }, [map, layer, select])
}

const Credit = styled.p`
  position: absolute;
  z-index: 500;
  inset: auto 0 0 auto;
  display: flex;
  flex-wrap: wrap;
  justify-content: end;
  column-gap: var(--fleet-space-3);
  max-width: 100%;
  margin: 0;
  padding: 1px var(--fleet-space-2);
  border-start-start-radius: var(--fleet-radius-s);
  background: color-mix(in srgb, var(--fleet-color-surface) 85%, transparent);
  color: var(--fleet-color-text-muted);
  font-size: 0.75rem;
  line-height: 1.5;
`

const Summary = styled.p`
  ${visuallyHidden}
`
