import { BOOKING_CODES } from '@fleetgis/domain/bookings'
import { tripId } from '@fleetgis/sandbox'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../../../primitives/actions/Button.tsx'
import { expectSteady, placeOf } from '../../../testing/expectSteady.ts'
import { tripDetail } from '../../../testing/index.ts'
import { isReading } from '../../../testing/isReading.ts'
import { playSignedOut } from '../../../testing/playSignedOut.ts'
import { bookingAt, storyWorld } from '../../../testing/storyWorld.ts'
import { TripDetail } from './TripDetail.tsx'
import { TripDetailSheet, type TripDetailSheetProps } from './TripDetailSheet.tsx'

/** The props of all targets side by side: controls do not support unions. */
interface Args extends Pick<TripDetailSheetProps, 'audience' | 'userId' | 'status' | 'onClose'> {
  bookingKey?: string
  tripId?: string
}

const city = storyWorld()
const { drivers, vehicles, owners } = city.world
const [driver] = drivers
const [vehicle] = vehicles
const [owner] = owners
if (!driver || !vehicle || !owner) throw new Error('The city has drivers, vehicles and owners.')
const receipt = bookingAt(city.world, 'complete')
const onTheWay = bookingAt(city.world, 'onTheWay')
const trip = receipt.booking.origin.kind === 'trip' ? receipt.booking.origin.trip : undefined

/**
 * The detail of a booking or a trip: driver, passenger, route, fare and a map. At 5, 9 and 10 it is a receipt.
 * `TripDetail` renders inside a page; `TripDetailSheet` renders over it, at the edge of the window, on a phone at the bottom;
 * both take ids and make their call. `TripDetailView` is the pure view: it takes a `TripDetail` of
 * `@fleetgis/domain/trips`, parsed from either of the servers' two spellings.
 *
 * **Do** give the `status` of the row it is opened from, so that the title is right before the response, and 9 and 10
 * differ from 5, and `isGone` once that row has left its list. **Do** load it when it is opened: `lazily(() => import('@fleetgis/ui/TripDetail').then((file) => file.TripDetailSheet))`,
 * with `lazily` of `@fleetgis/ui`. **Do** give
 * `imageHosts`: photos of other hosts are never requested.
 *
 * **Do not** mask names or numbers yourself: the view does, and its `tel:` link holds the whole number. **Do not** put
 * `TripDetail` into a dialog of your own that has an x: at other statuses than 5, 9 and 10 there is none; use
 * `TripDetailSheet`.
 *
 * **Events** `onClose()`; `onChat({ booking })` of `TripDetailSheet`.
 *
 * **Keyboard** Tab goes to the phone number, the map, the extra charges (Enter or Space unfolds them), Print and Close. Escape
 * dismisses the sheet, and the focus returns to its opener.
 *
 * **States** loading (skeleton), shown, stale (data stays, with its age, the reason and Try again), failure (the server's
 * message, Try again, the no-trip note, Close); the map loads when it scrolls into the viewport, for
 * owners and on the map of a group with a replay. Print shows the detail alone,
 * with its extra charges unfolded; browsers offer Print, web views of apps do not.
 *
 * **Translation keys** `tripDetail.*`, `bookingCard.pickup` and the other places, `booking.status.*`, `common.*`
 *
 * **Calls** by audience: driver and admin EP-K08, passenger EP-K09, owner EP-B52 (a trip) or EP-B50 (a vehicle), map EP-B34.
 *
 * ```tsx
 * // A Vite app
 * import { createFleetClient, createSession } from '@fleetgis/api'
 * import { FleetProvider } from '@fleetgis/ui'
 * import { TripDetailSheet } from '@fleetgis/ui/TripDetail'
 *
 * const client = createFleetClient({ bases: { main: 'https://fleet.example' }, session: createSession() })
 *
 * <FleetProvider client={client} language="en" theme="light" tiles={tiles}>
 *   {opened && (
 *     <TripDetailSheet
 *       audience="driver"
 *       userId={driverKey}
 *       bookingKey={opened.key}
 *       status={opened.status}
 *       imageHosts={['images.example.com']}
 *       onClose={() => setOpened(undefined)}
 *     />
 *   )}
 * </FleetProvider>
 * ```
 *
 * ```tsx
 * // A web view: ids and token come with the address
 * import { createFleetClient, takePageToken } from '@fleetgis/api'
 * import { FleetProvider } from '@fleetgis/ui'
 * import { TripDetail } from '@fleetgis/ui/TripDetail'
 *
 * const pageToken = takePageToken()
 * const query = new URLSearchParams(location.search)
 * const client = createFleetClient({ bases: { main: 'https://fleet.example' }, pageToken })
 *
 * <FleetProvider client={client} language="my" theme="dark" tiles={tiles} page>
 *   <TripDetail
 *     audience="passenger"
 *     userId={query.get('passengerid') ?? ''}
 *     bookingKey={query.get('bookingkey') ?? ''}
 *     onClose={() => history.back()}
 *   />
 * </FleetProvider>
 * ```
 */
const meta = {
  title: 'Widgets/TripDetail',
  component: TripDetail,
  args: {
    audience: 'driver',
    userId: driver.key,
    bookingKey: receipt.key,
    status: BOOKING_CODES.complete,
    onClose: fn(),
  },
  parameters: { ...city.opened(), signedInAs: driver.userId },
} satisfies Meta

export default meta
type Story = StoryObj<Args>

