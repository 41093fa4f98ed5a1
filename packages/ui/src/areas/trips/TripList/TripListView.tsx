import type { OwnerVehicle, Trip } from '@fleetgis/domain/trips'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import { styled } from 'styled-components'
import { Link } from '../../../primitives/actions/Link.tsx'
import { EmptyState } from '../../../primitives/feedback/EmptyState.tsx'
import { LoadingBar } from '../../../primitives/feedback/LoadingBar.tsx'
import { Skeleton } from '../../../primitives/feedback/Skeleton.tsx'
import { VisuallyHidden } from '../../../primitives/layout/VisuallyHidden.ts'
import { Pagination } from '../../../primitives/lists/Pagination.tsx'
import { useText } from '../../../provider/FleetContext.ts'
import { FailureCard } from '../../../remote/FailureCard.tsx'
import { StaleBanner } from '../../../remote/StaleBanner.tsx'
import { OwnerFilterFields, type OwnerFilters } from '../../owner/index.ts'
import { TripCard } from './TripCard.tsx'

export interface TripListViewProps {
  /** The applied filters. */
  filters: OwnerFilters
  /** Go was pressed, also with the same filters: they refetch. */
  onFiltersChange: (filters: OwnerFilters) => void
  /** The owner's vehicles; undefined until they have loaded. */
  vehicles: readonly OwnerVehicle[] | undefined
  /** The trips of the page; undefined while loading or after a failure. */
  trips: readonly Trip[] | undefined
  /** The page on screen, from 1. */
  page: number
  pages: number
  /** Another page was chosen: always one that exists (PAGE-05). */
  onPage: (event: { page: number }) => void
  /** Details of a trip was pressed. */
  onDetails: (event: { tripId: string }) => void
  /** The address of the owner's map; without it there is no link back. */
  mapHref?: string | undefined
  isFetching?: boolean | undefined
  /** Why there is nothing to show, in plain text (CF-115). */
  failure?: string | undefined
  /** Why the shown trips are stale, in plain text (CF-115). */
  staleness?: string | undefined
  isSignedOut?: boolean | undefined
  /** Refetches. */
  onRetry?: (() => void) | undefined
  className?: string | undefined
}

const SKELETON_CARDS = [1, 2, 3]

/** The trips of an owner's vehicles. Source: TRIP-02 to TRIP-05, PAGE-05, CF-57, CF-85. */
export function TripListView(props: TripListViewProps) {
  const { trips, failure, staleness, onRetry, isFetching = false, vehicles } = props
  const t = useText()
  const isLoading = !trips && !failure
  const hasNoVehicle = vehicles?.length === 0
  return (
    <Box className={props.className} data-component="TripList">
      {props.mapHref === undefined ? null : (
        <BackLink href={props.mapHref}>
          <ArrowLeft size={16} aria-hidden />
          {t('tripList.back')}
        </BackLink>
      )}
      <Filters filters={props.filters} onApply={props.onFiltersChange} vehicles={vehicles} />
      <StaleBanner staleness={staleness} onRetry={onRetry} isFetching={isFetching} />
      {failure && !trips ? (
        <FailureCard
          message={failure}
          onRetry={onRetry}
          isRetrying={isFetching}
          isSignedOut={props.isSignedOut}
        />
      ) : (
        <div>
          {isLoading ? <VisuallyHidden role="status">{t('common.loading')}</VisuallyHidden> : null}
          <LoadingBar isLoading={isFetching && !isLoading} />
          {trips?.length === 0 ? (
            <EmptyState message={t('tripList.empty')}>
              {t(hasNoVehicle ? 'owner.noVehicle' : 'tripList.emptyHint')}
            </EmptyState>
          ) : (
            <Cards aria-label={t('tripList.label')} aria-busy={isLoading}>
              {trips?.map((trip, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a server may send a trip twice.
                <li key={`${index} ${trip.id}`}>
                  <TripCard trip={trip} onDetails={() => props.onDetails({ tripId: trip.id })} />
                </li>
              ))}
              {isLoading
                ? SKELETON_CARDS.map((card) => (
                    <li key={card} aria-hidden>
                      <Skeleton height="148px" />
                    </li>
                  ))
                : null}
            </Cards>
          )}
        </div>
      )}
      {trips && props.pages > 0 ? (
        <Pagination label={t('tripList.pages')} page={props.page} pages={props.pages} onPage={props.onPage} />
      ) : null}
    </Box>
  )
}

const Box = styled.div`
  container-type: inline-size;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--fleet-space-3);
  max-width: 960px;
  margin-inline: auto;
  color: var(--fleet-color-text);
`

const BackLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  justify-self: start;
  gap: var(--fleet-space-2);
  min-height: var(--fleet-control-height);
`

const Filters = styled(OwnerFilterFields)`
  align-items: end;

  @container (min-width: 561px) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
  @container (min-width: 820px) {
    grid-template-columns: minmax(0, 4fr) minmax(0, 3fr) minmax(0, 3fr) auto;
  }
`

const Cards = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--fleet-space-3);
  margin: 0;
  padding: 0;
  list-style: none;
`
