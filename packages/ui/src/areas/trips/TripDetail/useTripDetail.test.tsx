import { driverBookingDetailQuery } from '@fleetgis/api/trips'
import { BOOKING_CODES } from '@fleetgis/domain/bookings'
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

interface Opening {
  status: number
  error?: Error
  /** When the answer came; before the opening unless given. */
  answeredAt?: number
  /** Of a partner's query client. */
  staleTime?: number
}

/** The detail of a row with this status, opened again: its earlier answer is Pending. */
function opened({ status, error, answeredAt = 1, staleTime = 0 }: Opening) {
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime } } })
  queryClient.setQueryData<unknown>(queryKey, { currentStatus: 'Pending' }, { updatedAt: answeredAt })
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
  expect(opened({ status: BOOKING_CODES.pending })).toMatchObject({
    detail: { currentStatus: 'Pending' },
    status: BOOKING_CODES.pending,
  })
})

test('CF-105 a detail whose row has another status than its earlier answer waits for the next one', () => {
  expect(opened({ status: BOOKING_CODES.complete })).toMatchObject({
    detail: undefined,
    failure: undefined,
    status: BOOKING_CODES.complete,
  })
})

test('CF-105 a detail that could not be fetched again stays, with its age and the status of its row', () => {
  const { detail, staleness, status } =
    opened({ status: BOOKING_CODES.complete, error: new Error('No connection') }) ?? {}
  expect(detail).toMatchObject({ currentStatus: 'Pending' })
  expect(staleness).toBeDefined()
  expect(status).toBe(BOOKING_CODES.complete)
})

test('CF-105 the answer of this opening is newer than the row, also where it cannot be fetched again', () => {
  const answeredAt = Date.now() + 60_000
  const { detail, status } =
    opened({ status: BOOKING_CODES.complete, error: new Error('No connection'), answeredAt }) ?? {}
  expect(detail).toMatchObject({ currentStatus: 'Pending' })
  expect(status).toBe(BOOKING_CODES.pending)
})

test('CF-105 an earlier answer that a query client does not fetch again shows with the status of its row', () => {
  expect(opened({ status: BOOKING_CODES.complete, staleTime: Number.POSITIVE_INFINITY })).toMatchObject({
    detail: { currentStatus: 'Pending' },
    status: BOOKING_CODES.complete,
  })
})
