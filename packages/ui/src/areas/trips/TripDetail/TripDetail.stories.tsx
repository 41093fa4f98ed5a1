import { driverBookingsQuery } from '@fleetgis/api/bookings'
import type { Booking } from '@fleetgis/domain/bookings'
import { fleetToday } from '@fleetgis/domain/period'
import { rushHour } from '@fleetgis/sandbox'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useInfiniteQuery } from '@tanstack/react-query'
import * as fc from 'fast-check'
import { type ComponentType, type ReactElement, useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../../../primitives/actions/Button.tsx'
import { useFleet } from '../../../provider/FleetContext.ts'
import {
  comeBackAfter,
  expectOld,
  expectSteady,
  placeOf,
  storyNetwork,
} from '../../../remote/storyNetwork.ts'
import { fuzzText, fuzzView } from '../../../testing/fuzz/fuzzView.tsx'
import { type Answer, SandboxProvider, tripDetail } from '../../../testing/index.ts'
import { TripDetail, type TripDetailProps } from './TripDetail.tsx'
import { TripDetailSheet } from './TripDetailSheet.tsx'

const DESCRIPTION = `
The detail of a booking or a trip: who drives whom, from where to where, what it cost, and the way on a map. At 5, 9 and 10
it is a receipt. \`TripDetail\` is a page or a part of one; \`TripDetailSheet\` is the same over a page, along its edge, on a
phone from below; both take ids and make their call. \`TripDetailView\` is the pure view: it takes a \`TripDetail\` of
\`@fleetgis/domain/trip\`, whichever of the servers' two spellings it came in.

**Do** give the \`status\` of the row it is opened from, so that the title is right before the answer is there, and 9 and 10
are told from 5. **Do** load it when it is opened: \`lazy(() => import('@fleetgis/ui/TripDetail'))\`. **Do** give
\`imageHosts\`: photos of other hosts are never asked for.

**Do not** mask names or numbers yourself: the view does, and its \`tel:\` link holds the whole number. **Do not** put
\`TripDetail\` into a dialog of your own that has an x: at other statuses than 5, 9 and 10 there is none; use
\`TripDetailSheet\`.

**Events** \`onClose()\`.

**Keyboard** Tab goes to the phone number, the map, the extra charges (Enter or Space unfolds them), Print and Close. In the
sheet Escape closes, and the focus goes back to what opened it.

**States** loading (skeleton), shown, stale (what there is stays, with its age, why, and Try again), failure (the server's words, Try
again, the no-trip note, Close); the map is loaded when it comes into view. On paper the detail stands alone, with its
extra charges unfolded; Print is offered by browsers, not by the web views of apps.

**Translation keys** \`tripDetail.*\`, \`booking.status.*\`, \`common.*\`

**Calls** by audience: driver and admin EP-K08, passenger EP-K09, owner EP-B52 (a trip) or EP-B50 (a vehicle), map EP-B34.

\`\`\`tsx
// A Vite app
import { createFleetClient } from '@fleetgis/api'
import { FleetProvider } from '@fleetgis/ui'
import { TripDetailSheet } from '@fleetgis/ui/TripDetail'

const client = createFleetClient({ bases: { main: 'https://fleet.example' } })

<FleetProvider client={client} language="en" theme="light">
  {opened && (
    <TripDetailSheet
      audience="driver"
      userId={driverKey}
      bookingKey={opened.key}
      status={opened.status}
      imageHosts={['images.example.com']}
      onClose={() => setOpened(undefined)}
    />
  )}
</FleetProvider>
\`\`\`

\`\`\`tsx
// A web view: ids and token come with the address
import { createFleetClient } from '@fleetgis/api'
import { FleetProvider } from '@fleetgis/ui'
import { TripDetail } from '@fleetgis/ui/TripDetail'

const query = new URLSearchParams(location.search)
const client = createFleetClient({ bases: { main: 'https://fleet.example' }, pageToken: query.get('token') ?? undefined })

<FleetProvider client={client} language="my" theme="dark" page>
  <TripDetail
    audience="passenger"
    userId={query.get('passengerid') ?? ''}
    bookingKey={query.get('bookingkey') ?? ''}
    onClose={() => history.back()}
  />
</FleetProvider>
\`\`\`
`

/** The props of all targets side by side: controls know no unions. */
interface Args extends Pick<TripDetailProps, 'audience' | 'userId' | 'status' | 'onClose'> {
  bookingKey?: string
  tripId?: string
}

const onClose = fn()
const driver = rushHour().drivers[0]

const meta = {
  title: 'Widgets/TripDetail',
  component: TripDetail as ComponentType<Args>,
  args: { audience: 'driver', userId: driver?.key ?? '', bookingKey: 'bk-1', status: 5, onClose },
  parameters: { docs: { description: { component: DESCRIPTION } } },
  beforeEach: () => {
    onClose.mockClear()
  },
} satisfies Meta<Args>

export default meta
type Story = StoryObj<Args>

/** Both spellings of one receipt, in the servers' words (CF-100). */
const BOTH = {
  syskey: 'ab-cd-15',
  tripnumber: '128',
  trip_success_code: '9C',
  vehicleno: '5K-3421 Toyota Probox',
  distance: '12.06',
  waitingtime: 180,
  initial: 1500,
  waitingcharge: '0.00',
  total_extra: 400,
  current_status: '5',
  current_date_time: '2025-01-01 08:49:00',
  previous_status: '4',
  previous_date_time: '2025-01-01 08:13:40',
  route: {
    coordinates: [
      [96.1588, 16.7744],
      [96.15, 16.78],
    ],
  },
}
const EXTRAS = [{ name: 'Bridge toll', type: '0', amount: 400, qty: 3 }]
const AS_BOOKING = {
  ...BOTH,
  bookingid: 'B-20415',
  createddate: '2025-01-01 08:00:00',
  driver_name: 'Aung Kyaw Moe',
  driver_mobile: '09791234567',
  passenger_name: 'Daw Khin Mar',
  from_loc: 'Sule Pagoda',
  to_loc: 'Inya Lake Hotel',
  duration: '00:35:20',
  subtotal: 7200,
  total: 9100,
  extras: EXTRAS,
  extra_address: ['Bogyoke Market'],
}
const AS_TRIP = {
  ...BOTH,
  datetime: '2025-01-01 08:00:00',
  name: 'Aung Kyaw Moe',
  mobile: '09791234567',
  startname: 'Sule Pagoda',
  endname: 'Inya Lake Hotel',
  tripduration: 2120,
  distanceamount: 7200,
  totalamount: 9100,
  extra_list: EXTRAS,
  booking: {
    bookingkey: 'bk-1',
    bookingid: 'B-20415',
    passenger_name: 'Daw Khin Mar',
    extra_address: [{ name: 'Bogyoke Market' }],
  },
}

const answers = (...replies: readonly (() => Response | Promise<Response>)[]): Answer => {
  let count = 0
  return () => {
    const reply = replies[Math.min(count, replies.length - 1)]
    count += 1
    return reply?.() ?? new Response(null, { status: 500 })
  }
}
const found = (data: object) => () => Response.json({ status: 200, data })
const refused = () => Response.json({ message: 'This booking is not yours to see.' }, { status: 403 })
const signedOut = () => Response.json({ message: 'Unauthorized' }, { status: 401 })

async function expectReceipt(canvasElement: HTMLElement) {
  const canvas = within(canvasElement)
  await canvas.findByText('#128153')
  for (const text of ['Booking ID B-20415', 'Aung Kyaw Moe', 'Toyota Probox 5K-3421', 'Daw Khin Mar']) {
    await expect(canvas.getByText(text)).toBeVisible()
  }
  for (const text of ['Sule Pagoda', 'Bogyoke Market', 'Inya Lake Hotel', '35 min 20 sec', '9,100']) {
    await expect(canvas.getByText(text)).toBeVisible()
  }
  await expect(canvas.queryByText('Waiting charge')).not.toBeInTheDocument()
}

export const AsBooking: Story = {
  name: 'BKD-16 a receipt from the words of a booking',
  parameters: { answer: answers(found(AS_BOOKING)), rules: ['CF-100'] },
  play: ({ canvasElement }) => expectReceipt(canvasElement),
}

export const AsTrip: Story = {
  name: 'CF-100 the same receipt from the words of a trip',
  args: { audience: 'owner', userId: 'O-1', tripId: 't-1' },
  parameters: { answer: answers(found(AS_TRIP)), rules: ['TRIP-06', 'TRIP-09'] },
  play: ({ canvasElement }) => expectReceipt(canvasElement),
}

export const Loading: Story = {
  parameters: { answer: () => new Promise(() => {}) },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('status')).toHaveTextContent('Loading')
    await expect(within(canvasElement).getAllByRole('button', { name: 'Close' })).toHaveLength(2)
  },
}

