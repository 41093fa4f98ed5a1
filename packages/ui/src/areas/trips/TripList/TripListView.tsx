import type { OwnerVehicle, Trip } from '@fleetgis/domain/trips'
import { styled } from 'styled-components'
import { BackLink } from '../../../primitives/actions/BackLink.tsx'
import { useText } from '../../../provider/FleetContext.ts'
import { CardList, type CardPageState } from '../../../remote/lists/CardList.tsx'
import { OwnerFilterFields, type OwnerFilters } from '../../map/index.ts'
import { tripsWords } from '../words.ts'
import { TripCard } from './TripCard.tsx'

export interface TripListViewProps extends CardPageState {
  /** The applied filters. */
  filters: OwnerFilters
  /** Go was pressed, also with the same filters: they refetch. */
  onFiltersChange: (filters: OwnerFilters) => void
  /** The owner's vehicles; undefined until they have loaded. */
  vehicles: readonly OwnerVehicle[] | undefined
  /** The trips of the page; undefined while loading or after a failure. */
  trips: readonly Trip[] | undefined
  /** Details of a trip was pressed. */
  onDetails: (event: { tripId: string }) => void
  /** The address of the owner's map; without it there is no link back. */
  mapHref?: string | undefined
}

/** The trips of an owner's vehicles. Source: TRIP-02 to TRIP-05, PAGE-05, CF-57, CF-85. */
export function TripListView(props: TripListViewProps) {
  const { trips, vehicles, filters, onFiltersChange, mapHref, onDetails, page, pages, onPage, ...state } =
    props
  const t = useText(tripsWords)
  return (
    <CardList
      {...state}
      component="TripList"
      layout="wide"
      label={t('tripList.label')}
      pages={{ label: t('tripList.pages'), page, pages, onPage }}
      items={trips}
      keyOf={keyOf}
      filters={
        <>
          {mapHref === undefined ? null : <BackLink href={mapHref}>{t('tripList.back')}</BackLink>}
          <Filters filters={filters} onApply={onFiltersChange} vehicles={vehicles} />
        </>
      }
      emptyText={t('tripList.empty')}
      emptyHint={t(vehicles?.length === 0 ? 'owner.noVehicle' : 'tripList.emptyHint')}
      waiting={{ count: 3, height: '148px' }}
    >
      {(trip) => <TripCard trip={trip} onDetails={() => onDetails({ tripId: trip.id })} />}
    </CardList>
  )
}

const keyOf = ({ id }: Trip) => id

const Filters = styled(OwnerFilterFields)`
  align-items: end;

  @container (min-width: 561px) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
  @container (min-width: 820px) {
    grid-template-columns: minmax(0, 4fr) minmax(0, 3fr) minmax(0, 3fr) auto;
  }
`
