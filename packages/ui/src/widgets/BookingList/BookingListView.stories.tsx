import { BOOKING_AUDIENCES, BOOKING_STATUS_CODES, type Booking } from '@fleetgis/domain/booking'
import type { Meta, StoryObj } from '@storybook/react-vite'
import * as fc from 'fast-check'
import { expect, fn, waitFor, within } from 'storybook/test'
import { fuzzNumber, fuzzText, fuzzView, orNone } from '../../fuzz/fuzzView.tsx'
import { FIRST_FILTERS } from './BookingListFilters.ts'
import { BookingListView, type BookingListViewProps } from './BookingListView.tsx'
import { someBookings } from './storyServer.ts'

const meta = {
  title: 'Widgets/BookingList/BookingListView',
  tags: ['!autodocs'],
  component: BookingListView,
  args: {
    audience: 'driver',
    bookings: someBookings(3),
    total: 3,
    filters: FIRST_FILTERS,
    onGo: fn(),
    hasMore: false,
    onLoadMore: fn(),
    isLoadingMore: false,
    isAsking: false,
    onRetry: fn(),
    isAutoRefreshing: true,
    onAutoRefreshChange: fn(),
    onAction: fn(),
    onOpenDetail: fn(),
    onOpenChat: fn(),
  },
} satisfies Meta<typeof BookingListView>

export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {}

export const NextPageFailed: Story = {
  args: { hasMore: true, hasFailedMore: true, total: 30 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('The next ones could not be loaded.')).toBeVisible()
  },
}

const thousands = someBookings(10_000)
export const ManyRows: Story = {
  name: 'R10 of ten thousand cards only those in sight are in the document',
  args: { bookings: thousands, total: thousands.length, scroller: 'self' },
  render: (args) => (
    <div style={{ height: 700 }}>
      <BookingListView {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByRole('article', { name: 'BK-1' })
    const scroller = canvas.getByRole('region', { name: 'Bookings' })
    scroller.scrollTop = scroller.scrollHeight / 2
    await waitFor(() => expect(canvas.queryByRole('article', { name: 'BK-1' })).toBeNull())
    await waitFor(() => expect(canvas.getAllByRole('article').length).toBeLessThan(40))
  },
}

const place = fc.record({ name: fuzzText })
const booking: fc.Arbitrary<Booking> = fc.record({
  key: fc.uuid(),
  id: fuzzText,
  status: fc.oneof(fc.constantFrom(...BOOKING_STATUS_CODES), fuzzNumber),
  createdAt: fc.oneof(fuzzText, fc.constant('2026-11-20 08:15:30')),
  distanceKm: orNone(fuzzNumber),
  pickup: place,
  stops: fc.array(fuzzText, { maxLength: 3 }),
  dropOff: place,
  image: orNone(fuzzText),
  passengerName: orNone(fuzzText),
  driverName: orNone(fuzzText),
})

const fuzzed: fc.Arbitrary<Partial<BookingListViewProps>> = fc.record({
  audience: fc.constantFrom(...BOOKING_AUDIENCES),
  bookings: orNone(fc.array(booking, { maxLength: 3 })),
  total: fc.nat(),
  hasMore: fc.boolean(),
  isLoadingMore: fc.boolean(),
  isAsking: fc.boolean(),
  failure: orNone(fuzzText),
  staleness: orNone(fuzzText),
  isReady: orNone(fc.boolean()),
})

export const AnyProps: Story = {
  ...fuzzView({
    arbitrary: fuzzed,
    render: (props) => <BookingListView {...meta.args} {...props} onReadyChange={() => {}} />,
  }),
  name: 'R2 whatever it is given, the list shows no broken value and does not overflow',
}
