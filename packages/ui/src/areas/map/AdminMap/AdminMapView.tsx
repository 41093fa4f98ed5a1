import { driverMarker, MAP_ZOOM, type MapDriver, mapDrawing } from '@fleetgis/domain/map'
import { formatCount } from '../../../map/panels/formatCount.ts'
import { MapCard } from '../../../map/panels/MapCard.tsx'
import { MapOver } from '../../../map/panels/MapOver.ts'
import { useMapSettings } from '../../../map/panels/useMapSettings.ts'
import { mapWords } from '../../../map/words.ts'
import { Spinner } from '../../../primitives/feedback/Spinner.tsx'
import { lazily } from '../../../primitives/lazily.tsx'
import { useText } from '../../../provider/FleetContext.ts'
import { DriverMap } from '../parts/DriverMap.tsx'
import { NoHit } from '../parts/NoHit.tsx'
import { useDriverMap } from '../parts/useDriverMap.ts'
import type { AdminMapViewProps } from './AdminMapViewProps.ts'
import { DriverCounters } from './DriverCounters.tsx'

const SETTINGS = { name: 'admin', gray: true }

/** Loaded after the map's first paint. */
const AdminMapFields = lazily(
  () => import('./AdminMapFields.tsx').then((module) => module.AdminMapFields),
  <Spinner />,
)

/** `status` of a driver on a trip, who has a detail (CF-137). A booking without a driver has none either. */
const ON_A_TRIP = 2

const hasDetail = (driver: MapDriver | undefined) => driver?.status === ON_A_TRIP && Boolean(driver.key)

/** Without Gray an offline driver has no marker (CF-102). */
const hasMarker = ({ status }: MapDriver, gray: boolean) => driverMarker(status, { gray }) !== undefined

/** The pure view of a group admin's map. */
export function AdminMapView(props: AdminMapViewProps) {
  const { state, dispatch, vehicles, counts, layer } = props
  const t = useText(mapWords)
  const map = useDriverMap(props)
  const [{ gray }] = useMapSettings(SETTINGS.name, SETTINGS.gray)
  const openStatus = state.panel?.name === 'statusList' ? state.panel.status : undefined
  const hasDriversPanel = openStatus !== undefined || state.panel?.name === 'driverList'
  const openDetail = (id: string) =>
    dispatch({ type: 'panelOpened', panel: { name: 'detail', of: 'driver', id } })
  const detailId = state.panel?.name === 'detail' ? state.panel.id : undefined
  const currentTrip =
    detailId === undefined ? undefined : layer.trips?.find(({ userId }) => userId === detailId)

  const title = counts
    ? t('adminMap.drivers', { count: counts.all, shown: formatCount(counts.all) })
    : t(props.failure ? 'adminMap.nothing' : 'adminMap.waiting')
  return (
    <DriverMap
      {...props}
      map={map}
      currentTripId={currentTrip?.id}
      settings={SETTINGS}
      detailOf={({ id }, driver) => (hasDetail(driver) ? () => openDetail(id) : undefined)}
      tripDetailOf={({ userId }) => (userId ? () => openDetail(userId) : undefined)}
      hasList={!hasDriversPanel}
    >
      <MapOver>
        <MapCard
          title={title}
          head={
            <>
              <DriverCounters counts={counts} openStatus={openStatus} dispatch={dispatch} />
              <NoHit hits={props.hits} />
            </>
          }
          live={props.live}
        >
          <AdminMapFields {...props} cityId={map.cityId} onCity={map.chooseCity} />
        </MapCard>
      </MapOver>
      {hasDriversPanel
        ? props.renderDrivers?.({
            status: openStatus,
            isOnMap: (key) => {
              const driver = map.byId.get(key)
              return mapDrawing(state).vehicles && driver !== undefined && hasMarker(driver, gray)
            },
            onShow: (key) => {
              const found = vehicles.find(({ id }) => id === key)
              if (!found) return
              map.setView({ centre: found.position, zoom: MAP_ZOOM.marker })
              dispatch({ type: 'panelOpened', panel: { name: 'location', id: key } })
            },
            onClose: () => dispatch({ type: 'panelClosed', name: state.panel?.name }),
          })
        : null}
    </DriverMap>
  )
}
