import { driverBookingDetailQuery } from '@fleetgis/api/trips'
import { QueryClient } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { FleetProvider } from '../../../provider/FleetProvider.tsx'
import { noClient } from '../../../provider/noClient.ts'
import { useTripDetail } from './useTripDetail.ts'

const { queryKey } = driverBookingDetailQuery(noClient, { driverId: 'D-1', bookingKey: 'B-1' })

type Shown = ReturnType<typeof useTripDetail>

function Detail({ status, onRender }: { status: number; onRender: (shown: Shown) => void }) {
  onRender(useTripDetail({ audience: 'driver', userId: 'D-1', bookingKey: 'B-1', status }))
  return null
}

/** The detail of a row with this status, opened again: its earlier answer is Pending. */
function opened({ status, error }: { status: number; error?: Error }) {
  const queryClient = new QueryClient()
  queryClient.setQueryData<unknown>(queryKey, { currentStatus: 'Pending' })
  if (error) queryClient.getQueryCache().find({ queryKey })?.setState({ status: 'error', error })
  const seen: Shown[] = []
  renderToString(
    <FleetProvider client={noClient} queryClient={queryClient}>
      <Detail status={status} onRender={(shown) => seen.push(shown)} />
    </FleetProvider>,
  )
  return seen.at(-1)
}

test('CF-105 a detail that opens again shows its earlier answer until the next one', () => {
  expect(opened({ status: 1 })).toMatchObject({ detail: { currentStatus: 'Pending' }, status: 1 })
})

test('CF-105 a detail whose row has another status than its earlier answer waits for the next one', () => {
  expect(opened({ status: 5 })).toMatchObject({ detail: undefined, failure: undefined, status: 5 })
})

test('CF-105 a detail that could not be fetched again stays, with its age and the status of its row', () => {
  const { detail, staleness, status } = opened({ status: 5, error: new Error('No connection') }) ?? {}
  expect(detail).toMatchObject({ currentStatus: 'Pending' })
  expect(staleness).toBeDefined()
  expect(status).toBe(5)
})
