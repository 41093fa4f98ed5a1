import { driverBookings } from '@fleetgis/api/bookings'
import { BOOKING_CODES } from '@fleetgis/domain/bookings'
import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { aBooking } from '../BookingCard/storyBookings.ts'
import { showStatus } from './showStatus.ts'

const pending = aBooking({ key: 'B-1', status: BOOKING_CODES.pending })

/** The lists of a driver on two pages, after a refetch that failed. */
function failedList() {
  const queries = new QueryClient()
  const queryKey = [driverBookings.id, { driverId: 'D-1' }]
  const pages = [
    { bookings: [aBooking({ key: 'B-2', status: BOOKING_CODES.pending })], total: 2 },
    { bookings: [pending], total: 2 },
  ]
  queries.setQueryData(queryKey, { pages, pageParams: [1, 2] }, { updatedAt: 5_000 })
  queries
    .getQueryCache()
    .find({ queryKey })
    ?.setState({ error: new Error('no list'), status: 'error' })
  const state = () => queries.getQueryState<{ pages: typeof pages }>(queryKey)
  return { queries, pages, state }
}

test('BKS-32 an accepted booking has its new status in a list that cannot be refetched', () => {
  const { queries, pages, state } = failedList()
  showStatus(queries, pending, BOOKING_CODES.assigned)
  expect(state()?.data?.pages[1]?.bookings).toEqual([{ ...pending, status: BOOKING_CODES.assigned }])
  expect(state()?.data?.pages[0]).toBe(pages[0])
  expect(state()).toMatchObject({ dataUpdatedAt: 5_000, status: 'error', error: new Error('no list') })
})

test('BKS-32 a list that shows a later status keeps it', () => {
  const { queries, state } = failedList()
  const before = state()?.data
  showStatus(queries, { ...pending, status: BOOKING_CODES.reassigned }, BOOKING_CODES.assigned)
  expect(state()?.data).toBe(before)
})
