import type { FleetVehicle, TripRoute } from '@fleetgis/domain/map'
import { QueryClient } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, test } from 'vitest'
import { useShownText } from '../../i18n/useShownText.ts'
import { FleetProvider } from '../../provider/FleetProvider.tsx'
import { noClient } from '../../provider/noClient.ts'
import { useTripRow } from './useTripRow.ts'
import { useVehicleName } from './useVehicleName.ts'

function Shown({ useText }: { useText: () => string }) {
  return useText()
}

/** The text that the hook returns, in Burmese. */
function shownBy(useText: () => string): string {
  const now = () => Date.parse('2025-01-10T03:00:00Z')
  return renderToStaticMarkup(
    <FleetProvider client={noClient} queryClient={new QueryClient()} language="my" clock={{ now }}>
      <Shown useText={useText} />
    </FleetProvider>,
  ).replace(/<[^>]*>/g, '')
}

const driver = { name: 'ဦးေက်ာ္ဝင္း', vehicleNo: '1A-1234' }

beforeAll(async () => {
  shownBy(() => useShownText()(driver.name))
  await import('../../i18n/zawgyi/toUnicode.ts')
})

test('CF-166 beside a driver in Zawgyi the Unicode words of a vehicle stay as they are', () => {
  const vehicle: FleetVehicle = {
    id: 'D-1',
    position: { lat: 16.8, lng: 96.15 },
    status: 1,
    at: '2025-01-10 09:29:30',
  }
  expect(shownBy(() => useVehicleName(() => driver)(vehicle))).toBe('ဦးကျော်ဝင်း၊ 1A-1234၊ အွန်လိုင်း၊ ယခုလေးတင်')
})

test('CF-166 a place in Zawgyi is converted beside one in Unicode', () => {
  const trip: TripRoute = {
    id: 'T-1',
    userId: 'D-1',
    driverName: driver.name,
    from: 'ေျမနီကုန္း',
    to: 'ရန်ကုန်',
    path: [],
  }
  expect(shownBy(() => useTripRow(undefined)(trip).second ?? '')).toBe('မြေနီကုန်း → ရန်ကုန်')
})