export const Refused: Story = {
  name: "ERR-30 a refusal is told in the server's words, with a note in place of the map",
  args: { status: 2 },
  parameters: { answer: answers(refused, found(AS_BOOKING)) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const page = tripDetail(canvas)
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This booking is not yours to see.')
    await expect(canvas.getByText('No trip to show on the map.')).toBeVisible()
    await userEvent.click(page.retry())
    await expectReceipt(canvasElement)
  },
}

export const SignedOut: Story = {
  parameters: { answer: answers(signedOut) },
  play: async ({ canvasElement }) => {
    const alert = await within(canvasElement).findByRole('alert')
    await expect(alert).toHaveTextContent('You are no longer signed in. Please sign in again.')
  },
}

const way = storyNetwork(found(AS_BOOKING))
export const Offline: Story = {
  name: 'CF-115 without a network the detail stays, with its age, until Try again works',
  parameters: { answer: way.answer },
  beforeEach: way.mend,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const page = tripDetail(canvas)
    await expectReceipt(canvasElement)
    await expectOld(canvasElement, way)
    await expectReceipt(canvasElement)
    await userEvent.click(page.retry())
    await waitFor(() => expect(page.retry()).not.toHaveAttribute('data-pending'))
    await expect(page.retry()).toHaveFocus()
    way.mend()
    await userEvent.click(page.retry())
    await waitFor(() => expect(canvas.queryByText(/cannot be reached/)).not.toBeInTheDocument())
    await expectReceipt(canvasElement)
  },
}

