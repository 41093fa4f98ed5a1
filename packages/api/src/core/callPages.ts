import { hasMorePages } from '@fleetgis/domain/paging'
import { infiniteQueryOptions } from '@tanstack/react-query'
import type { FleetClient } from './client.ts'
import type { Endpoint } from './endpoint.ts'
import type { PageInput } from './page.ts'

/**
 * The options of a list that grows page by page, while there are more (PAGE-04). Refetching asks for all pages that
 * are there, and replaces them together (PAGE-03, CF-103).
 */
export function callPages<Input extends object, Query, Body, Wire, Page extends { readonly total: number }>(
  client: FleetClient,
  endpoint: Endpoint<string, Input & PageInput, Query, Body, Wire, Page, 'read'>,
  input: Input,
  size: number,
) {
  return infiniteQueryOptions({
    queryKey: [endpoint.id, input, size],
    queryFn: ({ pageParam: page, signal }) => client.call(endpoint, { ...input, page, size }, { signal }),
    initialPageParam: 1,
    getNextPageParam: (last, _pages, page) =>
      hasRows(last) && hasMorePages(page, last.total, size) ? page + 1 : undefined,
  })
}

/**
 * Whether a page brought anything. One that did not is the last, whatever its total says: a list that asks until its
 * window is full would else ask for every page that the server believes in, one after the other.
 */
const hasRows = (page: object) =>
  Object.values(page).some((value) => Array.isArray(value) && value.length > 0)
