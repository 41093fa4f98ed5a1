import { type FleetVehicle, type MapDriver, mapDrawing, type TripRoute } from '@fleetgis/domain/map'
import type { ReactNode } from 'react'
import { FleetMap } from '../../../map/FleetMap.tsx'
import type { FleetMapProps } from '../../../map/FleetMapProps.ts'
import { MapMiddle } from '../../../map/panels/MapOver.ts'
import { lazily } from '../../../primitives/lazily.tsx'
import { type RootProps, rootProps } from '../../../primitives/rootProps.ts'
import { FailureCard } from '../../../remote/failures/FailureCard.tsx'
import type { useDriverMap } from './useDriverMap.ts'
import type { MapData } from './useMapData.ts'

/** What the views of both maps take besides their data. */
export interface DriverMapOptions extends RootProps<HTMLDivElement> {
  /** Hosts whose photos are shown, https only; none by default (T7). */
  imageHosts?: readonly string[] | undefined
  /** Draws vehicles close together as one cluster; true by default. */
  cluster?: boolean | undefined
  /** A trip could not be drawn; `message` is the reason (VAL-36). */
  onTripRefused?: FleetMapProps['onTripRefused']
}

type Open = (() => void) | undefined

export interface DriverMapProps
  extends DriverMapOptions,
    Omit<MapData, 'drivers' | 'live'>,
    Pick<FleetMapProps, 'settings' | 'hasList' | 'currentTripId' | 'children'> {
  /** Names, panels and the view. */
  map: ReturnType<typeof useDriverMap>
  /** Trip popups show distance and total. */
  hasFigures?: boolean | undefined
  /** Opens the detail of a driver; undefined where there is none. */
  detailOf: (vehicle: FleetVehicle, driver: MapDriver | undefined) => Open
  /** Opens the detail of a trip; undefined where there is none. */
  tripDetailOf: (trip: TripRoute) => Open
  /** Content over the map. */
  children: ReactNode
}

const NONE: readonly never[] = []
const NO_HOSTS: readonly string[] = []

/** Loaded after the map's first paint. */
const DriverPopup = lazily(() => import('./DriverPopup.tsx').then((module) => module.DriverPopup))
const TripPopup = lazily(() => import('./TripPopup.tsx').then((module) => module.TripPopup))

/** The map of drivers and one layer of trips, for group admins and owners. */
export function DriverMap(props: DriverMapProps) {
  const { state, dispatch, layer, failure, imageHosts = NO_HOSTS } = props
  const { byId, nameOf, groupNames, panel, onPanel, view } = props.map
  const drawing = mapDrawing(state)
  return (
    <FleetMap
      {...rootProps(props)}
      nameOf={nameOf}
      groupNames={groupNames}
      panel={panel}
      onPanel={onPanel}
      view={view}
      vehicles={drawing.vehicles ? props.vehicles : NONE}
      trips={drawing.lines ? layer.trips : undefined}
      tripLayer={drawing.lines}
      selectedTripId={state.panel?.name === 'trip' ? state.panel.id : undefined}
      currentTripId={props.currentTripId}
      onTripRefused={props.onTripRefused}
      loading={
        layer.isLoading && layer.progress?.total !== undefined
          ? layer.progress
          : props.isFetching || layer.isLoading
      }
      cluster={props.cluster ?? true}
      settings={props.settings}
      isInteractive={drawing.isInteractive}
      renderPopup={(vehicle, actions) => {
        const driver = byId.get(vehicle.id)
        return (
          <DriverPopup
            vehicle={vehicle}
            driver={driver}
            actions={actions}
            imageHosts={imageHosts}
            isLocated={state.located === vehicle.id}
            onLocate={(event) => dispatch({ type: 'locateSwitched', ...event })}
            onDetails={props.detailOf(vehicle, driver)}
          />
        )
      }}
      renderTripPopup={(trip) => (
        <TripPopup
          trip={layer.trips?.find(({ id }) => id === trip.id)}
          layer={drawing.lines}
          hasFigures={props.hasFigures}
          onDetails={props.tripDetailOf(trip)}
        />
      )}
      hasList={props.hasList}
      scrollZoom
    >
      {props.children}
      {failure ? (
        <MapMiddle>
          <FailureCard
            message={failure}
            onRetry={props.onReload}
            isRetrying={props.isFetching}
            isSignedOut={props.isSignedOut}
          />
        </MapMiddle>
      ) : null}
    </FleetMap>
  )
}