export const BackOnLine: Story = {
  name: 'A detail that is old is asked for again as soon as the browser is back on line',
  parameters: { answer: way.answer },
  beforeEach: way.mend,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expectReceipt(canvasElement)
    way.cut()
    window.dispatchEvent(new Event('offline'))
    comeBackAfter(75)
    await canvas.findByText(/^Updated 1 hour ago\. The server cannot be reached/)
    way.mend()
    window.dispatchEvent(new Event('online'))
    await waitFor(() => expect(canvas.queryByText(/cannot be reached/)).not.toBeInTheDocument())
  },
}

export const Unreachable: Story = {
  name: 'A failure stays in its place while it is tried again, with the focus on its button',
  parameters: { answer: way.answer },
  beforeEach: way.cut,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const page = tripDetail(canvas)
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The server cannot be reached.')
    way.slow()
    await userEvent.click(page.retry())
    await expectSteady(() => [placeOf(page.retry()), document.activeElement === page.retry()])
    way.mend()
    await expectReceipt(canvasElement)
  },
}

export const Slow: Story = {
  name: 'While a slow server is asked, skeletons stay and nothing jumps',
  parameters: { answer: way.answer },
  beforeEach: way.slow,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const title = () => placeOf(tripDetail(canvas).receipt())
    await expect(await canvas.findByRole('status')).toHaveTextContent('Loading')
    await expectSteady(() => [title(), canvas.getByRole('status').textContent])
    const before = title()
    way.mend()
    await expectReceipt(canvasElement)
    await expect(title()).toEqual(before)
    // Asked for again, what is there stays, and no skeleton shows.
    way.slow()
    comeBackAfter(1)
    await expectSteady(() => [title(), canvas.queryByText('Loading'), canvas.queryByRole('alert')])
    await expectReceipt(canvasElement)
    way.mend()
  },
}

const LONG = 'No. 128/B, Upper Pansodan Road between Anawrahta Road and Bogyoke Aung San Road, '.repeat(2)

export const LongNames: Story = {
  parameters: {
    answer: answers(
      found({
        ...AS_BOOKING,
        bookingid: 'B-'.padEnd(60, '0123456789'),
        driver_name: 'Maung Maung Thein Han Aung Kyaw Zin Htet Naing Lin Oo (the younger)',
        passenger_name: 'W'.repeat(80),
        from_loc: LONG,
        to_loc: LONG,
        extra_address: Array.from({ length: 12 }, (_, index) => `${index + 1} ${LONG}`),
        extras: Array.from({ length: 30 }, (_, index) => ({ ...EXTRAS[0], name: `Toll ${index + 1}` })),
      }),
    ),
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByText('W'.repeat(80))
    await userEvent.click(tripDetail(canvas).extras())
    await expect(canvas.getByText('Toll 30')).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
  },
}

export const Dark: Story = {
  parameters: { answer: way.answer },
  globals: { theme: 'dark' },
  beforeEach: way.mend,
  play: ({ canvasElement }) => expectReceipt(canvasElement),
}

/** The days that lists are asked for: a week until the day of the world. */
function useWeek() {
  const { clock, timeZone } = useFleet()
  const today = clock.now()
  return {
    fromDate: fleetToday(today - 7 * 86_400_000, timeZone),
    toDate: fleetToday(today, timeZone),
  }
}

/** Shows the first booking of the driver's list whose status is wanted. */
function FirstOf({ status, children }: { status: 5 | 8; children: (booking: Booking) => ReactElement }) {
  const { client } = useFleet()
  const who = { driverId: driver?.key ?? '', groupId: driver?.groupId ?? '' }
  const list = useInfiniteQuery(driverBookingsQuery(client, { ...who, ...useWeek(), statuses: [status] }))
  const booking = list.data?.pages[0]?.bookings[0]
  return booking ? children(booking) : null
}

