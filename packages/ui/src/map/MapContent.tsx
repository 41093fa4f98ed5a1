import {
  type FleetVehicle,
  isPosition,
  type LatLng,
  MAP_ZOOM,
  type MapView,
  type TripRoute,
  visibleMarkers,
} from '@fleetgis/domain/map'
import type { Map as Leaflet } from 'leaflet'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { lazily } from '../primitives/lazily.tsx'
import { useFleet } from '../provider/FleetContext.ts'
import { nearestCopy } from './engine/nearestCopy.ts'
import { prefersReducedMotion } from './engine/prefersReducedMotion.ts'
import type { TripLayer } from './engine/TripLayer.ts'
import type { LeafletMapProps } from './LeafletMapProps.ts'
import type { PopupPanel } from './layers/MapPopups.tsx'
import { useFollowed, useInteraction, useSelectedView, useSize, useView } from './layers/useMapPlace.ts'
import { type Pointed, usePointer } from './layers/usePointer.ts'
import { useVehicleLayer } from './layers/useVehicleLayer.ts'
import { MapCredit } from './panels/MapCredit.tsx'
import { useCutText } from './panels/useCutText.ts'
import { useMapSettings } from './panels/useMapSettings.ts'
import { MOST, upTo } from './upTo.ts'

// Lazy: not needed for the first paint of the map.
const VehiclesInView = lazily(() =>
  import('./layers/VehiclesInView.tsx').then((module) => module.VehiclesInView),
)
const Ground = lazily(() => import('./layers/Ground.tsx').then((module) => module.Ground))
const TripLines = lazily(() => import('./layers/TripLines.tsx').then((module) => module.TripLines))
const MapControls = lazily(() => import('./panels/MapControls.tsx').then((module) => module.MapControls))
const MapPopups = lazily(() => import('./layers/MapPopups.tsx').then((module) => module.MapPopups))
const ListPanel = lazily(() => import('./panels/ListPanel.tsx').then((module) => module.ListPanel))
const MapSettingsPanel = lazily(() =>
  import('./panels/MapSettingsPanel.tsx').then((module) => module.MapSettingsPanel),
)

/** What is open beside the list: one panel at a time (PMAP-31). */
type Panel = PopupPanel | { readonly kind: 'settings' }

const NO_TRIPS: readonly TripRoute[] = []

export interface MapContentProps extends LeafletMapProps {
  map: Leaflet
  view: MapView
  /** The tiles could not be loaded. */
  isFailing: boolean
}

