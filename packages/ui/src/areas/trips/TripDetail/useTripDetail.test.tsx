import { driverBookingDetailQuery } from '@fleetgis/api/trips'
import { QueryClient } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { FleetProvider } from '../../../provider/FleetProvider.tsx'
import { noClient } from '../../../provider/noClient.ts'
import { useTripDetail } from './useTripDetail.ts'

const target = { audience: 'driver', userId: 'D-1', bookingKey: 'B-1', status: 1 } as const

function Detail() {
  useTripDetail(target)
  return null
}

test('CF-105 a closed detail leaves no answer behind, whose status would win over that of a newer row', async () => {
  const queryClient = new QueryClient()
  renderToString(
    <FleetProvider client={noClient} queryClient={queryClient}>
      <Detail />
    </FleetProvider>,
  )
  const { queryKey } = driverBookingDetailQuery(noClient, { driverId: 'D-1', bookingKey: 'B-1' })
  queryClient.setQueryData<unknown>(queryKey, { currentStatus: 'Pending' })
  await vi.waitFor(() => expect(queryClient.getQueryData(queryKey)).toBeUndefined())
})
