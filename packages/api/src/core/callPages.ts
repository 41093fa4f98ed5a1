import { hasMorePages } from '@fleetgis/domain/paging'
import { infiniteQueryOptions } from '@tanstack/react-query'
import type { FleetClient } from './client.ts'
import type { Endpoint } from './endpoint.ts'
import { ofClient } from './ofClient.ts'
import type { PageInput } from './page.ts'
import { countSent } from './readers.ts'

/**
 * The options of an infinite query that grows by pages while there are more (PAGE-04). A refetch fetches all loaded
 * pages and replaces them together (CF-103).
 */
export function callPages<Input extends object, Query, Body, Wire, Page extends { readonly total: number }>(
  client: FleetClient,
  endpoint: Endpoint<Input & PageInput, Query, Body, Wire, Page, 'read'>,
  input: Input,
  size: number,
) {
  return ofClient(
    client,
    infiniteQueryOptions({
      queryKey: [endpoint.id, input, size],
      queryFn: ({ pageParam: page, signal }) => client.call(endpoint, { ...input, page, size }, { signal }),
      initialPageParam: 1,
      getNextPageParam: (last, _pages, page) =>
        hasRows(last) && hasMorePages(page, last.total, size) ? page + 1 : undefined,
    }),
  )
}

/**
 * The options of an infinite query whose answers have no total: a page with fewer rows than `size` is the last
 * (CF-130). Its pages are compared by identity, because a deep comparison of thousands of rows blocks the page.
 */
export function callPagesUntilShort<Input extends object, Query, Body, Wire, Row>(
  client: FleetClient,
  endpoint: Endpoint<Input & PageInput, Query, Body, Wire, readonly Row[], 'read'>,
  input: Input,
  size: number,
  firstPage = 1,
) {
  return ofClient(
    client,
    infiniteQueryOptions({
      queryKey: [endpoint.id, input, size, firstPage],
      queryFn: ({ pageParam: page, signal }) => client.call(endpoint, { ...input, page, size }, { signal }),
      initialPageParam: firstPage,
      getNextPageParam: (last, _pages, page) => (countSent(last) < size ? undefined : page + 1),
      structuralSharing: false,
    }),
  )
}

/**
 * Whether a page was sent with rows, readable or not. A page without rows is the last, whatever its total: otherwise a
 * list that loads until its viewport is full would request every page that the total promises.
 */
const hasRows = (page: object) =>
  Object.values(page).some((value) => Array.isArray(value) && countSent(value) > 0)
