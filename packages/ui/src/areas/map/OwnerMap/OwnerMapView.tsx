import {
  type FleetVehicle,
  type MapDriver,
  type MapEvent,
  type MapState,
  mapDrawing,
  type OwnerTripSummary,
} from '@fleetgis/domain/map'
import type { OwnerVehicle } from '@fleetgis/domain/trips'
import { FleetMap, type FleetMapProps } from '../../../map/FleetMap.tsx'
import { formatCount } from '../../../map/panels/formatCount.ts'
import { MapCard } from '../../../map/panels/MapCard.tsx'
import { MapMiddle, MapOver } from '../../../map/panels/MapOver.ts'
import { EmptyState } from '../../../primitives/feedback/EmptyState.tsx'
import { Spinner } from '../../../primitives/feedback/Spinner.tsx'
import { Card } from '../../../primitives/layout/Card.tsx'
import { lazily } from '../../../primitives/lazily.tsx'
import { useText } from '../../../provider/FleetContext.ts'
import { FailureCard } from '../../../remote/FailureCard.tsx'
import type { Live } from '../../../remote/liveState.ts'
import type { OwnerFilters } from '../../owner/index.ts'
import { useDriverMap } from '../parts/useDriverMap.ts'
import type { LayerTrips } from '../parts/useTripPages.ts'
import { OwnerTotals } from './OwnerTotals.tsx'

export interface OwnerMapViewProps {
  state: MapState
  dispatch: (event: MapEvent) => void
  /** The owner's vehicles; undefined until they have loaded. */
  owned?: readonly OwnerVehicle[] | undefined
  /** The applied filters. */
  filters: OwnerFilters
  /** Go was pressed, also with the same filters: they refetch. */
  apply: (filters: OwnerFilters) => void
  /** The drivers of the chosen vehicles; undefined until the positions have loaded. */
  drivers?: readonly MapDriver[] | undefined
  vehicles: readonly FleetVehicle[]
  summary?: OwnerTripSummary | undefined
  layer: LayerTrips
  /** How fresh the data is; undefined where `failure` says why there is none. */
  live?: Live | undefined
  /** Why there is nothing to show yet. */
  failure?: string | undefined
  isSignedOut?: boolean | undefined
  isFetching?: boolean | undefined
  onReload: () => void
  /** Details was pressed: of a vehicle or of a trip, by its id. */
  onDetails: (event: { kind: 'vehicle' | 'trip'; id: string }) => void
  /** Writes the address of the trip list with the applied filters; without it there is no link (OMAP-06). */
  tripsHref?: ((filters: OwnerFilters) => string) | undefined
  /** Hosts whose photos are shown, https only; none by default (T7). */
  imageHosts?: readonly string[] | undefined
  /** Draws vehicles close together as one cluster; true by default. */
  cluster?: boolean | undefined
  /** A trip could not be drawn; `message` is the reason (VAL-36). */
  onTripRefused?: FleetMapProps['onTripRefused']
  className?: string | undefined
}

const NONE: readonly never[] = []
const NO_HOSTS: readonly string[] = []
/** CF-102 */
const SETTINGS = { name: 'owner', gray: false }

/** Loaded after the map's first paint. */
const OwnerMapFields = lazily(
  () => import('./OwnerMapFields.tsx').then((module) => module.OwnerMapFields),
  <Spinner />,
)
const DriverPopup = lazily(() => import('../parts/DriverPopup.tsx').then((module) => module.DriverPopup))
const TripPopup = lazily(() => import('../parts/TripPopup.tsx').then((module) => module.TripPopup))

/** The pure view of an owner's map. */
export function OwnerMapView(props: OwnerMapViewProps) {
  const { state, dispatch, owned, vehicles, summary, layer, failure, onDetails } = props
  const { imageHosts = NO_HOSTS } = props
  const t = useText()
  const drawing = mapDrawing(state)
  const { byId, setView: _, cityId, chooseCity, ...shown } = useDriverMap(props)
  const hasNoVehicle = owned?.length === 0

  return (
    <FleetMap
      {...shown}
      className={props.className}
      vehicles={drawing.vehicles ? vehicles : NONE}
      trips={drawing.lines ? layer.trips : undefined}
      tripLayer={drawing.lines}
      selectedTripId={state.panel?.name === 'trip' ? state.panel.id : undefined}
      currentTripId={state.panel?.name === 'detail' ? state.panel.id : undefined}
      onTripRefused={props.onTripRefused}
      loading={layer.isLoading && layer.progress?.total !== undefined ? layer.progress : props.isFetching}
      cluster={props.cluster ?? true}
      settings={SETTINGS}
      isInteractive={drawing.isInteractive}
      renderPopup={(vehicle, actions) => {
        const driver = byId.get(vehicle.id)
        const { vehicleId } = driver ?? {}
        return (
          <DriverPopup
            vehicle={vehicle}
            driver={driver}
            actions={actions}
            imageHosts={imageHosts}
            isLocated={state.located === vehicle.id}
            onLocate={(event) => dispatch({ type: 'locateSwitched', ...event })}
            onDetails={vehicleId ? () => onDetails({ kind: 'vehicle', id: vehicleId }) : undefined}
          />
        )
      }}
      renderTripPopup={({ id }) => (
        <TripPopup
          trip={layer.trips?.find((trip) => trip.id === id)}
          layer={drawing.lines}
          hasFigures
          onDetails={() => onDetails({ kind: 'trip', id })}
        />
      )}
      hasList={!hasNoVehicle}
      scrollZoom
    >
      {hasNoVehicle ? (
        <MapMiddle>
          <Card>
            <EmptyState message={t('ownerMap.noVehicle')}>{t('owner.noVehicle')}</EmptyState>
          </Card>
        </MapMiddle>
      ) : (
        <MapOver>
          <MapCard title={titleOf()} head={<OwnerTotals summary={summary} />} live={props.live}>
            <OwnerMapFields {...props} cityId={cityId} onCity={chooseCity} />
          </MapCard>
        </MapOver>
      )}
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

  function titleOf(): string {
    if (!owned) return t('ownerMap.waiting')
    const count = props.filters.vehicleIds.length || owned.length
    return t('homeMap.vehicles', { count, shown: formatCount(count) })
  }
}
