import { NetworkError } from '@fleetgis/api'
import { groups } from '@fleetgis/api/map'
import { QueryClient } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { FleetProvider } from '../../provider/FleetProvider.tsx'
import { noClient } from '../../provider/noClient.ts'
import { type RemoteListQuery, useRemoteList } from './useRemoteList.ts'

type Page = readonly string[]

const options = { rowsOf: (page: Page) => page, keyOf: (row: string) => row }

/** A list with a next page, after its refetch has failed. */
function Refetched({ rows }: { rows: Page }) {
  const query: RemoteListQuery<Page> = {
    data: { pages: [rows] },
    error: new NetworkError(groups, { wasSent: true }),
    dataUpdatedAt: 1,
    errorUpdateCount: 1,
    errorUpdatedAt: 1,
    isFetching: false,
    isFetchingNextPage: false,
    isFetchNextPageError: false,
    isRefetchError: true,
    hasNextPage: true,
    refetch: async () => {},
    fetchNextPage: async () => {},
  }
  return useRemoteList(query, options).hasMore ? 'more rows' : 'the end'
}

const shown = (rows: Page) =>
  renderToString(
    <FleetProvider client={noClient} queryClient={new QueryClient()}>
      <Refetched rows={rows} />
    </FleetProvider>,
  )

test('CF-115 after a failed refetch a list does not load its next page', () => {
  expect(shown(['A'])).toContain('the end')
})

test('a list whose first page has no rows is not empty while there is a next page', () => {
  expect(shown([])).toContain('more rows')
})
