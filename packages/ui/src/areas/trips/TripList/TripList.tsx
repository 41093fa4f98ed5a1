import { useState } from 'react'
import { ReloadCard } from '../../../primitives/feedback/ReloadCard.tsx'
import { type FilterProps, useFilterState } from '../../../primitives/fields/useFilterState.ts'
import { lazily } from '../../../primitives/lazily.tsx'
import { type RootProps, rootProps } from '../../../primitives/rootProps.ts'
import { inBoundary } from '../../../remote/failures/WidgetBoundary.tsx'
import { isSameOwnerFilters, OWNER_FILTERS, type OwnerFilters } from '../../map/index.ts'
import { TripListView } from './TripListView.tsx'
import { type TripPaging, useTripList } from './useTripList.ts'

export interface TripListProps extends FilterProps<OwnerFilters>, TripPaging, RootProps<HTMLDivElement> {
  /** The owner: `driverid` of the page. */
  ownerId: string
  /** The address of the owner's map (TRIP-02); without it there is no link back. */
  mapHref?: string | undefined
  /** Hosts whose photos are shown, https only; none by default (T7). */
  imageHosts?: readonly string[] | undefined
}

/** Loaded when a detail opens. */
const TripDetailSheet = lazily(() =>
  import('../TripDetail/TripDetailSheet.tsx').then((file) => file.TripDetailSheet),
)

/** The trips of an owner's vehicles, five a page, each with its detail. Source: TRIP-01 to TRIP-07, CF-154, ERR-26. */
export const TripList = inBoundary('TripList', ConnectedList, ['ownerId'], { ownerId: 'text' })

function ConnectedList({ ownerId, page, onPage, mapHref, ...props }: TripListProps) {
  const { filters: wanted, onFiltersChange } = useFilterState(OWNER_FILTERS, props)
  const { refused, onGo, chosen, ...list } = useTripList(ownerId, wanted, { page, onPage })
  const filters = { ...wanted, vehicleIds: chosen }
  const [tripId, setTripId] = useState<string>()
  if (refused !== undefined) return <ReloadCard {...rootProps(props)} message={refused} />

  function apply(next: OwnerFilters) {
    if (isSameOwnerFilters(next, filters)) return onGo()
    // Before the filters: an app may write the page with those that it has.
    if (page !== undefined && page > 1) onPage?.({ page: 1 })
    onFiltersChange(next)
  }

  return (
    <>
      <TripListView
        {...rootProps(props)}
        {...list}
        filters={filters}
        onFiltersChange={apply}
        mapHref={mapHref}
        onDetails={(event) => setTripId(event.tripId)}
      />
      {tripId === undefined ? null : (
        <TripDetailSheet
          audience="owner"
          userId={ownerId}
          tripId={tripId}
          imageHosts={props.imageHosts}
          onClose={() => setTripId(undefined)}
        />
      )}
    </>
  )
}
