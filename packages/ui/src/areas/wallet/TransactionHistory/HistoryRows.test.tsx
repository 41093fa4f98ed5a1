import { QueryClient } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { FleetProvider } from '../../../provider/FleetProvider.tsx'
import { noClient } from '../../../provider/noClient.ts'
import { HistoryRows } from './HistoryRows.tsx'

test('CF-166 in the title of a trip a place in Zawgyi is converted beside one in Unicode', async () => {
  const row = {
    tripId: 'T-1',
    from: 'ေျမနီကုန္း',
    to: 'ရန်ကုန်',
    distanceKm: 4,
    total: 4500,
    at: '2025-01-10 15:30:00',
  }
  const rows = () =>
    renderToStaticMarkup(
      <FleetProvider client={noClient} queryClient={new QueryClient()}>
        <HistoryRows history={{ model: 'console', transactions: [row], count: 1 }} page={1} />
      </FleetProvider>,
    )
  rows()
  await import('../../../i18n/zawgyi/toUnicode.ts')
  expect(rows()).toContain('>မြေနီကုန်း → ရန်ကုန်<')
})
