import { QueryClient } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { FleetProvider } from '../../../provider/FleetProvider.tsx'
import { noClient } from '../../../provider/noClient.ts'
import { APPROVAL_FILTERS_AT_FIRST } from './ApprovalFilters.ts'
import { ApprovalPanelView } from './ApprovalPanelView.tsx'

const ignore = () => {}
const request = {
  key: 'R-1',
  groupKey: 'G001',
  driverKey: 'D-1',
  driverName: 'Ko Aung',
  status: 1,
  amount: 5_000,
  symbol: 'MMK',
  requestedAt: '2026-11-20 08:15:00',
  attachments: [],
}

test('the number of all requests is grouped', () => {
  const shown = renderToStaticMarkup(
    <FleetProvider client={noClient} queryClient={new QueryClient()}>
      <ApprovalPanelView
        requests={[request]}
        total={12_345}
        filters={APPROVAL_FILTERS_AT_FIRST}
        onFiltersChange={ignore}
        types={['']}
        hasMore
        isLoadingMore={false}
        isFetching={false}
        onLoadMore={ignore}
        onRetry={ignore}
      />
    </FleetProvider>,
  )
  expect(shown).toContain('1 of 12,345 requests loaded')
})