const city = { world: () => rushHour(), signedInAs: driver?.userId }

export const OfDriver: Story = {
  parameters: city,
  render: ({ onClose }) => (
    <FirstOf status={5}>
      {({ key, status }) => (
        <TripDetail
          audience="driver"
          userId={driver?.key ?? ''}
          bookingKey={key}
          status={status}
          onClose={onClose}
        />
      )}
    </FirstOf>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByRole('heading', { name: 'Receipt' })
    await canvas.findByText('TOTAL')
    await expect(canvas.getByText(driver?.name.en ?? '')).toBeVisible()
    await canvas.findByRole('group', { name: 'Map of the route' }, { timeout: 15_000 })
  },
}

function OpensSheet({ onClose }: { onClose: () => void }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <FirstOf status={8}>
      {({ key, id, status }) => (
        <>
          <Button onPress={() => setOpen(true)}>Detail of {id}</Button>
          {isOpen ? (
            <TripDetailSheet
              audience="driver"
              userId={driver?.key ?? ''}
              bookingKey={key}
              status={status}
              onClose={() => {
                setOpen(false)
                onClose()
              }}
            />
          ) : null}
        </>
      )}
    </FirstOf>
  )
}

export const InSheet: Story = {
  name: 'CF-46 in a sheet a detail has Close and no x, and gives the focus back',
  parameters: { ...city, isFullScreen: true, rules: ['BKD-12', 'BKD-14'] },
  render: ({ onClose }) => <OpensSheet onClose={onClose} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const opener = await canvas.findByRole('button', { name: /^Detail of/ })
    await userEvent.click(opener)
    const sheet = within(await canvas.findByRole('dialog', { name: 'Detail' }))
    await sheet.findByText('On the way', { selector: '[data-component="Badge"]' })
    await expect(sheet.getAllByRole('heading', { level: 2 })).toHaveLength(1)
    await userEvent.click(tripDetail(sheet).close())
    await waitFor(() => expect(opener).toHaveFocus())
    await userEvent.click(opener)
    await canvas.findByRole('dialog', { name: 'Detail' })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(opener).toHaveFocus())
    await expect(onClose).toHaveBeenCalledTimes(2)
  },
}

export const ReceiptInSheet: Story = {
  name: 'BKD-14 in a sheet a receipt has an x beside Close',
  parameters: { answer: answers(found(AS_BOOKING)), isFullScreen: true, rules: ['CF-46'] },
  render: (args) => <TripDetailSheet {...(args as TripDetailProps)} />,
  play: async ({ canvasElement }) => {
    const sheet = within(await within(canvasElement).findByRole('dialog', { name: 'Receipt' }))
    await sheet.findByText('#128153')
    await expect(sheet.getAllByRole('button', { name: 'Close' })).toHaveLength(2)
    // The sheet fades in.
    await waitFor(() => expect(tripDetail(sheet).print()).toBeVisible())
  },
}

export const SheetBurmeseDarkPhone: Story = {
  parameters: {
    answer: answers(
      found({
        ...AS_BOOKING,
        driver_name: 'အောင်ကျော်မိုး',
        vehicleno: '5K-3421',
        passenger_name: 'ဒေါ်ခင်မာ',
        from_loc: 'ဆူးလေဘုရား',
        to_loc: 'အင်းလျားလိတ်ဟိုတယ်',
        extra_address: [],
        extras: [],
      }),
    ),
    isFullScreen: true,
  },
  globals: { language: 'my', theme: 'dark', viewport: { value: 'phone' } },
  render: (args) => <TripDetailSheet {...(args as TripDetailProps)} />,
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('#128153')
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
  },
}

const wireValue = fc.oneof(
  fuzzText,
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.constantFrom(null, true, [], {}, [null], 'x'),
)
const words = Object.fromEntries(
  Object.keys({ ...AS_BOOKING, ...AS_TRIP }).map((key) => [key, fc.option(wireValue, { nil: undefined })]),
)

export const RandomAnswers: Story = {
  ...fuzzView({
    arbitrary: fc.record({
      data: fc.record({ ...words, syskey: fc.constant('ab-cd-15') }),
      status: fc.constantFrom(1, 5, 9, undefined),
    }),
    render: ({ data, status }) => (
      <SandboxProvider answer={found(data)} language="en">
        <TripDetail audience="driver" userId="D-1" bookingKey="bk-1" status={status} onClose={onClose} />
      </SandboxProvider>
    ),
    until: (root) =>
      root.querySelector('[data-component="TripDetail"]') !== null &&
      root.querySelector('[data-part="skeleton"]') === null,
  }),
}
