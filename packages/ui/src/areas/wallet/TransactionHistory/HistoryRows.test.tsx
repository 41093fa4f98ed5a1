import { QueryClient } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { FleetProvider } from '../../../provider/FleetProvider.tsx'
import { noClient } from '../../../provider/noClient.ts'
import { HistoryRows } from './HistoryRows.tsx'

test('TXN-02 a figure that a transaction lacks is shown as a dash, and not as 0', () => {
  const row = { tripId: '', createdAt: '2025-01-10 15:30:00', initial: 10_000, balance: 15_000 }
  const sums = { opening: 10_000, wallet: 5000, platform: 0, closing: 15_000 }
  const markup = renderToStaticMarkup(
    <FleetProvider client={noClient} queryClient={new QueryClient()}>
      <HistoryRows history={{ model: 'wallet', transactions: [row], count: 1, ...sums }} page={1} />
    </FleetProvider>,
  )
  expect(markup).toMatch(/data-part="total">–</)
  expect(markup).toMatch(/>Platform<\/dt><dd[^>]*>–</)
  expect(markup).not.toMatch(/>0\b/)
})