/** The receipt is on screen, with the data of the world's tables. */
async function expectReceipt(canvasElement: HTMLElement) {
  const canvas = within(canvasElement)
  await canvas.findByText(`Booking ID ${receipt.id}`)
  const { brand, model, vehicleNo } = vehicle ?? {}
  for (const text of [driver?.name.en ?? '', `${brand} ${model} ${vehicleNo}`, 'TOTAL'])
    await expect(canvas.getByText(text)).toBeVisible()
}

export const Default: Story = {
  parameters: { rules: ['BKD-16', 'CF-100'] },
  play: async ({ canvas, canvasElement }) => {
    await expectReceipt(canvasElement)
    await canvas.findByRole('group', { name: 'Map of the route' })
  },
}

export const Loading: Story = {
  name: 'While a slow server loads, skeletons stay and the layout is stable',
  beforeEach: () => city.slow(),
  play: async ({ canvas, canvasElement }) => {
    const title = () => placeOf(tripDetail(canvas).receipt())
    await expect(await canvas.findByRole('status')).toHaveTextContent('Loading')
    await expect(canvas.getAllByRole('button', { name: 'Close' })).toHaveLength(2)
    const early = () => canvas.getByRole('status').textContent
    if (!(await city.expectSteadyLoading(title, early, () => expectReceipt(canvasElement)))) return
    // A refetch keeps the content and shows no skeleton.
    city.slow()
    city.later(1)
    await expectSteady(() => [title(), canvas.queryByText('Loading'), canvas.queryByRole('alert')])
    await expectReceipt(canvasElement)
  },
}

export const Failed: Story = {
  name: "ERR-30 a refusal shows the server's message, also while it is retried, and a note replaces the map",
  args: { userId: drivers[1]?.key ?? '', status: BOOKING_CODES.assigned },
  parameters: { signedInAs: drivers[1]?.userId },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('You may not see this booking.')
    await expect(canvas.getByText('No trip to show on the map.')).toBeVisible()
    const { retry } = tripDetail(canvas)
    await city.expectSteadyRetry(retry)
    await waitFor(() => expect(retry()).not.toHaveAttribute('data-pending'))
  },
}

export const SignedOut: Story = {
  name: 'ERR-12 a session that has ended offers Reload and no retry',
  parameters: { faults: [{ kind: 'unauthorized' }], rules: ['CF-175'] },
  play: playSignedOut,
}

export const Stale: Story = {
  name: 'CF-115 offline the detail stays, with its age, until Try again succeeds',
  play: async ({ canvas, canvasElement }) => {
    const page = tripDetail(canvas)
    await expectReceipt(canvasElement)
    await city.expectStale(canvasElement, async () => {
      await expectReceipt(canvasElement)
      await userEvent.click(page.retry())
      await waitFor(() => expect(page.retry()).not.toHaveAttribute('data-pending'))
      await expect(page.retry()).toHaveFocus()
    })
    if (isReading()) return
    await expect(canvas.queryByText(/cannot be reached/)).not.toBeInTheDocument()
    await expectReceipt(canvasElement)
    // A stale detail is refetched as soon as the browser is online again.
    city.cut()
    window.dispatchEvent(new Event('offline'))
    city.later(75)
    await canvas.findByText(/^Updated 1 hour ago\. The server cannot be reached/)
    city.mend()
    window.dispatchEvent(new Event('online'))
    await waitFor(() => expect(canvas.queryByText(/cannot be reached/)).not.toBeInTheDocument())
  },
}

export const AsTrip: Story = {
  tags: ['mount'],
  name: 'CF-100 an owner sees the same receipt as a trip',
  args: { audience: 'owner', userId: owner.key, tripId: trip ? tripId(trip) : '' },
  parameters: { signedInAs: owner.userId, rules: ['TRIP-06', 'TRIP-09'] },
  play: async ({ canvas, canvasElement }) => {
    await expectReceipt(canvasElement)
    const replay = await canvas.findByRole('group', { name: 'Replay of the trip' })
    await expect(within(replay).getByRole('button', { name: 'Play' })).toBeVisible()
  },
}

function OpensSheet({ onClose }: { onClose: () => void }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onPress={() => setOpen(true)}>Detail of {onTheWay.id}</Button>
      {isOpen ? (
        <TripDetailSheet
          audience="driver"
          userId={driver?.key ?? ''}
          bookingKey={onTheWay.key}
          status={BOOKING_CODES.onTheWay}
          onClose={() => {
            setOpen(false)
            onClose()
          }}
        />
      ) : null}
    </>
  )
}

export const InSheet: Story = {
  name: 'CF-46 in a sheet a detail has Close and no x, and restores the focus',
  parameters: { isFullScreen: true, rules: ['BKD-12', 'BKD-14'] },
  render: ({ onClose }) => <OpensSheet onClose={onClose} />,
  play: async ({ canvas, args }) => {
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
    await expect(args.onClose).toHaveBeenCalledTimes(2)
  },
}

export const ReceiptInSheet: Story = {
  tags: ['mount'],
  name: 'BKD-14 in a sheet, on a phone too, a receipt has an x beside Close',
  parameters: { isFullScreen: true, rules: ['CF-46'] },
  globals: { viewport: { value: 'phone' } },
  render: (args) => <TripDetailSheet {...(args as TripDetailSheetProps)} />,
  play: async ({ canvas }) => {
    const sheet = within(await canvas.findByRole('dialog', { name: 'Receipt' }))
    await sheet.findByText(`Booking ID ${receipt.id}`)
    await expect(sheet.getAllByRole('button', { name: 'Close' })).toHaveLength(2)
    // A phone has no printer.
    await expect(sheet.queryByRole('button', { name: 'Print' })).toBeNull()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
  },
}
