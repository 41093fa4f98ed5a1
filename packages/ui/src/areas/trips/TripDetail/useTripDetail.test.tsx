import { driverBookingDetailQuery } from '@fleetgis/api/trips'
import { BOOKING_CODES } from '@fleetgis/domain/bookings'
import { QueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FleetProvider } from '../../../provider/FleetProvider.tsx'
import { noClient } from '../../../provider/noClient.ts'
import { useTripDetail } from './useTripDetail.ts'

const keyOf = (bookingKey: string) =>
  driverBookingDetailQuery(noClient, { driverId: 'D-1', bookingKey }).queryKey

type Shown = ReturnType<typeof useTripDetail>

interface DetailProps {
  status: number
  isGone: boolean
  /** Called once the detail is open; returns the booking that it shows then. */
  onOpened: () => string
  onRender: (shown: Shown) => void
}

function Detail({ status, isGone, onOpened, onRender }: DetailProps) {
  const [bookingKey, setBookingKey] = useState('B-1')
  const [isOpened, setOpened] = useState(false)
  onRender(useTripDetail({ audience: 'driver', userId: 'D-1', bookingKey, status, isGone }))
  if (!isOpened) {
    setOpened(true)
    setBookingKey(onOpened())
  }
  return null
}

const MINUTE = 60_000

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())
const pass = (time: number) => vi.setSystemTime(Date.now() + time)

interface Opening {
  status: number
  isGone?: boolean
  error?: Error
  /** The time from the earlier answer to the opening, in milliseconds. */
  after?: number
  /** The booking that answers once the detail is open. */
  answers?: string
  /** The booking that is shown then. */
  next?: string
  /** Of a partner's query client. */
  staleTime?: number
}

/** The detail of a row with this status, opened again: its earlier answer is Pending. */
function opened({
  status,
  isGone = false,
  error,
  after = MINUTE,
  answers,
  next = 'B-1',
  staleTime = 0,
}: Opening) {
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime } } })
  const answer = (bookingKey: string) =>
    queryClient.setQueryData<unknown>(keyOf(bookingKey), { currentStatus: 'Pending' })
  answer('B-1')
  pass(after)
  const onOpened = () => {
    pass(MINUTE)
    if (answers) answer(answers)
    if (error)
      queryClient
        .getQueryCache()
        .find({ queryKey: keyOf(next) })
        ?.setState({ status: 'error', error })
    return next
  }
  const seen: Shown[] = []
  renderToString(
    <FleetProvider client={noClient} queryClient={queryClient}>
      <Detail status={status} isGone={isGone} onOpened={onOpened} onRender={(shown) => seen.push(shown)} />
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
  const { detail, status } =
    opened({ status: BOOKING_CODES.complete, error: new Error('No connection'), answers: 'B-1' }) ?? {}
  expect(detail).toMatchObject({ currentStatus: 'Pending' })
  expect(status).toBe(BOOKING_CODES.pending)
})

test('CF-105 an earlier answer may be newer than a row that has left the list', () => {
  expect(opened({ status: BOOKING_CODES.complete, isGone: true })).toMatchObject({
    detail: { currentStatus: 'Pending' },
    status: BOOKING_CODES.pending,
  })
})

test('CF-105 another booking in the same place is another opening', () => {
  expect(opened({ status: BOOKING_CODES.complete, answers: 'B-2', next: 'B-2' })).toMatchObject({
    detail: undefined,
    status: BOOKING_CODES.complete,
  })
})

test('CF-105 an earlier answer that a query client does not fetch again shows with the status of its row', () => {
  expect(opened({ status: BOOKING_CODES.complete, staleTime: Number.POSITIVE_INFINITY })).toMatchObject({
    detail: { currentStatus: 'Pending' },
    status: BOOKING_CODES.complete,
  })
})

test('CF-105 after a device’s clock was set back an earlier answer has the status of its row too', () => {
  expect(opened({ status: BOOKING_CODES.complete, after: -MINUTE })).toMatchObject({
    status: BOOKING_CODES.complete,
  })
})
