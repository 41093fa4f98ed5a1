import { type MapLocation, repeatsPages } from '@fleetgis/domain/map'
import { PAGE_SIZES } from '@fleetgis/domain/paging'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { callPagesUntilShort } from '../core/callPages.ts'
import { callQuery } from '../core/callQuery.ts'
import type { FleetClient } from '../core/client.ts'
import { ofClient } from '../core/ofClient.ts'
import type { PageInput } from '../core/page.ts'
import { countSent } from '../core/readers.ts'
import { shareList } from '../core/shareList.ts'
import { groups, locations, type MapFilter, tripInfo, trips } from './endpoints.ts'

/**
 * The positions of drivers in a period (MAP-26). Poll it with `refetchInterval`; polling stops while the page is
 * hidden.
 */
export const locationsQuery = (client: FleetClient, input: MapFilter & PageInput) =>
  callQuery(client, locations, input)

/**
 * The positions of drivers in a period, page after page, for a map (CF-178). A refetch fetches the loaded pages one after
 * another, and replaces them together. A page without new rows is the last. Pages are compared by identity, because a
 * deep comparison of thousands of rows blocks the page.
 */
export const locationPagesQuery = (client: FleetClient, filter: MapFilter) =>
  ofClient(
    client,
    infiniteQueryOptions({
      queryKey: [locations.id, filter, 'pages'],
      queryFn: ({ pageParam: page, signal }): Promise<readonly MapLocation[]> =>
        client.call(locations, { ...filter, page, size: PAGE_SIZES.consoleLocations }, { signal }),
      initialPageParam: 1,
      getNextPageParam: (last, pages, page) =>
        countSent(last) === 0 || repeatsPages(pages) ? undefined : page + 1,
      structuralSharing: false,
    }),
  )

/** The rows that the server sent on a page, with those that could not be read. */
export const rowsSent = (page: readonly unknown[]): number => countSent(page)

/** All check-ins of a period, page after page: the rows of the check-in list (CF-28, CF-130). */
export const checkInsQuery = (client: FleetClient, filter: MapFilter) =>
  callPagesUntilShort(client, locations, filter, PAGE_SIZES.checkInRequest)

/** One page of the trips of a period. `rowsSent` of it counts also after a refetch. */
export const tripsQuery = (client: FleetClient, input: MapFilter & PageInput) =>
  callQuery(client, trips, input, { structuralSharing: shareList })

/** The trips of a period beyond its first page of 300, page after page (CF-163). */
export const laterTripsQuery = (client: FleetClient, filter: MapFilter) =>
  callPagesUntilShort(client, trips, filter, PAGE_SIZES.tripRoutes, 2)

/** The counters of a period. */
export const tripInfoQuery = (client: FleetClient, filter: MapFilter) => callQuery(client, tripInfo, filter)

/** The groups that the signed-in user may see. */
export const groupsQuery = (client: FleetClient) =>
  callQuery(client, groups, undefined, { staleTime: 300_000 })
