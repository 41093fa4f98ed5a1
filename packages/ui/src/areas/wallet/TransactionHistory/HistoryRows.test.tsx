import { QueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { FleetProvider } from '../../../provider/FleetProvider.tsx'
import { noClient } from '../../../provider/noClient.ts'
import { HistoryRows } from './HistoryRows.tsx'

const render = (children: ReactNode) =>
  renderToStaticMarkup(
    <FleetProvider client={noClient} queryClient={new QueryClient()}>
      {children}
    </FleetProvider>,
  )

test('TXN-02 a figure that a transaction lacks is shown as a dash, and not as 0', () => {
  const row = { tripId: '', createdAt: '2025-01-10 15:30:00', initial: 10_000, balance: 15_000 }
  const sums = { opening: 10_000, wallet: 5000, platform: 0, closing: 15_000 }
  const markup = render(
    <HistoryRows history={{ model: 'wallet', transactions: [row], count: 1, ...sums }} page={1} />,
  )
  expect(markup).toMatch(/data-part="total">–</)
  expect(markup).toMatch(/>Platform<\/dt><dd[^>]*>–</)
  expect(markup).not.toMatch(/>0\b/)
})

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
    render(<HistoryRows history={{ model: 'console', transactions: [row], count: 1 }} page={1} />)
  rows()
  await import('../../../i18n/zawgyi/toUnicode.ts')
  expect(rows()).toContain('>မြေနီကုန်း → ရန်ကုန်<')
})
