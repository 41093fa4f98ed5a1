import type { Group } from '@fleetgis/domain/drivers'
import {
  type BookingTripInfo,
  type DriverCounts,
  type FleetVehicle,
  MAP_ZOOM,
  type MapDriver,
  type MapEvent,
  type MapState,
  mapDrawing,
  type TripInfo,
} from '@fleetgis/domain/map'
import type { ReactNode } from 'react'
import { FleetMap, type FleetMapProps } from '../../../map/FleetMap.tsx'
import { formatCount } from '../../../map/panels/formatCount.ts'
import { MapCard } from '../../../map/panels/MapCard.tsx'
import { MapMiddle, MapOver } from '../../../map/panels/MapOver.ts'
import { Spinner } from '../../../primitives/feedback/Spinner.tsx'
import { lazily } from '../../../primitives/lazily.tsx'
import { useText } from '../../../provider/FleetContext.ts'
import { FailureCard } from '../../../remote/FailureCard.tsx'
import type { Live } from '../../../remote/liveState.ts'
import { useDriverMap } from '../parts/useDriverMap.ts'
import type { LayerTrips } from '../parts/useTripPages.ts'
import { DriverCounters } from './DriverCounters.tsx'

/** An open list of drivers. */
export interface DriversList {
  /** The status of the drivers; without it the drivers of the period's trips (PMAP-10). */
  readonly status: number | undefined
  /** Whether a driver's marker is drawn. */
  readonly isOnMap: (key: string) => boolean
  readonly onShow: (key: string) => void
  readonly onClose: () => void
}

export interface AdminMapViewProps {
  state: MapState
  dispatch: (event: MapEvent) => void
  /** The admin's groups; undefined until they have loaded. */
  groups?: readonly Group[] | undefined
  /** Refetches the groups; undefined unless they failed to load. */
  onGroupsRetry?: (() => void) | undefined
  /** Ids of the chosen groups; none means all. */
  groupIds: readonly string[]
  chooseGroups: (ids: readonly string[]) => void
  /** The drivers of the last answer; undefined until it has arrived. */
  drivers?: readonly MapDriver[] | undefined
  vehicles: readonly FleetVehicle[]
  counts?: DriverCounts | undefined
  tripInfo?: TripInfo | undefined
  bookingInfo?: BookingTripInfo | undefined
  layer: LayerTrips
  /** How fresh the data is; undefined where `failure` says why there is none. */
  live?: Live | undefined
  /** Why there is nothing to show yet. */
  failure?: string | undefined
  isSignedOut?: boolean | undefined
  isFetching?: boolean | undefined
  onReload: () => void
  /** Renders the open list of drivers, which fetches its pages. */
  renderDrivers?: ((list: DriversList) => ReactNode) | undefined
  imageHosts?: readonly string[] | undefined
  cluster?: boolean | undefined
  onTripRefused?: FleetMapProps['onTripRefused']
  className?: string | undefined
}

const NONE: readonly never[] = []
const NO_HOSTS: readonly string[] = []
const SETTINGS = { name: 'admin', gray: true }

/** Loaded after the map's first paint. */
const AdminMapFields = lazily(
  () => import('./AdminMapFields.tsx').then((module) => module.AdminMapFields),
  <Spinner />,
)
const DriverPopup = lazily(() => import('../parts/DriverPopup.tsx').then((module) => module.DriverPopup))
const TripPopup = lazily(() => import('../parts/TripPopup.tsx').then((module) => module.TripPopup))

/** `status` of a driver on a trip, who has a detail (CF-137). A booking without a driver has none either. */
const ON_A_TRIP = 2

const hasDetail = (driver: MapDriver | undefined) => driver?.status === ON_A_TRIP && Boolean(driver.key)

/** The pure view of a group admin's map. */
export function AdminMapView(props: AdminMapViewProps) {
  const { state, dispatch, vehicles, counts, layer, failure, imageHosts = NO_HOSTS } = props
  const t = useText()
  const drawing = mapDrawing(state)
  const { byId, setView, cityId, chooseCity, ...shown } = useDriverMap(props)
  const openStatus = state.panel?.name === 'statusList' ? state.panel.status : undefined
  const hasDriversPanel = openStatus !== undefined || state.panel?.name === 'driverList'
  const openDetail = (id: string) => dispatch({ type: 'panelOpened', panel: { name: 'detail', id } })
  const detailId = state.panel?.name === 'detail' ? state.panel.id : undefined
  const currentTrip =
    detailId === undefined ? undefined : layer.trips?.find(({ userId }) => userId === detailId)

  const title = counts
    ? t('adminMap.drivers', { count: counts.all, shown: formatCount(counts.all) })
    : t(failure ? 'adminMap.nothing' : 'adminMap.waiting')
  return (
    <FleetMap
      {...shown}
      className={props.className}
      vehicles={drawing.vehicles ? vehicles : NONE}
      trips={drawing.lines ? layer.trips : undefined}
      tripLayer={drawing.lines}
      selectedTripId={state.panel?.name === 'trip' ? state.panel.id : undefined}
      currentTripId={currentTrip?.id}
      onTripRefused={props.onTripRefused}
      loading={layer.isLoading && layer.progress?.total !== undefined ? layer.progress : props.isFetching}
      cluster={props.cluster ?? true}
      settings={SETTINGS}
      renderPopup={(vehicle, actions) => (
        <DriverPopup
          vehicle={vehicle}
          driver={byId.get(vehicle.id)}
          actions={actions}
          imageHosts={imageHosts}
          isLocated={state.located === vehicle.id}
          onLocate={(event) => dispatch({ type: 'locateSwitched', ...event })}
          onDetails={hasDetail(byId.get(vehicle.id)) ? () => openDetail(vehicle.id) : undefined}
        />
      )}
      renderTripPopup={(trip) => (
        <TripPopup
          trip={layer.trips?.find(({ id }) => id === trip.id)}
          layer={drawing.lines}
          onDetails={trip.userId ? () => openDetail(trip.userId) : undefined}
        />
      )}
      hasList={!hasDriversPanel}
      scrollZoom
    >
      <MapOver>
        <MapCard
          title={title}
          head={
            <DriverCounters
              counts={counts}
              openStatus={openStatus}
              onOpen={(status) =>
                dispatch(
                  status === undefined
                    ? { type: 'panelClosed', name: 'statusList' }
                    : { type: 'panelOpened', panel: { name: 'statusList', status } },
                )
              }
            />
          }
          live={props.live}
        >
          <AdminMapFields {...props} cityId={cityId} onCity={chooseCity} />
        </MapCard>
      </MapOver>
      {hasDriversPanel
        ? props.renderDrivers?.({
            status: openStatus,
            isOnMap: (key) => drawing.vehicles && byId.has(key),
            onShow: (key) => {
              const found = vehicles.find(({ id }) => id === key)
              if (!found) return
              setView({ centre: found.position, zoom: MAP_ZOOM.marker })
              dispatch({ type: 'panelOpened', panel: { name: 'location', id: key } })
            },
            onClose: () => dispatch({ type: 'panelClosed', name: state.panel?.name }),
          })
        : null}
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
