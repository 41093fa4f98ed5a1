import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { FleetProvider } from '../../../provider/FleetProvider.tsx'
import { rooted } from '../../../testing/rooted.tsx'
import { HistoryRows } from './HistoryRows.tsx'

test('CF-166 in the title of a trip a place in Zawgyi is converted beside one in Unicode', () =>
  rooted(async (render) => {
    const row = {
      tripId: 'T-1',
      from: 'ေျမနီကုန္း',
      to: 'ရန်ကုန်',
      distanceKm: 4,
      total: 4500,
      at: '2025-01-10 15:30:00',
    }
    render(
      <FleetProvider>
        <HistoryRows history={{ model: 'console', transactions: [row], count: 1 }} page={1} />
      </FleetProvider>,
    )
    await expect.element(page.getByText('မြေနီကုန်း → ရန်ကုန်', { exact: true })).toBeVisible()
  }))
