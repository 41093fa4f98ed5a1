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
    getNextPageParam: ({ total }, _pages, page) => (hasMorePages(page, total, size) ? page + 1 : undefined),
  })
}
