import { uuid } from '@fleetgis/api'
import { laterTripsQuery, rowsSent, tripsQuery } from '@fleetgis/api/map'
import { formatDateTime } from '@fleetgis/domain/format'
import type { TripRoute } from '@fleetgis/domain/map'
import { PAGE_SIZES } from '@fleetgis/domain/paging'
import { type DateRange, rangeOf } from '@fleetgis/domain/period'
import { hasRoute, isUnderWay } from '@fleetgis/domain/trips'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { styled } from 'styled-components'
import { formatWords } from '../../../i18n/formatWords.ts'
import { TripReplay } from '../../../map/TripReplay.tsx'
import { FactCard } from '../../../primitives/layout/FactCard.tsx'
import type { RootProps } from '../../../primitives/rootProps.ts'
import { type NameChangeProps, useNameChange } from '../../../primitives/useNameChange.ts'
import { useFleet, useText } from '../../../provider/FleetContext.ts'
import { useToday } from '../../../provider/useToday.ts'
import { useRemote } from '../../../remote/calls/useRemote.ts'
import { FoundOne } from '../../../remote/failures/FoundOne.tsx'
import { inBoundary } from '../../../remote/failures/WidgetBoundary.tsx'
import { type GroupLinkProps, NamedGroup } from '../../../remote/lists/NamedGroup.tsx'
import { useAllPages } from '../../../remote/lists/useAllPages.ts'
import { useGroupNames } from '../../../remote/lists/useGroupNames.ts'
import { useGroups } from '../../../remote/lists/useGroups.ts'
import { type DriverLinkProps, NamedDriver, useDriversByUserId } from '../../drivers/index.ts'
import { NoTrip } from '../TripDetail/NoTrip.tsx'
import { tripsWords } from '../words.ts'
import type { RouteKey } from './RouteKey.ts'

export interface RouteDetailProps
  extends Pick<RouteKey, 'tripId' | 'groupIds'>,
    DriverLinkProps,
    GroupLinkProps,
    NameChangeProps,
    RootProps<HTMLDivElement> {
  /** The days in which the trip is found; today unless given. */
  days?: DateRange | undefined
}

/** Where a server repeats a page, or has no end, the search for a trip has one. */
const MOST_TRIPS = 20_000

const rowsOf = (page: readonly TripRoute[]) => page

/**
 * The route of one trip: facts, map and replay. No call returns one trip: it is found in the trips of its days. Calls:
 * EP-A12, EP-A14 and EP-A16 for the names. Source: CF-84, CF-163, CF-186.
 */
export const RouteDetail = inBoundary('RouteDetail', ConnectedDetail)

function ConnectedDetail(props: RouteDetailProps) {
  const { tripId, days, groupIds, onNameChange, driverHrefOf, groupHrefOf, ...root } = props
  const { client } = useFleet()
  const today = useToday()
  const t = useText(tripsWords)
  const { start, end } = days ?? rangeOf({ option: 'today' }, today)
  const filter = { search: '', groupIds, start, end }
  const size = PAGE_SIZES.tripRoutes
  const first = useRemote(useQuery(tripsQuery(client, { ...filter, page: 1, size })))
  const isTrip = ({ id }: TripRoute) => id === tripId
  const among = first.data?.find(isTrip)
  const isLong = first.data !== undefined && rowsSent(first.data) >= size
  // The days of a large fleet have more than one page: the others load until one has the trip.
  const wanted = JSON.stringify([tripId, filter])
  /** The trip as it was last found, or nothing, of more than one page: a refetch may move it to another one. */
  const [read, setRead] = useState<{ wanted: string; trip: TripRoute | undefined }>()
  const known = read?.wanted === wanted ? read : undefined
  // Loaded again by each page that opens, and kept by none: rows move from the first page to these.
  const [opening] = useState(uuid)
  const laterPages = laterTripsQuery(client, filter)
  const later = useAllPages(
    { ...laterPages, queryKey: [...laterPages.queryKey, opening], gcTime: 0 },
    { rowsOf, isWanted: isLong && !among && !known, maxRows: MOST_TRIPS },
  )
  const trip = among ?? (known ? known.trip : later.rows?.find(isTrip))
  const isNews = known ? known.trip !== trip : trip !== undefined || later.isComplete
  if (isLong && isNews) setRead({ wanted, trip })
  const list = isLong && !among && !known ? later : first
  useNameChange(trip?.id, onNameChange)
  return (
    <div {...root} data-component="RouteDetail">
      <FoundOne
        {...list}
        isLoaded={isLong ? known !== undefined : first.data !== undefined}
        missing={t('routes.missing')}
        missingHint={t('routes.missingHint')}
      >
        {trip && <TripFacts trip={trip} driverHrefOf={driverHrefOf} groupHrefOf={groupHrefOf} />}
      </FoundOne>
    </div>
  )
}

interface TripFactsProps extends DriverLinkProps, GroupLinkProps {
  trip: TripRoute
}

function TripFacts({ trip, driverHrefOf, groupHrefOf }: TripFactsProps) {
  const t = useText(tripsWords)
  const driver = useDriversByUserId()(trip.userId)
  const groupNames = useGroupNames(useGroups(trip.groupId !== undefined).groups)
  const words = formatWords(t)
  const { id, userId, groupId, startedAt, endedAt, from, to, path, tripStatus } = trip
  const facts = [
    { name: t('routes.trip'), value: id },
    {
      name: t('tripDetail.driver'),
      value: <NamedDriver userId={userId} driver={driver} driverHrefOf={driverHrefOf} />,
    },
    {
      name: t('map.group'),
      value: (
        <NamedGroup groupId={groupId ?? ''} name={groupNames.get(groupId ?? '')} groupHrefOf={groupHrefOf} />
      ),
    },
    { name: t('map.start'), value: formatDateTime(startedAt, words) || '–' },
    {
      name: t('map.end'),
      value: formatDateTime(endedAt, words) || (isUnderWay(trip) ? t('routes.noEnd') : '–'),
    },
    { name: t('map.from'), value: from || '–' },
    { name: t('map.to'), value: to || '–' },
  ]
  return (
    <Sides>
      <FactCard facts={facts} />
      {hasRoute(trip) ? (
        <TripReplay
          key={id}
          path={path}
          hasEnded={tripStatus === 3}
          startedAt={startedAt}
          endedAt={endedAt}
          userId={userId}
          vehicleName={driver?.name}
        />
      ) : (
        <NoTrip />
      )}
    </Sides>
  )
}

const Sides = styled.div`
  display: grid;
  grid-template-columns: minmax(260px, 340px) minmax(0, 1fr);
  align-items: start;
  gap: var(--fleet-space-4);

  > [data-component='TripReplay'] {
    height: max(420px, calc(100vh - 220px));
    height: max(420px, calc(100dvh - 220px));
  }

  @media (max-width: 899px) {
    grid-template-columns: minmax(0, 1fr);

    > [data-component='TripReplay'] {
      height: 520px;
    }
  }
`