/** The parts of a map that need Leaflet's map instance. */
export function MapContent(props: MapContentProps) {
  const { map, nameOf, selectedId, onSelect } = props
  const { onTripSelect, onSettingsOpen, isInteractive = true, isFailing } = props
  const { tiles } = useFleet()
  const cursor = useRef<HTMLDivElement>(null)
  const [own, setOwn] = useState<Panel>()
  const [hasList, setList] = useState(false)
  const [followedId, setFollowedId] = useState<string>()
  const [settings, setSettings] = useMapSettings(props.settings?.name, props.settings?.gray ?? true)

  const gray = props.gray ?? settings.gray
  const visible = useMemo(() => visibleMarkers(props.vehicles, { gray }), [props.vehicles, gray])
  const vehicles = useMemo(() => upTo(MOST.vehicles, visible), [visible])
  const allTrips = props.trips ?? NO_TRIPS
  const trips = useMemo(() => upTo(MOST.trips, allTrips), [allTrips])
  const cutText = useCutText(visible.length, allTrips.length)
  const layer = useVehicleLayer(map, vehicles, props.iconWidth ?? settings.iconWidth, props.cluster ?? false)
  const [lines, setLines] = useState<TripLayer>()
  const panel = shownPanel(own, selectedId)
  const chosen = panel?.kind === 'vehicle' ? vehicles.find(({ id }) => id === panel.id) : undefined
  const trip = panel?.kind === 'trip' ? trips.find(({ id }) => id === panel.id) : undefined

  const before = useRef(panel)
  const show = useCallback(
    (next: Panel | undefined) => {
      const last = before.current
      before.current = next
      setOwn(next)
      if (next?.kind === 'vehicle' || last?.kind === 'vehicle' || !next)
        onSelect?.({ id: next?.kind === 'vehicle' ? next.id : undefined })
      if (next?.kind === 'trip' || last?.kind === 'trip')
        onTripSelect?.({ id: next?.kind === 'trip' ? next.id : undefined })
      if (next?.kind === 'settings' || last?.kind === 'settings')
        onSettingsOpen?.({ isOpen: next?.kind === 'settings' })
    },
    [onSelect, onTripSelect, onSettingsOpen],
  )
  const close = ({ hadFocus }: { hadFocus: boolean }) => {
    show(undefined)
    if (hadFocus) cursor.current?.focus({ preventScroll: true })
  }
  const leave = useCallback(() => {
    show(undefined)
    cursor.current?.focus({ preventScroll: true })
  }, [show])
  const open = useCallback(
    (among: readonly FleetVehicle[]) => {
      const [first] = among
      const at = first && layer?.positionOf(first.id)
      if (!first || !at) show(undefined)
      else if (among.length === 1) show({ kind: 'vehicle', id: first.id })
      else show({ kind: 'cluster', ids: among.map(({ id }) => id), at })
    },
    [layer, show],
  )
  const point = useCallback(
    ({ vehicles: hit, trip: line, at }: Pointed) => {
      if (line) show({ kind: 'trip', id: line.id, at })
      else open(hit)
    },
    [open, show],
  )

  const goTo = (position: LatLng, zoom: number) =>
    map.setView(nearestCopy(map, position), zoom, { animate: !prefersReducedMotion() })
  const find = (vehicle: FleetVehicle) => {
    goTo(vehicle.position, Math.max(map.getZoom(), MAP_ZOOM.marker))
    show({ kind: 'vehicle', id: vehicle.id })
  }
  const findTrip = (found: TripRoute) => {
    const at = found.path[Math.floor(found.path.length / 2)]
    if (!isPosition(at)) return
    goTo(at, Math.max(map.getZoom(), MAP_ZOOM.marker))
    show({ kind: 'trip', id: found.id, at })
  }
  const follow = (id: string, on: boolean) => setFollowedId(on ? id : undefined)

  // Preloads the popup's chunk after the first paint, so that a popup opens without delay.
  useEffect(() => MapPopups.preload(), [])

  const canSet = props.settings !== undefined
  const canList = props.hasList ?? false
  const hasSettings = panel?.kind === 'settings'
  // Memoized, so that moving vehicles do not rerender the buttons.
  const controls = useMemo(
    () => (
      <MapControls
        map={map}
        isDisabled={!isInteractive}
        list={canList ? { isOpen: hasList, onPress: () => setList(!hasList) } : undefined}
        settings={
          canSet
            ? {
                isOpen: hasSettings,
                onPress: () => show(hasSettings ? undefined : { kind: 'settings' }),
              }
            : undefined
        }
      />
    ),
    [map, isInteractive, canList, hasList, canSet, hasSettings, show],
  )

  useView(map, props.view, props.fit)
  useSelectedView(map, vehicles)
  useSize(map)
  useInteraction(map, isInteractive, props.scrollZoom)
  usePointer(map, layer, lines, isInteractive ? point : undefined)
  useFollowed(map, followedId === undefined ? undefined : vehicles.find(({ id }) => id === followedId), () =>
    setFollowedId(undefined),
  )

  return (
    <>
      {!tiles || isFailing ? <Ground map={map} /> : null}
      {trips.length > 0 ? (
        <TripLines
          map={map}
          trips={trips}
          tripLayer={props.tripLayer}
          selectedTripId={props.selectedTripId}
          currentTripId={props.currentTripId}
          onTripRefused={props.onTripRefused}
          onLayer={setLines}
        />
      ) : null}
      {layer && vehicles.length > 0 ? (
        <VehiclesInView
          cursor={cursor}
          map={map}
          layer={layer}
          selectedId={chosen?.id}
          nameOf={nameOf}
          note={cutText}
          onOpen={open}
          onEscape={leave}
        />
      ) : null}
      {layer && panel && panel.kind !== 'settings' ? (
        <MapPopups
          {...props}
          panel={panel}
          layer={layer}
          vehicles={vehicles}
          trips={trips}
          followedId={followedId}
          onShow={show}
          onGoTo={goTo}
          onFollow={follow}
          onClose={close}
        />
      ) : null}
      {controls}
      {hasList ? (
        <ListPanel
          vehicles={vehicles}
          trips={trips}
          nameOf={nameOf}
          openId={chosen?.id ?? trip?.id}
          followedId={followedId}
          onFind={find}
          onFindTrip={findTrip}
          onFollow={follow}
          onClose={() => setList(false)}
        />
      ) : null}
      {panel?.kind === 'settings' ? (
        <MapSettingsPanel settings={settings} onChange={setSettings} onClose={() => show(undefined)} />
      ) : null}
      <MapCredit attribution={tiles?.attribution} isFailing={isFailing} note={cutText} />
    </>
  )
}

/** A controlled popup wins over the map's own state. */
function shownPanel(own: Panel | undefined, selectedId: string | null | undefined): Panel | undefined {
  if (selectedId === undefined) return own
  if (selectedId !== null) return { kind: 'vehicle', id: selectedId }
  return own?.kind === 'vehicle' ? undefined : own
}
