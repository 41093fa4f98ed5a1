import { BOOKING_CODES } from '@fleetgis/domain/bookings'
import { QueryClient } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { FleetProvider } from '../../../provider/FleetProvider.tsx'
import { noClient } from '../../../provider/noClient.ts'
import { BookingCard, type BookingCardProps } from './BookingCard.tsx'
import { aBooking } from './storyBookings.ts'

const shown = (more: Partial<BookingCardProps>) =>
  renderToString(
    <FleetProvider client={noClient} queryClient={new QueryClient()}>
      <BookingCard audience="driver" booking={aBooking()} onAction={() => {}} {...more} />
    </FleetProvider>,
  )

const UNKNOWN = 'its outcome is not known yet'

test('R5 offline an action without an answer is unknown, and one that is done is not', () => {
  const offline = { running: 'accept', blocked: 'You are offline.' } as const
  expect(shown(offline)).toContain(UNKNOWN)
  expect(
    shown({ ...offline, booking: aBooking({ status: BOOKING_CODES.assigned }), done: 'accept' }),
  ).not.toContain(UNKNOWN)
})

test('R5 a card with actions has the element that says an unknown outcome before it has its text', () => {
  expect(shown({})).toContain('role="status"></p>')
  expect(shown({ outcomeUnknown: 'accept' }).match(/role="status"/g)).toHaveLength(1)
  expect(shown({ booking: aBooking({ status: BOOKING_CODES.complete }) })).not.toContain('role="status"')
})
