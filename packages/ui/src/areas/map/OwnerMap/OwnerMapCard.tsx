import { driverMarker, SELECTED_STATUS } from '@fleetgis/domain/map'
import { styled } from 'styled-components'
import { formatCount } from '../../../map/panels/formatCount.ts'
import { MapCard } from '../../../map/panels/MapCard.tsx'
import { mapWords } from '../../../map/words.ts'
import { Spinner } from '../../../primitives/feedback/Spinner.tsx'
import { useIsWide } from '../../../primitives/layout/useIsWide.ts'
import { lazily } from '../../../primitives/lazily.tsx'
import { useText } from '../../../provider/FleetContext.ts'
import { NoHit } from '../parts/NoHit.tsx'
import { shownSearch } from '../parts/shownSearch.ts'
import type { OwnerMapFieldsProps } from './OwnerMapFields.tsx'
import type { OwnerMapViewProps } from './OwnerMapViewProps.ts'
import { OwnerPeriodChips } from './OwnerPeriodChips.tsx'
import { OwnerQuickFilters } from './OwnerQuickFilters.tsx'
import { OwnerTotals } from './OwnerTotals.tsx'
import type { OwnerFilters } from './ownerFilters.ts'
import { useOwnerDraft } from './useOwnerDraft.ts'

/** From this width of the window on, in px, the card starts unfolded, with its search and period among the fields. */
const CARD_OPEN_FROM = 640

/** Loaded after the map's first paint. */
const OwnerMapFields = lazily(
  () => import('./OwnerMapFields.tsx').then((module) => module.OwnerMapFields),
  <Spinner />,
)

type OwnerMapCardProps = Omit<OwnerMapFieldsProps, 'draft' | 'isShort'> &
  Pick<OwnerMapViewProps, 'vehicles' | 'drivers' | 'hits' | 'live'>

/** The card over an owner's map: the totals, and its filters as chosen (OMAP-02 to OMAP-08). */
export function OwnerMapCard(props: OwnerMapCardProps) {
  const { state, owned, vehicles, drivers, filters, summary } = props
  const t = useText(mapWords)
  const isWide = useIsWide(CARD_OPEN_FROM)
  const search = shownSearch(state)
  const draft = useOwnerDraft({ ...filters, search })
  /** The vehicles that the filters choose. */
  const count = owned && (filters.vehicleIds.length || owned.length)

  /** A search that is as shown is the applied one, which may be masked. */
  const apply = (next: OwnerFilters) =>
    props.apply(next.search === search ? { ...next, search: filters.search } : next)

  return (
    <MapCard title={titleOf()} pinned={chipsOf()} head={headOf()} live={props.live}>
      <OwnerMapFields {...props} apply={apply} draft={draft} isShort={!isWide} />
    </MapCard>
  )

  function titleOf(): string {
    if (count === undefined) return t('ownerMap.waiting')
    return t('homeMap.vehicles', { count, shown: formatCount(count) })
  }

  function chipsOf() {
    return isWide ? null : (
      <OwnerPeriodChips value={filters.period} onChange={(period) => apply({ ...filters, period })} />
    )
  }

  function headOf() {
    const online = vehicles.filter(({ status }) => driverMarker(status, { gray: false })).length
    // OMAP-18: the hits of a search replace the others, which Gray does not bring back.
    const hasHits = vehicles.some(({ status }) => status === SELECTED_STATUS)
    const note =
      drivers && !hasHits && count !== undefined && online < count ? (
        <Online data-part="online">{t('ownerMap.online', { count: online })}</Online>
      ) : null
    return (
      <>
        {isWide ? note : <OwnerQuickFilters filters={filters} draft={draft} onApply={apply} />}
        <NoHit hits={props.hits} />
        <OwnerTotals summary={summary} period={filters.period} hasDays={isWide} />
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
