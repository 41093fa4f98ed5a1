import type { FleetVehicle, TripRoute } from '@fleetgis/domain/map'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { FleetProvider } from '../../provider/FleetProvider.tsx'
import { rooted } from '../../testing/rooted.tsx'
import { useTripRow } from './useTripRow.ts'
import { useVehicleName } from './useVehicleName.ts'

function Shown({ useText }: { useText: () => string }) {
  return <p>{useText()}</p>
}

/** Expects the text that the hook returns, in Burmese. */
const expectShown = (useText: () => string, text: string) =>
  rooted(async (render) => {
    const now = () => Date.parse('2025-01-10T03:00:00Z')
    render(
      <FleetProvider language="my" clock={{ now }}>
        <Shown useText={useText} />
      </FleetProvider>,
    )
    await expect.element(page.getByText(text, { exact: true })).toBeVisible()
  })

const driver = { name: 'ဦးေက်ာ္ဝင္း', vehicleNo: '1A-1234' }

test('CF-166 beside a driver in Zawgyi the Unicode words of a vehicle stay as they are', async () => {
  const vehicle: FleetVehicle = {
    id: 'D-1',
    position: { lat: 16.8, lng: 96.15 },
    status: 1,
    at: '2025-01-10 09:29:30',
  }
  await expectShown(() => useVehicleName(() => driver)(vehicle), 'ဦးကျော်ဝင်း၊ 1A-1234၊ အွန်လိုင်း၊ ယခုလေးတင်')
})

test('CF-166 a place in Zawgyi is converted beside one in Unicode', async () => {
  const trip: TripRoute = {
    id: 'T-1',
    userId: 'D-1',
    driverName: driver.name,
    from: 'ေျမနီကုန္း',
    to: 'ရန်ကုန်',
    path: [],
  }
  await expectShown(() => useTripRow(undefined)(trip).second ?? '', 'မြေနီကုန်း → ရန်ကုန်')
})
