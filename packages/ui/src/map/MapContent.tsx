import type { MapView } from '@fleetgis/domain/map'
import type { Map as Leaflet } from 'leaflet'
import { useEffect, useMemo, useRef, useState } from 'react'
import { lazily } from '../primitives/lazily.tsx'
import { useFleet } from '../provider/FleetContext.ts'
import { endZoomAnimation } from './engine/endZoomAnimation.ts'
import { marksOf } from './engine/Mark.ts'
import type { TripLayer } from './engine/TripLayer.ts'
import type { LeafletMapProps } from './LeafletMapProps.ts'
import { useMapList } from './layers/useMapList.ts'
import { useMapPanel } from './layers/useMapPanel.ts'
import {
  useFollowed,
  useFollowing,
  useInteraction,
  useSelectedView,
  useShowAll,
  useSize,
  useView,
} from './layers/useMapPlace.ts'
import { usePointer } from './layers/usePointer.ts'
import { useRestedView } from './layers/useRestedView.ts'
import { useVehicleLayer } from './layers/useVehicleLayer.ts'
import type { MapPlace } from './MapPlace.ts'
import { MapCredit } from './panels/MapCredit.tsx'
import { useMapSettings } from './panels/useMapSettings.ts'
import { CLUSTERED_FROM } from './upTo.ts'
import { useDrawn } from './useDrawn.ts'

// Lazy: not needed for the first paint of the map.
const VehiclesInView = lazily(() =>
  import('./layers/VehiclesInView.tsx').then((module) => module.VehiclesInView),
)
const VehicleLabels = lazily(() =>
  import('./layers/VehicleLabels.tsx').then((module) => module.VehicleLabels),
)
const Ground = lazily(() => import('./layers/Ground.tsx').then((module) => module.Ground))
const TripLines = lazily(() => import('./layers/TripLines.tsx').then((module) => module.TripLines))
const MapControls = lazily(() => import('./panels/MapControls.tsx').then((module) => module.MapControls))
const MapPopups = lazily(() => import('./layers/MapPopups.tsx').then((module) => module.MapPopups))
const ListPanel = lazily(() => import('./panels/ListPanel.tsx').then((module) => module.ListPanel))
const MapSettingsPanel = lazily(() =>
  import('./panels/MapSettingsPanel.tsx').then((module) => module.MapSettingsPanel),
)

const NO_PLACES: readonly MapPlace[] = []

export interface MapContentProps extends LeafletMapProps {
  map: Leaflet
  view: MapView
  /** The tiles could not be loaded. */
  isFailing: boolean
}

/** The parts of a map that need Leaflet's map instance. */
export function MapContent(props: MapContentProps) {
  const { map, nameOf, places = NO_PLACES, isInteractive = true, isFailing } = props
  const { tiles } = useFleet()
  const cursor = useRef<HTMLDivElement>(null)
  const [settings, setSettings] = useMapSettings(props.settings?.name, props.settings?.gray ?? true)
  const { vehicles, trips, cutText } = useDrawn(props, { gray: props.gray ?? settings.gray })

  const { followedId, followed, follow, stopFollowing, leaveFor } = useFollowing(vehicles)
  const panels = useMapPanel(map, props, cursor, leaveFor)
  const { panel, show } = panels
  const list = useMapList(map, props, panels, stopFollowing)

  const marks = useMemo(() => marksOf(vehicles, places), [vehicles, places])
  const layer = useVehicleLayer(map, marks, props.iconWidth ?? settings.iconWidth, {
    isClustered: props.cluster ?? vehicles.length > CLUSTERED_FROM,
    quietBefore: props.quietBefore,
  })
  const [lines, setLines] = useState<TripLayer>()
  const showAll = useShowAll(map, marks, trips, () => stopFollowing())

  // Preloads the popup's chunk after the first paint, so that a popup opens without delay.
  useEffect(() => MapPopups.preload(), [])

  const hasSettings = panel?.kind === 'settings'
  const popup = panel?.kind === 'settings' ? null : panel
  const canSet = props.settings !== undefined
  const canList = props.hasList ?? false
  const { isOpen: isListed, toggle: toggleList } = list
  // Memoized, so that moving vehicles do not rerender the buttons.
  const controls = useMemo(
    () => (
      <MapControls
        map={map}
        isDisabled={!isInteractive}
        onShowAll={showAll}
        onPan={stopFollowing}
        list={canList ? { isOpen: isListed, onPress: toggleList } : undefined}
        settings={
          canSet
            ? { isOpen: hasSettings, onPress: () => show(hasSettings ? null : { kind: 'settings' }) }
            : undefined
        }
      />
    ),
    [map, isInteractive, showAll, stopFollowing, canList, isListed, toggleList, canSet, hasSettings, show],
  )

  useEffect(() => () => endZoomAnimation(map), [map])
  useView(map, props.view, props.fit, leaveFor)
  useRestedView(map, props.onView)
  useSelectedView(map, vehicles, leaveFor)
  useSize(map)
  useInteraction(map, isInteractive, props.scrollZoom)
  usePointer(map, layer, lines, isInteractive ? panels.point : undefined, props.onHover)
  useFollowed(map, followed, () => stopFollowing())

  const content = { vehicles, trips, followedId, onFollow: follow }
  return (
    <>
      {!tiles || isFailing ? <Ground map={map} /> : null}
      {trips.length > 0 ? <TripLines {...props} trips={trips} onLayer={setLines} /> : null}
      {layer && marks.length > 0 ? (
        <VehiclesInView
          cursor={cursor}
          map={map}
          layer={layer}
          selectedId={panels.markId}
          hasPopup={popup !== null}
          nameOf={nameOf}
          note={cutText}
          onOpen={panels.open}
          onEscape={panels.leave}
          onShowAll={isInteractive ? showAll : undefined}
        />
      ) : null}
      {layer && props.labels && props.labels.size > 0 ? (
        <VehicleLabels map={map} layer={layer} labels={props.labels} highlightedId={props.highlightedId} />
      ) : null}
      {layer && popup ? (
        <MapPopups
          {...props}
          {...content}
          panel={popup}
          layer={layer}
          places={places}
          onShow={show}
          onGoTo={(position, zoom) => {
            stopFollowing(panels.openId)
            list.goTo(position, zoom)
          }}
          onClose={panels.close}
        />
      ) : null}
      {controls}
      {list.isOpen ? (
        <ListPanel
          {...content}
          nameOf={nameOf}
          groupNames={props.groupNames}
          driverOf={props.driverOf}
          openId={panels.openId}
          onFind={list.find}
          onFindTrip={list.findTrip}
          onClose={list.close}
        />
      ) : null}
      {hasSettings ? (
        <MapSettingsPanel settings={settings} onChange={setSettings} onClose={() => show(null)} />
      ) : null}
      <MapCredit attribution={tiles?.attribution} isFailing={isFailing} note={cutText} />
    </>
  )
}
