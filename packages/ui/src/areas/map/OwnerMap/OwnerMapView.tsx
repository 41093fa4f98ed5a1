import { driverMarker } from '@fleetgis/domain/map'
import { styled } from 'styled-components'
import { formatCount } from '../../../map/panels/formatCount.ts'
import { MapCard } from '../../../map/panels/MapCard.tsx'
import { MapMiddle, MapOver } from '../../../map/panels/MapOver.ts'
import { mapWords } from '../../../map/words.ts'
import { EmptyState } from '../../../primitives/feedback/EmptyState.tsx'
import { Spinner } from '../../../primitives/feedback/Spinner.tsx'
import { Card } from '../../../primitives/layout/Card.tsx'
import { useIsWide } from '../../../primitives/layout/useIsWide.ts'
import { lazily } from '../../../primitives/lazily.tsx'
import { useText } from '../../../provider/FleetContext.ts'
import { DriverMap } from '../parts/DriverMap.tsx'
import { useDriverMap } from '../parts/useDriverMap.ts'
import type { OwnerMapViewProps } from './OwnerMapViewProps.ts'
import { OwnerPeriodChips } from './OwnerPeriodChips.tsx'
import { OwnerQuickFilters } from './OwnerQuickFilters.tsx'
import { OwnerTotals } from './OwnerTotals.tsx'

/** From this width of the window on, in px, the card starts unfolded, with its search and period among the fields. */
const CARD_OPEN_FROM = 640

/** CF-102 */
const SETTINGS = { name: 'owner', gray: false }

/** Loaded after the map's first paint. */
const OwnerMapFields = lazily(
  () => import('./OwnerMapFields.tsx').then((module) => module.OwnerMapFields),
  <Spinner />,
)

/** The pure view of an owner's map. */
export function OwnerMapView(props: OwnerMapViewProps) {
  const { state, owned, vehicles, drivers, onDetails } = props
  const t = useText(mapWords)
  const map = useDriverMap(props)
  const isWide = useIsWide(CARD_OPEN_FROM)
  const hasNoVehicle = owned?.length === 0
  /** The vehicles that the filters choose. */
  const count = owned && (props.filters.vehicleIds.length || owned.length)

  return (
    <DriverMap
      {...props}
      map={map}
      currentTripId={state.panel?.name === 'detail' ? state.panel.id : undefined}
      settings={SETTINGS}
      hasFigures
      detailOf={(_, driver) => {
        const id = driver?.vehicleId
        return id ? () => onDetails({ kind: 'vehicle', id }) : undefined
      }}
      tripDetailOf={({ id }) =>
        () =>
          onDetails({ kind: 'trip', id })
        }
      hasList={!hasNoVehicle}
    >
      {hasNoVehicle ? (
        <MapMiddle>
          <Card>
            <EmptyState message={t('ownerMap.noVehicle')}>{t('owner.noVehicle')}</EmptyState>
          </Card>
        </MapMiddle>
      ) : (
        <MapOver>
          <MapCard title={titleOf()} pinned={chipsOf()} head={headOf()} live={props.live}>
            <OwnerMapFields {...props} isShort={!isWide} cityId={map.cityId} onCity={map.chooseCity} />
          </MapCard>
        </MapOver>
      )}
    </DriverMap>
  )

  function titleOf(): string {
    if (count === undefined) return t('ownerMap.waiting')
    return t('homeMap.vehicles', { count, shown: formatCount(count) })
  }

  function chipsOf() {
    const { filters, apply } = props
    return isWide ? null : (
      <OwnerPeriodChips value={filters.period} onChange={(period) => apply({ ...filters, period })} />
    )
  }

  function headOf() {
    const online = vehicles.filter(({ status }) => driverMarker(status, { gray: false })).length
    const note =
      drivers && count !== undefined && online < count ? (
        <Online data-part="online">{t('ownerMap.online', { count: online })}</Online>
      ) : null
    return (
      <>
        {isWide ? note : <OwnerQuickFilters filters={props.filters} onApply={props.apply} />}
        <OwnerTotals summary={props.summary} period={props.filters.period} hasDays={isWide} />
        {isWide ? null : note}
      </>
    )
  }
}

const Online = styled.p`
  margin: 0 0 var(--fleet-space-1);
  padding: 0 var(--fleet-space-4);
  color: var(--fleet-color-text-muted);
  font-size: var(--fleet-text-s);
`
