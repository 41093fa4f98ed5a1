import { dropIntent, keepIntent } from '@fleetgis/api'
import {
  acceptBooking,
  adminBookings,
  driverBookings,
  passengerBookings,
  setBookingReady,
  setBookingStatus,
} from '@fleetgis/api/bookings'
import { driverBookingDetail } from '@fleetgis/api/trips'
import { TOAST_MS } from '@fleetgis/domain/auth'
import {
  BOOKING_CODES,
  type BookingAction,
  type BookingState,
  type BookingStatusCode,
} from '@fleetgis/domain/bookings'
import { bookingId, createWorld, type Fault, oneGroup, type Scenario } from '@fleetgis/sandbox'
import type { Decorator, Meta, StoryObj } from '@storybook/react-vite'
import { focusManager } from '@tanstack/react-query'
import { HttpResponse, http } from 'msw'
import { expect, fn, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { useFleet } from '../../../provider/FleetContext.ts'
import { expectSteady, placeOf } from '../../../testing/expectSteady.ts'
import { failingCallback } from '../../../testing/failingCallback.ts'
import { heldTimers } from '../../../testing/heldTimers.ts'
import { bookingCard, bookingList, chatPanel, type FakeHost } from '../../../testing/index.ts'
import { isReading } from '../../../testing/isReading.ts'
import { inOverlayHost, overlays } from '../../../testing/overlayHost.tsx'
import { storyBox } from '../../../testing/storyBox.tsx'
import { storyRival } from '../../../testing/storyRival.tsx'
import type { StoryCall } from '../../../testing/storyServers.ts'
import { storyTexts } from '../../../testing/storyTexts.ts'
import { bookingAt, storyWorld } from '../../../testing/storyWorld.ts'
import { BookingList } from './BookingList.tsx'

/** A group of two drivers: the first driver and a passenger have a booking of each status. */
const group =
  (now: number): Scenario =>
  (options) =>
    createWorld({ seed: 1, now, ...options, drivers: 2, groups: 1 })

/** A quarter past eight in Yangon on Friday, 20 November 2026. */
const city = storyWorld({ make: group(Date.UTC(2026, 10, 20, 1, 45)) })
const [driver, other] = city.world.drivers
const [passenger] = city.world.passengers
if (!driver || !other || !passenger) throw new Error('The group has drivers and passengers.')
const pending = bookingAt(city.world, 'pending')
const assigned = bookingAt(city.world, 'assigned')
const complete = bookingAt(city.world, 'complete')
const reassigned = bookingAt(city.world, 'reassigned')
const cancelled = bookingAt(city.world, 'adminCancel')
/** A pending booking of the passenger. */
const own = bookingAt(city.world, 'pending', ({ passenger }) => passenger === 0)

const ADMIN = { userId: 'groups@fleetgis.example', key: '7102100000000000012' }
const DRIVER = { audience: 'driver', userId: driver.key, groupId: 'G001' } as const
const asPassenger = {
  args: { audience: 'passenger', userId: passenger.key, groupId: undefined },
  parameters: { signedInAs: passenger.userId },
} as const
const asAdmin = {
  args: { audience: 'admin', userId: ADMIN.key, groupId: 'G001' },
  parameters: { signedInAs: ADMIN.userId },
} as const

/** An admin's list as cards: on windows that have no room for the table. */
const asAdminOnTablet = { ...asAdmin, globals: { viewport: { value: 'tablet' } } } as const

/** The story's host app, from Storybook's provider. */
let host: FakeHost
const listen: Decorator = (Story) => {
  host = useFleet().host as FakeHost
  return <Story />
}

/**
 * The bookings of a driver, a passenger or an admin's group, refetched at an interval. `BookingList` is connected;
 * `BookingListView` is the pure view without calls, for your own servers.
 *
 * **Do** give it the `audience` and the ids; statuses, buttons and the chat icon follow from the rules of the domain. Let
 * the page scroll, or give `scroller="self"` and a height. Set `isCovered` while your own overlay covers the
 * list: refetching pauses, and catches up after it. Replace the built-in sheets by `onOpenDetail`, `onOpenChat` and `onAssign`.
 * **Do** give the client an `appId` where drivers accept or admins assign: the call carries it as a header.
 *
 * Give `navigation`, the https address of a navigation app with `{lat}` and `{lng}`, and a driver's cards open it with the
 * pickup. A driver's list announces a new booking by a toast, and with its bell on by a sound and by vibration.
 *
 * **Do not** call accept or status again when the outcome is unknown: the list checks with the server and shows the outcome.
 *
 * **Do** keep `filters` in the address with `onFiltersChange`, so that Back and a reload restore them.
 *
 * **Events** `onFiltersChange(filters)` after Go with others; `onChanged({ bookingKey, action, status })` after success; `onOpenDetail`, `onOpenChat`, `onAssign`
 * with `{ bookingKey, booking }`; `onReload()` in place of the page reload that a signed-out user is offered. The host app receives `driver_accpeted`, `driver_ontheway`, `driver_arrived` and, on
 * the admin's list, `Booking refreshed.`
 *
 * **Keyboard** Tab goes through the switch, Auto refresh, the trips under way, the filters (on a phone folded into a line) with
 * their bell, and the cards' buttons; a table has its filters before Auto refresh. When an action has ended and
 * its button is gone, the focus moves to the booking's card, or to the list where the booking has left it.
 *
 * **States** loading, empty, failed (with the server's message), signed out (Sign In or Reload), out of date (with its age), offline, the next page
 * loading or failed, an action running or of unknown outcome, and another action on the same booking (busy).
 *
 * **Translation keys** `bookingList.*`, `bookingTable.*`, `bookingCard.*`, `booking.status.*`, `dispatch.arrived`, `dispatch.sound`, `period.*`, `common.*`
 *
 * **Calls** EP-K01, EP-K02 or EP-K03 for the list; EP-K10 for On the way, Arrive and Cancel; EP-K13 for Accept; EP-K04 for
 * the switch; EP-K08 or EP-K09 where an action got no answer and the booking has left the list. The overlays
 * make their own calls.
 *
 * ```tsx
 * // A Vite app
 * import { createFleetClient, createSession } from '@fleetgis/api'
 * import { FleetProvider } from '@fleetgis/ui'
 * import { BookingList } from '@fleetgis/ui/BookingList'
 *
 * const client = createFleetClient({ bases: { main: 'https://fleet.example' }, session: createSession(), appId: '001' })
 *
 * <FleetProvider client={client} language="en" theme="light" tiles={tiles}>
 *   <BookingList audience="admin" userId={adminKey} groupId="G001" appId="001" onChanged={({ bookingKey }) => log(bookingKey)} />
 * </FleetProvider>
 * ```
 *
 * ```tsx
 * // A web view: ids, app id and token come with the address
 * import { createFleetClient, takePageToken } from '@fleetgis/api'
 * import { createHostChannel, FleetProvider } from '@fleetgis/ui'
 * import { BookingList } from '@fleetgis/ui/BookingList'
 *
 * const query = new URLSearchParams(location.search)
 * const text = (name: string) => query.get(name) ?? ''
 * const client = createFleetClient({ bases: { main: 'https://fleet.example' }, pageToken: takePageToken(), appId: text('appid') })
 * const host = createHostChannel({ handlerName: 'fleetgis' })
 *
 * <FleetProvider
 *   client={client}
 *   host={host}
 *   language="my"
 *   theme="dark"
 *   tiles={tiles}
 *   page
 * >
 *   <BookingList audience="driver" userId={text('driverid')} groupId={text('domainid')} appId={text('appid')} />
 * </FleetProvider>
 * ```
 */
const meta = {
  title: 'Widgets/BookingList',
  component: BookingList,
  args: { ...DRIVER, appId: '001', onChanged: fn() },
  parameters: { ...city.opened(), signedInAs: driver.userId },
  decorators: [listen],
} satisfies Meta<typeof BookingList>

export default meta
type Story = StoryObj<typeof meta>

const find = (canvasElement: HTMLElement) => bookingList(within(canvasElement))
const cardOf = (canvasElement: HTMLElement, id: string) =>
  within(canvasElement).findByRole('article', { name: id })

/** All loaded cards are rendered, which happens in several frames: nothing holds the place of the others. */
const allCards = (canvasElement: HTMLElement) =>
  waitFor(() =>
    expect(canvasElement.querySelector('[data-component="InfiniteList"] li[aria-hidden]')).toBeNull(),
  )

/** The button of an action on a booking's card. */
async function actionOf(canvasElement: HTMLElement, id: string, action: BookingAction) {
  return bookingCard(within(await cardOf(canvasElement, id))).action(action)
}

async function confirmCancel(canvasElement: HTMLElement, id: string) {
  await userEvent.click(await actionOf(canvasElement, id, 'cancel'))
  const question = within(await within(canvasElement).findByRole('alertdialog'))
  await userEvent.click(bookingList(question).confirmCancel())
}

/** The ids of a list: of the bookings, or of the trips pinned above them. */
const idsIn = (canvasElement: HTMLElement, name = 'Bookings') =>
  within(canvasElement)
    .queryAllByRole('list', { name })
    .flatMap((list) => within(list).getAllByRole('article'))
    .map((card) => card.querySelector('h2')?.textContent)
const pinnedIn = (canvasElement: HTMLElement) => idsIn(canvasElement, 'Trips under way')
/** The calls of a list, without those of what is pinned above it. */
const listCalls = (...of: Parameters<typeof city.calls>) => city.calls(...of).filter(isOfList)
const isOfList = ({ query }: StoryCall) => query.pageSize === '10'

const expectOptions = (select: HTMLElement, names: string) =>
  expect(storyTexts(within(select).getAllByRole('option'))).toBe(names)

/** Filters the list by a status. */
async function filterBy(canvasElement: HTMLElement, status: string) {
  await userEvent.selectOptions(find(canvasElement).status(), status)
  await userEvent.click(find(canvasElement).go())
}

const bodies = (...of: Parameters<typeof city.calls>) => city.calls(...of).map(({ body }) => body)
/** The call for pages of this size: the list's, or that of the rows above it, which leave at the same time. */
const callOfSize = (endpoint: Parameters<typeof city.calls>[0], pageSize: '10' | '50' | '300') =>
  city.calls(endpoint).find(({ query }) => query.pageSize === pageSize)
const standing = ({ booking } = pending) => city.world.bookings.life(booking, city.world.now).current.status
/** Another part of the system changes a booking. */
const move = ({ booking } = pending, state: BookingState, driver = 0) =>
  city.world.bookings.move(booking, { status: BOOKING_CODES[state], at: city.world.now, driver })
const fail = (...faults: Fault[]) => city.world.faults.set(faults)
const FAILED = 'Something went wrong on our side.'

export const Default: Story = {
  name: 'BKG-22 the list opens with all bookings of today, and has filters by status and period',
  parameters: { rules: ['BKG-04', 'BKG-21', 'BKS-18', 'BKS-21', 'CF-110'] },
  play: async ({ canvas, canvasElement }) => {
    await cardOf(canvasElement, pending.id)
    await expect(city.calls(driverBookings)[0]).toMatchObject({
      query: { curPage: '1', pageSize: '10' },
      body: {
        driverid: driver.key,
        domainid: 'G001',
        fromdate: '2026-11-20',
        todate: '2026-11-20',
        status: [1, 2, 3, 5, 6, 7, 8, 9, 10],
      },
    })
    const list = find(canvasElement)
    await expectOptions(list.status(), 'All, Pending, Assigned, Arrived, Complete, Cancelled, On the way')
    await expectOptions(list.period(), 'Today, Week, Month, Range')
    await userEvent.selectOptions(list.period(), 'Range')
    const start = await canvas.findByRole('textbox', { name: 'Start date' })
    await expect(start).toHaveValue('20/11/2026')
    await expect(canvas.getByRole('textbox', { name: 'End date' })).toHaveValue('20/11/2026')
    await expect(list.go()).toBeVisible()
    // CF-20: a range that lacks a day is not applied.
    await userEvent.clear(start)
    await expect(
      canvas.getByText('Please choose both a start and an end date.', { selector: 'p' }),
    ).toBeVisible()
    await expect(list.go()).toBeDisabled()
    await userEvent.type(start, '19112026')
    await expect(list.go()).toBeEnabled()
  },
}

export const Loading: Story = {
  name: 'BKG-13 a spinner and skeleton cards show while the first bookings load, and the layout is stable',
  beforeEach: () => city.slow(),
  play: async ({ canvas, canvasElement }) => {
    const look = () => placeOf(find(canvasElement).autoRefresh())
    await expect(canvas.getByText('Loading bookings')).toBeVisible()
    await expect(canvas.getAllByRole('progressbar')[0]).toBeVisible()
    await expectSteady(() => [look(), canvas.queryByText('No booking found.')])
    if (isReading()) return
    city.mend()
    await cardOf(canvasElement, pending.id)
    await allCards(canvasElement)
    // A refetch keeps the cards in place and usable.
    const cards = () => canvas.getAllByRole('article').map(placeOf)
    city.slow()
    city.later(1)
    await expectSteady(() => [cards(), canvas.queryByText('Loading bookings')])
    await expect(await actionOf(canvasElement, pending.id, 'accept')).toBeEnabled()
  },
}

export const Failed: Story = {
  name: 'ERR-13 a list that failed to load shows the server’s message, which stays with its button while it is retried',
  parameters: { rules: ['CF-115'], faults: [{ kind: 'status', status: 400, endpoint: 'driverBookings' }] },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText(FAILED)).toBeVisible()
    if (isReading()) return
    city.world.faults.clear()
    // Trips under way may come by themselves, with a strip that has the same button.
    const card = () => within(canvas.getByRole('alert').parentElement as HTMLElement)
    await city.expectSteadyRetry(() => card().getByRole('button', { name: 'Try again' }))
    await cardOf(canvasElement, pending.id)
  },
}

export const Stale: Story = {
  name: 'CF-115 offline the bookings stay, with their age, until Try again succeeds',
  play: async ({ canvasElement }) => {
    await cardOf(canvasElement, pending.id)
    await allCards(canvasElement)
    const ids = idsIn(canvasElement)
    await city.expectOutOfDate(canvasElement, () => expect(idsIn(canvasElement)).toEqual(ids))
    await expect(await actionOf(canvasElement, pending.id, 'accept')).toBeEnabled()
  },
}

export const Passenger: Story = {
  tags: ['mount'],
  ...asPassenger,
  name: 'BKG-14 a passenger’s list has the same layout, without the switch; its chats show the driver’s name',
  parameters: { ...asPassenger.parameters, rules: ['BKG-18', 'BKG-30', 'BKS-19', 'BKS-22', 'CF-39'] },
  play: async ({ canvas, canvasElement }) => {
    const card = await cardOf(canvasElement, bookingAt(city.world, 'passengerCancel').id)
    await expect(within(card).getByText(driver.name.en)).toBeVisible()
    await expect(callOfSize(passengerBookings, '10')?.body).toEqual({
      passengerkey: passenger.key,
      fromdate: '2026-11-20',
      todate: '2026-11-20',
      status: [1, 2, 3, 5, 6, 7, 9, 10, 13, 400],
      search: '',
    })
    await expect(canvas.queryByRole('switch')).toBeNull()
    await expectOptions(find(canvasElement).status(), 'All, Pending, Assigned, Arrived, Complete, Expired')
    await userEvent.click(bookingCard(within(await cardOf(canvasElement, assigned.id))).chat())
    const chat = await canvas.findByRole('dialog')
    await waitFor(() => expect(chat.querySelector('header')).toHaveTextContent(driver.name.en))
  },
}

const underWay = (['assigned', 'arrived', 'onTheWay'] as const).map((state) => bookingAt(city.world, state))
export const Pinned: Story = {
  ...asPassenger,
  name: 'CF-165 trips under way are pinned above the list, whatever its filter, and stand once on the page',
  parameters: { ...asPassenger.parameters, rules: ['CF-39'] },
  play: async ({ canvas, canvasElement }) => {
    for (const { id } of underWay) await cardOf(canvasElement, id)
    const pinned = pinnedIn(canvasElement)
    await expect(pinned).toEqual(expect.arrayContaining(underWay.map(({ id }) => id)))
    await filterBy(canvasElement, 'Assigned')
    await canvas.findByText('No other booking.')
    await expect(pinnedIn(canvasElement)).toEqual(pinned)
    await expect(callOfSize(passengerBookings, '50')).toMatchObject({
      query: { curPage: '1' },
      body: { status: [2, 3, 4, 8], fromdate: '2026-11-19', todate: '2026-11-20' },
    })
    // A trip that has ended leaves the pinned ones.
    const [ended] = underWay
    if (!ended) throw new Error('A trip is under way.')
    city.world.bookings.move(ended.booking, { status: BOOKING_CODES.passengerCancel, at: city.world.now })
    await filterBy(canvasElement, 'All')
    city.later(1)
    await waitFor(() => expect(idsIn(canvasElement)).toContain(ended.id))
    await waitFor(() => expect(pinnedIn(canvasElement)).not.toContain(ended.id))
  },
}

const isPinnedCall = async (request: Request) =>
  JSON.stringify(await request.clone().json()).includes('[2,3,4,8]')
let isPinnedRefused = true
const refusePinned = http.post(`*${driverBookings.path}`, async ({ request }) =>
  isPinnedRefused && (await isPinnedCall(request))
    ? HttpResponse.json({ status: 400, message: 'Not now.' }, { status: 400 })
    : undefined,
)
export const PinnedFailed: Story = {
  name: 'CF-165 where the trips under way cannot be loaded the list says so and loads them again',
  parameters: {
    rules: ['CF-115'],
    handlers: [refusePinned],
  },
  beforeEach: () => {
    isPinnedRefused = true
  },
  play: async ({ canvas, canvasElement }) => {
    const partFailed = 'A part could not be updated. Not now.'
    await canvas.findByText(partFailed)
    await waitFor(() => expect(idsIn(canvasElement)).toContain(assigned.id))
    isPinnedRefused = false
    await userEvent.click(find(canvasElement).retry())
    await waitFor(() => expect(pinnedIn(canvasElement)).toContain(assigned.id))
    await expect(idsIn(canvasElement)).not.toContain(assigned.id)
    await expect(canvas.queryByText(partFailed)).toBeNull()
  },
}

let midnights = 0
export const PinnedAtMidnight: Story = {
  tags: ['!dev', '!autodocs'],
  name: 'CF-165 at midnight without a connection the trips under way stay, until a later answer',
  args: { refresh: 3_600_000 },
  parameters: { clock: { now: () => city.world.now + midnights * 86_400_000 } },
  beforeEach: () => {
    midnights = 0
  },
  play: async ({ canvasElement }) => {
    const strip = () => canvasElement.querySelector<HTMLElement>('[data-component="LiveStrip"]')
    await waitFor(() => expect(pinnedIn(canvasElement)).toContain(assigned.id))
    city.cut(driverBookings)
    midnights = 1
    // The list of today is another one.
    await waitFor(() => expect(idsIn(canvasElement)).toEqual([]))
    await waitFor(() => expect(strip()).toHaveAttribute('data-state', 'outOfDate'))
    await expect(pinnedIn(canvasElement)).toContain(assigned.id)
    move(assigned, 'onTheWay')
    city.mend()
    await userEvent.click(find(canvasElement).go())
    const card = await cardOf(canvasElement, assigned.id)
    await waitFor(() => expect(within(card).getByText('On the way')).toBeVisible())
  },
}

/** The ids of the bookings of the group that wait for a driver for more than so many minutes, oldest first. */
const waitingIds = (minutes: number, statuses = [1, 11, 12]) => {
  const { bookings, now } = city.world
  return [...bookings.made(0, Number.POSITIVE_INFINITY, now)]
    .filter((one) => one.createdAt >= Date.UTC(2026, 10, 18, 17, 30))
    .filter((one) => statuses.includes(bookings.life(one, now).current.status))
    .filter((one) => one.createdAt < now - minutes * 60_000)
    .sort((one, other) => one.createdAt - other.createdAt)
    .map(bookingId)
}
export const Admin: Story = {
  tags: ['mount'],
  ...asAdminOnTablet,
  name: 'BKS-20 an admin’s list has its own status options, a filter to waiting bookings, and tells the host of actions',
  parameters: { ...asAdmin.parameters, rules: ['BKS-23', 'BKS-34', 'HOST-05', 'CF-40', 'CF-113', 'CF-165'] },
  play: async ({ canvasElement }) => {
    const list = find(canvasElement)
    await cardOf(canvasElement, pending.id)
    await expect(callOfSize(adminBookings, '10')?.body).toMatchObject({
      status: [1, 2, 3, 5, 7, 9, 10, 11, 12, 13, 400],
    })
    await expectOptions(
      list.status(),
      'All, Pending, Assigned, Arrived, Complete, Cancelled, Reassigned, Processing, Expired',
    )
    await waitFor(() => expect(idsIn(canvasElement)).toHaveLength(10))
    const before = idsIn(canvasElement)
    await expect(waitingIds(15).length).toBeGreaterThan(0)
    for (const minutes of [5, 15] as const) {
      const ids = waitingIds(minutes)
      const filter = () => list.waiting(minutes, ids.length)
      // The strip has a call of its own.
      await userEvent.click(await waitFor(filter))
      await expect(filter()).toHaveAttribute('aria-pressed', 'true')
      await waitFor(() => expect(idsIn(canvasElement)).toEqual(ids))
      await userEvent.click(filter())
      await waitFor(() => expect(idsIn(canvasElement)).toEqual(before))
    }
    await expect(callOfSize(adminBookings, '300')).toMatchObject({
      query: { curPage: '1' },
      body: { status: [1, 11, 12], fromdate: '2026-11-19', todate: '2026-11-20' },
    })
    await expect(
      within(canvasElement).getByRole('group', { name: 'Waiting bookings' }),
    ).toHaveAccessibleDescription('Bookings of today and yesterday')

    const refetch = async () => {
      const asked = listCalls(adminBookings).length
      await userEvent.click(list.go())
      await waitFor(() => expect(listCalls(adminBookings).length).toBeGreaterThan(asked))
      await city.quiet()
    }
    await refetch()
    await expect(host.messages).toEqual([])
    await confirmCancel(canvasElement, pending.id)
    await within(await cardOf(canvasElement, pending.id)).findByText('Admin cancel')
    await expect(bodies(setBookingStatus)).toEqual([
      { driverid: ADMIN.key, bookingkey: pending.key, status: '13' },
    ])
    await waitFor(() => expect(host.messages).toEqual(['Booking refreshed.']))
    await refetch()
    await expect(host.messages).toEqual(['Booking refreshed.'])
  },
}

export const Filtered: Story = {
  name: 'BKS-28 Go refetches, also with the same filters; others empty the list and start with page 1',
  parameters: { rules: ['BKG-04', 'BKS-24', 'BKS-27', 'CF-105'] },
  args: { onFiltersChange: fn() },
  play: async ({ canvasElement, args }) => {
    await cardOf(canvasElement, assigned.id)
    const list = find(canvasElement)
    // The same filters, even while a refetch is in flight.
    city.slow()
    await userEvent.click(list.go())
    await waitFor(() => expect(listCalls(driverBookings)).toHaveLength(2))
    move(assigned, 'onTheWay')
    await userEvent.click(list.go())
    await waitFor(() => expect(listCalls(driverBookings)).toHaveLength(3))
    city.mend()
    await within(await cardOf(canvasElement, assigned.id)).findByText('On the way')
    await city.quiet()

    const expectEmptied = async (fromdate: string, todate: string, body = {}) => {
      const before = listCalls().length
      city.slow()
      await userEvent.click(list.go())
      await waitFor(() => expect(idsIn(canvasElement)).toEqual([]))
      await waitFor(() => expect(listCalls()).toHaveLength(before + 1))
      await expect(listCalls().at(-1)).toMatchObject({
        query: { curPage: '1' },
        body: { fromdate, todate, ...body },
      })
      city.mend()
    }
    // Another period with the same dates.
    await userEvent.selectOptions(list.period(), 'Range')
    await expectEmptied('2026-11-20', '2026-11-20')
    await cardOf(canvasElement, pending.id)
    await city.quiet()
    const before = city.calls().length
    await userEvent.selectOptions(list.status(), 'Complete')
    await userEvent.selectOptions(list.period(), 'Week')
    await expect(city.calls()).toHaveLength(before)
    await expectEmptied('2026-11-16', '2026-11-22', { status: [5, 9, 10] })
    await cardOf(canvasElement, complete.id)
    await expect(idsIn(canvasElement)).not.toContain(pending.id)
    // The same filters are no change.
    await expect(args.onFiltersChange).toHaveBeenCalledTimes(2)
    await expect(args.onFiltersChange).toHaveBeenLastCalledWith({
      option: 'complete',
      period: { option: 'week' },
    })
  },
}

/** Half past twelve of the same day: the passenger has more than two pages of bookings. */
const noon = storyWorld({ make: group(Date.UTC(2026, 10, 20, 6)) })
const ofToday = () => {
  const { bookings, now } = noon.world
  const today = [...bookings.made(0, Number.POSITIVE_INFINITY, now)].filter(
    ({ createdAt, passenger }) => passenger === 0 && createdAt >= Date.UTC(2026, 10, 19, 17, 30),
  )
  const statusOf = (one: (typeof today)[number]) => bookings.life(one, now).current.status
  const listed = today.filter((one) => ![4, 8, 11, 12].includes(statusOf(one)))
  const pinned = listed.filter((one) => [2, 3].includes(statusOf(one)))
  return { ids: listed.map(bookingId), pinned: pinned.map(bookingId) }
}

const pagesAsked = () =>
  noon
    .calls(passengerBookings)
    .filter(isOfList)
    .map(({ query }) => query.curPage)

export const Paged: Story = {
  name: 'BKG-05 the cards load page after page while scrolling',
  args: { ...asPassenger.args, scroller: 'self' },
  parameters: { ...noon.opened(), ...asPassenger.parameters, rules: ['PAGE-01', 'PAGE-02', 'PAGE-04'] },
  decorators: [storyBox({ height: 600 })],
  play: async ({ canvas, canvasElement }) => {
    const { ids, pinned } = ofToday()
    await cardOf(canvasElement, ids[9] ?? '')
    await expect(idsIn(canvasElement)).toEqual(ids.slice(0, 10).filter((id) => !pinned.includes(id)))
    const scroller = canvas.getByRole('region', { name: 'Bookings' })
    for (let loaded = 10; loaded < ids.length; loaded += 10) {
      scroller.scrollTop = scroller.scrollHeight
      await cardOf(canvasElement, ids[loaded] ?? '')
    }
    await noon.quiet()
    await expect(pagesAsked()).toEqual(
      Array.from({ length: Math.ceil(ids.length / 10) }, (_, page) => `${page + 1}`),
    )
  },
}

export const Refreshed: Story = {
  ...Paged,
  name: 'PAGE-03 a refetch loads all the current pages and replaces them together',
  args: { ...Paged.args, refresh: 400 },
  parameters: { ...Paged.parameters, rules: ['CF-103'] },
  play: async ({ canvas, canvasElement }) => {
    const { ids } = ofToday()
    await cardOf(canvasElement, ids[9] ?? '')
    const scroller = canvas.getByRole('region', { name: 'Bookings' })
    scroller.scrollTop = scroller.scrollHeight
    await cardOf(canvasElement, ids[10] ?? '')
    scroller.scrollTop = 900
    // A booking of the second page, below the viewport.
    const below = ids[15] ?? ''
    const { bookings, now } = noon.world
    const booking = bookings.find(below, now)
    if (booking) bookings.move(booking, { status: BOOKING_CODES.passengerCancel, at: now })
    await waitFor(async () => {
      const card = await cardOf(canvasElement, below)
      await expect(within(card).getByText('Passenger cancel')).toBeVisible()
    })
    await expect(scroller.scrollTop).toBe(900)
    // The first page may have been refetched before the second was loaded.
    await expect(pagesAsked().join()).toMatch(/^(1,)*1,2,1,2/)
  },
}

const REFRESH = 1_234
const refreshes = heldTimers(REFRESH)

export const AutoRefresh: Story = {
  name: 'BKG-10 Auto refresh is on, and can be switched off',
  args: { refresh: REFRESH },
  beforeEach: refreshes.beforeEach,
  play: async ({ canvasElement }) => {
    const { autoRefresh } = find(canvasElement)
    const asked = () => city.calls(driverBookings).length
    await expect(autoRefresh()).toBeChecked()
    await refreshes.elapseUntil(() => expect(asked()).toBeGreaterThanOrEqual(3))
    await userEvent.click(autoRefresh())
    await expect(refreshes.elapse()).toBe(0)
    const before = asked()
    await userEvent.click(autoRefresh())
    await refreshes.elapseUntil(() => expect(asked()).toBeGreaterThan(before))
  },
}

export const CaughtUp: Story = {
  name: 'CF-103 R4 bookings that are out of date below a detail load again as soon as it is closed',
  // Neither a poll nor the rounds after an outage, which a hidden page does not have.
  args: { refresh: 3_600_000 },
  beforeEach: () => {
    focusManager.setFocused(false)
    return () => focusManager.setFocused(undefined)
  },
  play: async ({ canvas, canvasElement }) => {
    const strip = () => canvasElement.querySelector<HTMLElement>('[data-component="LiveStrip"]')
    const card = bookingCard(within(await cardOf(canvasElement, pending.id)))
    fail({ kind: 'badJson', endpoint: 'driverBookings' })
    await userEvent.click(find(canvasElement).go())
    await waitFor(() => expect(strip()).toHaveAttribute('data-state', 'outOfDate'))
    await userEvent.click(card.detail(pending.id))
    const detail = await canvas.findByRole('dialog')
    await waitFor(() => expect(detail).toHaveTextContent(pending.id))
    city.world.faults.clear()
    await city.quiet()
    await expect(strip()).toHaveAttribute('data-state', 'outOfDate')
    await userEvent.click(within(detail).getAllByRole('button', { name: 'Close' })[0] as HTMLElement)
    await waitFor(() => expect(strip()).toHaveAttribute('data-state', 'live'))
    await expect(await actionOf(canvasElement, pending.id, 'accept')).toBeEnabled()
  },
}

export const Accepted: Story = {
  name: 'HOST-02 a driver accepts a booking, opens its detail and chat, is on the way and arrives; the host app receives each',
  parameters: {
    rules: [
      'HOST-03',
      'HOST-04',
      'BKS-29',
      'BKS-30',
      'BKS-31',
      'BKS-32',
      'BKS-33',
      'BKS-40',
      'BKD-12',
      'CHAT-11',
      'CF-44',
      'CF-45',
    ],
  },
  play: async ({ canvas, canvasElement, args }) => {
    await userEvent.dblClick(await actionOf(canvasElement, pending.id, 'accept'))
    await waitFor(() => expect(pinnedIn(canvasElement)).toContain(pending.id))
    const element = await cardOf(canvasElement, pending.id)
    await expect(within(element).getByText('Assigned')).toBeVisible()
    await expect(bodies(acceptBooking)).toEqual([
      { bookingkey: pending.key, driverid: driver.key, vehicleno: '' },
    ])
    await expect(standing()).toBe(2)
    await expect(host.messages).toEqual(['driver_accpeted'])
    const accepted = { bookingKey: pending.key, action: 'accept', status: BOOKING_CODES.assigned }
    await expect(args.onChanged).toHaveBeenCalledWith(accepted)
    await expect(canvas.getByText(`Booking ${pending.id}: Assigned`)).toBeInTheDocument()
    // Another button takes the place of the pressed one: the focus stays on the card.
    await waitFor(() => expect(element).toHaveFocus())

    const card = bookingCard(within(element))
    await userEvent.click(card.detail(pending.id))
    const detail = await canvas.findByRole('dialog')
    await waitFor(() => expect(detail).toHaveTextContent(pending.id))
    await userEvent.click(within(detail).getAllByRole('button', { name: 'Close' })[0] as HTMLElement)
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(card.detail(pending.id)).toHaveFocus())
    await userEvent.click(card.chat())
    const chat = chatPanel(within(await canvas.findByRole('dialog')))
    await waitFor(() => expect(chat.message()).toBeVisible())
    await userEvent.click(chat.back())
    await waitFor(() => expect(card.chat()).toHaveFocus())

    await userEvent.click(card.action('onTheWay'))
    const arrive = await within(element).findByRole('button', { name: 'Arrive' })
    // The refetched list may show it before the first action has ended (BKS-33).
    await waitFor(() => expect(arrive).toBeEnabled())
    await userEvent.click(arrive)
    await userEvent.click(card.arriveAgain())
    await within(element).findByText('Arrived')
    await within(element).findByText('Done. The booking shows that you have arrived.')
    const sent = { driverid: driver.key, bookingkey: pending.key }
    await expect(bodies(setBookingStatus)).toEqual([
      { ...sent, status: '8' },
      { ...sent, status: '3' },
    ])
    await expect(host.messages).toEqual(['driver_accpeted', 'driver_ontheway', 'driver_arrived'])
    await expect(within(element).queryByRole('button', { name: 'Arrive' })).toBeNull()
  },
}

export const AcceptedUnrefreshed: Story = {
  tags: ['!dev', '!autodocs'],
  name: 'BKS-32 an accepted booking whose list cannot be refetched is not offered again, and offline its outcome is not unknown',
  args: { refresh: 3_600_000 },
  play: async ({ canvasElement }) => {
    const strip = () => canvasElement.querySelector<HTMLElement>('[data-component="LiveStrip"]')
    const card = () => cardOf(canvasElement, pending.id)
    const accept = await actionOf(canvasElement, pending.id, 'accept')
    city.slow(driverBookings)
    await userEvent.click(accept)
    await within(await card()).findByText('Assigned')
    const isOnLine = spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    window.dispatchEvent(new Event('offline'))
    await waitFor(() => expect(strip()).toHaveAttribute('data-state', 'offline'))
    await expect(await card()).not.toHaveTextContent('outcome is not known')
    isOnLine.mockRestore()
    window.dispatchEvent(new Event('online'))

    fail({ kind: 'status', status: 400, endpoint: 'driverBookings' })
    city.mend()
    await waitFor(() => expect(strip()).toHaveAttribute('data-state', 'outOfDate'))
    await waitFor(async () => expect(await actionOf(canvasElement, pending.id, 'onTheWay')).toBeEnabled())
    await expect(within(await card()).getByText('Assigned')).toBeVisible()
    await expect(city.calls(acceptBooking)).toHaveLength(1)
    // A later list shows what the server has.
    move(pending, 'arrived')
    city.world.faults.clear()
    await userEvent.click(find(canvasElement).go())
    await waitFor(async () => expect(within(await card()).getByText('Arrived')).toBeVisible())
  },
}

export const PinnedDone: Story = {
  tags: ['!dev', '!autodocs'],
  name: 'BKS-32 a card that stands only among the pinned trips says what was done, and offline its outcome is not unknown',
  args: { refresh: 3_600_000 },
  play: async ({ canvasElement }) => {
    const strip = () => canvasElement.querySelector<HTMLElement>('[data-component="LiveStrip"]')
    await cardOf(canvasElement, assigned.id)
    await filterBy(canvasElement, 'Complete')
    await waitFor(() => expect(idsIn(canvasElement)).toContain(complete.id))
    city.slow(driverBookings)
    await userEvent.click(await actionOf(canvasElement, assigned.id, 'onTheWay'))
    const card = await cardOf(canvasElement, assigned.id)
    await within(card).findByText(/^Done\./)
    const isOnLine = spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    window.dispatchEvent(new Event('offline'))
    await waitFor(() => expect(strip()).toHaveAttribute('data-state', 'offline'))
    await expect(card).not.toHaveTextContent('outcome is not known')
    isOnLine.mockRestore()
    window.dispatchEvent(new Event('online'))
    city.mend()
  },
}

const onChanged = failingCallback()

export const AppFails: Story = {
  tags: ['!dev', '!autodocs'],
  name: 'R12 an error thrown by onChanged reaches the page’s error event; the host message is sent and the list is refetched',
  args: { onChanged: onChanged.fails },
  beforeEach: onChanged.listen,
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await actionOf(canvasElement, pending.id, 'accept'))
    await waitFor(() => expect(pinnedIn(canvasElement)).toContain(pending.id))
    await expect(onChanged.errors).toHaveLength(1)
    await expect(host.messages).toEqual(['driver_accpeted'])
    await expect(canvas.queryByText(/could not be done/)).toBeNull()
  },
}

export const AcceptRefused: Story = {
  name: 'ERR-14 an Accept that failed or was refused shows the server’s message, and the buttons work again',
  parameters: { rules: ['TOAST-03'], faults: [{ kind: 'status', status: 500, endpoint: 'acceptBooking' }] },
  play: async ({ canvas, canvasElement, args }) => {
    const accept = await actionOf(canvasElement, pending.id, 'accept')
    // After a 500 the outcome is checked first.
    city.slow(driverBookings)
    await userEvent.click(accept)
    const card = await cardOf(canvasElement, pending.id)
    await within(card).findByText(
      '“Accept” was sent, but its outcome is not known yet. The next reload of the list shows it.',
    )
    city.mend()
    await canvas.findByText(`Booking ${pending.id}: ${FAILED}`)
    await expect(canvas.queryByText(/No answer|This was not done/)).toBeNull()
    await waitFor(async () => expect(await actionOf(canvasElement, pending.id, 'accept')).toBeEnabled())
    city.world.faults.clear()
    move(pending, 'assigned', other.index)
    await userEvent.click(await actionOf(canvasElement, pending.id, 'accept'))
    await canvas.findByText('Another driver has taken this booking.')
    await waitFor(async () => expect(await actionOf(canvasElement, own.id, 'accept')).toBeEnabled())
    await expect(host.messages).toEqual([])
    await expect(args.onChanged).not.toHaveBeenCalled()
  },
}

export const StatusRefused: Story = {
  name: 'ERR-15 a refused status without a message shows a general toast, and the buttons work again',
  parameters: {
    handlers: [
      http.post(`*${setBookingStatus.path}`, () => HttpResponse.json({ status: 400 }, { status: 400 })),
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await actionOf(canvasElement, assigned.id, 'onTheWay'))
    await canvas.findByText('This could not be done. Please try again.')
    await waitFor(async () => expect(await actionOf(canvasElement, assigned.id, 'onTheWay')).toBeEnabled())
  },
}

export const CancelFailed: Story = {
  tags: ['!dev', '!autodocs'],
  ...asPassenger,
  name: 'ERR-15 a Cancel that failed with 503 after a driver took the booking shows the server’s message',
  parameters: {
    ...asPassenger.parameters,
    faults: [{ kind: 'status', status: 503, endpoint: 'setBookingStatus' }],
  },
  play: async ({ canvas, canvasElement }) => {
    await cardOf(canvasElement, own.id)
    move(own, 'assigned')
    await confirmCancel(canvasElement, own.id)
    await canvas.findByText(`Booking ${own.id}: ${FAILED}`)
    await within(await cardOf(canvasElement, own.id)).findByText('Assigned')
  },
}

export const Busy: Story = {
  name: 'R5 while another action on the booking is in flight or unknown, Accept is not sent and says why',
  parameters: { faults: [{ kind: 'status', status: 502, endpoint: 'setBookingStatus' }] },
  decorators: [
    storyRival({
      label: 'Cancel it',
      call: (client) =>
        client.call(setBookingStatus, {
          bookingKey: pending.key,
          userId: driver.key,
          status: BOOKING_CODES.adminCancel,
        }),
    }),
  ],
  play: async ({ canvas, canvasElement }) => {
    const accept = () => actionOf(canvasElement, pending.id, 'accept')
    await cardOf(canvasElement, pending.id)
    city.slow(setBookingStatus)
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel it' }))
    await waitFor(() => expect(city.calls(setBookingStatus)).toHaveLength(1))
    await userEvent.click(await accept())
    await canvas.findByText(/^Another action on this booking has not ended yet/)
    await waitFor(async () => expect(await accept()).toBeEnabled())
    city.mend()
    await canvas.findByRole('button', { name: 'Cancel it unknown' })
    // Accept refetches the list instead of being sent, and can be pressed after that.
    const before = city.calls(driverBookings).length
    city.slow(driverBookings)
    await userEvent.click(await accept())
    await waitFor(() => expect(city.calls(driverBookings).length).toBeGreaterThan(before))
    // Its card does not say that Accept was sent.
    await within(await cardOf(canvasElement, pending.id)).findByText(
      'Another action on this booking has not ended yet. The next reload of the list shows its outcome.',
    )
    city.mend()
    await expect(city.calls(acceptBooking)).toHaveLength(0)
    await waitFor(async () => {
      await expect(await cardOf(canvasElement, pending.id)).not.toHaveAttribute('data-running')
      await expect(await accept()).toBeEnabled()
    })
    await userEvent.click(await accept())
    await waitFor(() => expect(host.messages).toEqual(['driver_accpeted']))
    await expect(city.calls(acceptBooking)).toHaveLength(1)
  },
}

const answerLost: { faults: readonly Fault[] } = {
  faults: [{ kind: 'status', status: 502, endpoint: 'acceptBooking', afterwards: true }],
}

export const DoneWithoutAnswer: Story = {
  name: 'R5 an Accept without a response is found in the list, or else by its detail, and not sent again',
  parameters: answerLost,
  play: async ({ canvasElement }) => {
    await userEvent.click(await actionOf(canvasElement, pending.id, 'accept'))
    await waitFor(() => expect(pinnedIn(canvasElement)).toContain(pending.id))
    await waitFor(() => expect(host.messages).toEqual(['driver_accpeted']))
    await expect(city.calls(acceptBooking)).toHaveLength(1)
    // A booking that leaves the list.
    await filterBy(canvasElement, 'Pending')
    await waitFor(() => expect(idsIn(canvasElement)).not.toContain(complete.id))
    await userEvent.click(await actionOf(canvasElement, own.id, 'accept'))
    await waitFor(() => expect(host.messages).toHaveLength(2))
    await expect(idsIn(canvasElement)).not.toContain(own.id)
    await expect(city.calls(acceptBooking)).toHaveLength(2)
  },
}

export const TakenAfterAccept: Story = {
  tags: ['!dev', '!autodocs'],
  name: 'R5 an Accept without a response is not called done where the detail names another driver',
  parameters: { faults: [{ kind: 'cut', endpoint: 'acceptBooking' }] },
  play: async ({ canvas, canvasElement }) => {
    await filterBy(canvasElement, 'Pending')
    await waitFor(() => expect(idsIn(canvasElement)).not.toContain(complete.id))
    city.slow(driverBookingDetail)
    await userEvent.click(await actionOf(canvasElement, own.id, 'accept'))
    await waitFor(() => expect(city.calls(driverBookingDetail)).toHaveLength(1))
    move(own, 'assigned', other.index)
    city.mend()
    await canvas.findByText(`Booking ${own.id}: The booking has changed meanwhile.`)
    await expect(host.messages).toEqual([])
  },
}

export const UnreadableDetail: Story = {
  tags: ['!dev', '!autodocs'],
  name: 'R5 an Accept without a response stays unknown while the detail has no status that can be read, and is asked for again',
  parameters: { faults: [{ kind: 'cut', endpoint: 'acceptBooking' }], rules: ['HOST-02', 'CF-170'] },
  play: async ({ canvas, canvasElement }) => {
    await filterBy(canvasElement, 'Pending')
    await waitFor(() => expect(idsIn(canvasElement)).not.toContain(complete.id))
    city.slow(driverBookingDetail)
    await userEvent.click(await actionOf(canvasElement, own.id, 'accept'))
    await waitFor(() => expect(city.calls(driverBookingDetail)).toHaveLength(1))
    const { bookings, now } = city.world
    bookings.move(own.booking, { status: 77 as BookingStatusCode, at: now, driver: driver.index })
    city.mend()
    await city.quiet()
    await expect(canvas.queryByText(new RegExp(`^Booking ${own.id}: `))).toBeNull()
    await expect(keptOnDevice()).toHaveLength(1)
    move(own, 'assigned', driver.index)
    await userEvent.click(find(canvasElement).go())
    await waitFor(() => expect(host.messages).toEqual(['driver_accpeted']))
    await waitFor(() => expect(keptOnDevice()).toEqual([]))
  },
}

export const FoundTwice: Story = {
  tags: ['!dev', '!autodocs'],
  name: 'R5 an Accept that a booking’s detail shows twice is reported once',
  parameters: answerLost,
  play: async ({ canvas, canvasElement }) => {
    await filterBy(canvasElement, 'Pending')
    await waitFor(() => expect(idsIn(canvasElement)).not.toContain(complete.id))
    city.slow(driverBookingDetail)
    await userEvent.click(await actionOf(canvasElement, own.id, 'accept'))
    await waitFor(() => expect(city.calls(driverBookingDetail)).toHaveLength(1))
    await userEvent.click(find(canvasElement).go())
    await waitFor(() => expect(city.calls(driverBookingDetail)).toHaveLength(2))
    city.mend()
    await canvas.findByText(`Booking ${own.id}: Assigned`)
    await city.quiet()
    await expect(host.messages).toEqual(['driver_accpeted'])
  },
}

export const StillUnknown: Story = {
  name: 'R5 a lost Accept can be pressed again; while its outcome is unknown its buttons wait for Check again',
  beforeEach: () => city.cut(acceptBooking),
  play: async ({ canvas, canvasElement }) => {
    const accept = () => actionOf(canvasElement, pending.id, 'accept')
    await userEvent.click(await accept())
    await canvas.findByText(`Booking ${pending.id}: This was not done. Please try again.`)
    await expect(host.messages).toEqual([])
    city.mend()
    await waitFor(async () => expect(await accept()).toBeEnabled())

    fail(...answerLost.faults, { kind: 'status', status: 400, endpoint: 'driverBookings' })
    await userEvent.click(await accept())
    const card = bookingCard(within(await cardOf(canvasElement, pending.id)))
    await waitFor(() => expect(card.check()).toBeVisible())
    await waitFor(() => expect(card.action('accept')).toBeDisabled())
    await canvas.findByText(new RegExp(FAILED))
    city.world.faults.clear()
    await userEvent.click(card.check())
    await waitFor(() => expect(host.messages).toEqual(['driver_accpeted']))
    await expect(city.calls(acceptBooking)).toHaveLength(2)
  },
}

export const LostOffline: Story = {
  name: 'R5 an Accept whose connection goes away says that it was sent, and that the list will show its outcome',
  play: async ({ canvas, canvasElement }) => {
    const words = '“Accept” was sent, but its outcome is not known yet. The next reload of the list shows it.'
    city.slow(acceptBooking)
    await userEvent.click(await actionOf(canvasElement, pending.id, 'accept'))
    const card = await cardOf(canvasElement, pending.id)
    await expect(within(card).queryByText(words)).toBeNull()
    const isOnLine = spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    window.dispatchEvent(new Event('offline'))
    await within(card).findByText(words)
    isOnLine.mockRestore()
    window.dispatchEvent(new Event('online'))
    city.mend()
    await waitFor(() => expect(host.messages).toEqual(['driver_accpeted']))
    await expect(canvas.queryByText(words)).toBeNull()
  },
}

const EARLIER_PAGE = { userId: driver.key, appId: '001', page: '/' }
/** An Accept that an earlier page has sent a minute ago. */
const sentEarlier = city.opened({
  prepare: ({ now }) => {
    const facts = {
      bookingKey: pending.key,
      bookingId: pending.id,
      status: BOOKING_CODES.pending,
      action: 'accept',
    }
    keepIntent(EARLIER_PAGE, { id: 'a-1', endpoint: acceptBooking.id, at: now - 60_000, facts })
  },
})

export const SentByEarlierPage: Story = {
  name: 'R5 the list shows the outcome of an Accept of a closed page',
  parameters: sentEarlier,
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText(`Booking ${pending.id}: This was not done. Please try again.`)
    await waitFor(async () => expect(await actionOf(canvasElement, pending.id, 'accept')).toBeEnabled())
  },
}

export const FoundByOtherTab: Story = {
  tags: ['!dev', '!autodocs'],
  name: 'R5 an Accept of a closed page that another tab has found done is not reported again',
  parameters: sentEarlier,
  beforeEach: () => city.slow(driverBookings),
  play: async ({ canvasElement, args }) => {
    await waitFor(() => expect(city.calls(driverBookings).length).toBeGreaterThan(0))
    move(pending, 'assigned', driver.index)
    dropIntent(EARLIER_PAGE, 'a-1')
    city.mend()
    await within(await cardOf(canvasElement, pending.id)).findByText('Assigned')
    await city.quiet()
    await expect(host.messages).toEqual([])
    await expect(args.onChanged).not.toHaveBeenCalled()
  },
}

export const AssignByEarlierPage: Story = {
  name: 'R5 an Assign of a closed page locks its booking, says so where another driver was faster, and is found also for a driver without a plate',
  args: asAdmin.args,
  globals: { viewport: { value: 'desktop' } },
  parameters: {
    ...asAdmin.parameters,
    rules: ['BKS-36'],
    ...city.opened({
      prepare: ({ now, vehicles }) => {
        const keep = (id: string, booking: typeof pending, state: BookingState, vehicleNo = '') =>
          keepIntent(
            { ...EARLIER_PAGE, userId: ADMIN.key },
            {
              id,
              endpoint: acceptBooking.id,
              // It may still be executed.
              at: now,
              facts: {
                bookingKey: booking.key,
                bookingId: booking.id,
                status: BOOKING_CODES[state],
                action: 'assign',
                driverKey: driver.key,
                vehicleNo,
              },
            },
          )
        keep('a-1', pending, 'pending', vehicles[driver.index]?.vehicleNo)
        keep('a-2', reassigned, 'reassigned')
      },
    }),
  },
  play: async ({ canvas, canvasElement, args }) => {
    const table = within(await canvas.findByRole('table', { name: 'Bookings' }))
    const assignOf = async (id: string) => {
      const row = (await table.findByRole('button', { name: id })).closest('tr')
      return within(row as HTMLElement).getByRole('button', { name: `Assign booking ${id}` })
    }
    await expect(await assignOf(pending.id)).toBeDisabled()
    await expect(await assignOf(own.id)).toBeEnabled()
    move(pending, 'assigned', other.index)
    // A busy server has not looked at the request for the detail.
    fail({ kind: 'status', status: 429, endpoint: 'driverBookingDetail' })
    await userEvent.click(find(canvasElement).go())
    await waitFor(() => expect(city.calls(driverBookingDetail).length).toBeGreaterThan(0))
    await city.quiet()
    await expect(canvas.queryByText(new RegExp(`^Booking ${pending.id}: `))).toBeNull()
    city.world.faults.clear()
    await userEvent.click(find(canvasElement).go())
    await canvas.findByText(`Booking ${pending.id}: ${other.name.en} already has this booking.`)
    await expect(host.messages).toEqual([])
    await expect(args.onChanged).not.toHaveBeenCalled()
    move(reassigned, 'assigned', driver.index)
    await userEvent.click(find(canvasElement).go())
    await waitFor(() =>
      expect(args.onChanged).toHaveBeenCalledWith({
        bookingKey: reassigned.key,
        action: 'assign',
        status: BOOKING_CODES.assigned,
      }),
    )
  },
}

const keptOnDevice = () =>
  Object.entries(localStorage).filter(([name]) => name.startsWith('fleetgis.intent.'))

export const SameAcceptAgain: Story = {
  name: 'CF-170 an Accept of a closed page keeps its key while it may still be executed',
  parameters: sentEarlier,
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText(`Booking ${pending.id}: This was not done. Please try again.`)
    await waitFor(async () => expect(await actionOf(canvasElement, pending.id, 'accept')).toBeEnabled())
    city.slow(acceptBooking)
    await userEvent.click(await actionOf(canvasElement, pending.id, 'accept'))
    await waitFor(() => expect(city.calls(acceptBooking)).toHaveLength(1))
    await expect(keptOnDevice().map(([, intent]) => JSON.parse(intent).id)).toEqual(['a-1'])
    city.mend()
    await waitFor(() => expect(keptOnDevice()).toEqual([]))
  },
}

export const ExecutedLate: Story = {
  tags: ['!dev', '!autodocs'],
  name: 'CF-170 an Accept that was not done has another key once the list shows its booking in another status',
  parameters: sentEarlier,
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText(`Booking ${pending.id}: This was not done. Please try again.`)
    await city.quiet()
    await expect(keptOnDevice().map(([, intent]) => JSON.parse(intent).id)).toEqual(['a-1'])
    move(pending, 'assigned', driver.index)
    await userEvent.click(find(canvasElement).go())
    await waitFor(() => expect(keptOnDevice()).toEqual([]))
  },
}

export const PassengerCancels: Story = {
  name: 'BKG-16 a passenger’s Cancel sets 13 after the confirmation; nothing is refetched until it is done',
  args: { ...asPassenger.args, refresh: REFRESH },
  parameters: { ...asPassenger.parameters, rules: ['BKG-15', 'CF-43', 'CF-103', 'CF-176'] },
  beforeEach: refreshes.beforeEach,
  play: async ({ canvas, canvasElement }) => {
    const cancel = await actionOf(canvasElement, own.id, 'cancel')
    await city.quiet()
    await expect(refreshes.elapse()).toBeGreaterThan(0)
    await userEvent.click(cancel)
    const dialog = await canvas.findByRole('alertdialog', { name: `Cancel booking ${own.id}?` })
    await city.quiet()
    await expect(refreshes.elapse()).toBe(0)
    await userEvent.click(bookingList(within(dialog)).keep())
    await expect(city.calls(setBookingStatus)).toEqual([])
    city.slow(setBookingStatus)
    await confirmCancel(canvasElement, own.id)
    await waitFor(() => expect(city.calls(setBookingStatus)).toHaveLength(1))
    await expect(refreshes.elapse()).toBe(0)
    city.mend()
    await within(await cardOf(canvasElement, own.id)).findByText('Cancelled')
    await waitFor(() => expect(refreshes.elapse()).toBeGreaterThan(0))
    await expect(bodies(setBookingStatus)).toEqual([
      { driverid: passenger.key, bookingkey: own.key, status: '13' },
    ])
    await expect(host.messages).toEqual([])
  },
}

export const AdminTable: Story = {
  name: 'BKG-03 on a wide window an admin has a table, and the open booking beside it',
  args: asAdmin.args,
  globals: { viewport: { value: 'desktop' } },
  parameters: { ...asAdmin.parameters, rules: ['BKS-34', 'BKD-01', 'CF-165'] },
  play: async ({ canvas, canvasElement }) => {
    const table = within(await canvas.findByRole('table', { name: 'Bookings' }))
    const heads = table.getAllByRole('columnheader').map((header) => header.ariaLabel ?? header.textContent)
    await expect(heads.join()).toBe('Booking,Status,Made,Pickup,Stops,Drop-off,Passenger,Distance,Actions')
    const row = await table.findByRole('button', { name: pending.id })
    await userEvent.click(row)
    const panel = await canvas.findByRole('region', { name: 'Open booking' })
    await expect(within(panel).getAllByRole('button', { name: 'Close' })).toHaveLength(1)
    await waitFor(() => expect(panel).toHaveFocus())
    await within(panel).findByRole('article', { name: 'Detail' })
    // The card's actions are beside the table.
    await userEvent.click(bookingCard(within(panel)).action('cancel'))
    const question = await canvas.findByRole('alertdialog')
    await userEvent.click(bookingList(within(question)).keep())
    await waitFor(() => expect(canvas.queryByRole('alertdialog')).toBeNull())
    panel.focus()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(row).toHaveFocus())
    await expect(canvas.queryByRole('region', { name: 'Open booking' })).toBeNull()
    // The strip's filter leaves the waiting bookings, oldest first, with Assign where no driver is asked just now.
    const ids = waitingIds(15)
    await userEvent.click(find(canvasElement).waiting(15, ids.length))
    const shown = () => table.getAllByRole('rowheader').map(({ textContent }) => textContent)
    await waitFor(() => expect(shown()).toEqual(ids))
    await expect(table.getAllByRole('button', { name: /^Assign booking ./ })).toHaveLength(
      waitingIds(15, [1, 12]).length,
    )
  },
}

export const Gone: Story = {
  name: 'CF-39 an open booking that has left the list says so, and shows its detail without the old card',
  tags: ['!dev', '!autodocs'],
  args: asAdmin.args,
  globals: { viewport: { value: 'desktop' } },
  parameters: asAdmin.parameters,
  play: async ({ canvas, canvasElement }) => {
    await filterBy(canvasElement, 'Pending')
    const table = within(await canvas.findByRole('table', { name: 'Bookings' }))
    await userEvent.click(await table.findByRole('button', { name: pending.id }))
    const panel = within(await canvas.findByRole('region', { name: 'Open booking' }))
    await userEvent.click(bookingCard(panel).action('cancel'))
    await userEvent.click(bookingList(within(await canvas.findByRole('alertdialog'))).confirmCancel())
    await panel.findByText('This booking is not among the loaded bookings any more.')
    await expect(panel.queryByRole('button', { name: 'Cancel' })).toBeNull()
    await waitFor(() =>
      expect(panel.getByRole('article', { name: 'Detail' })).toHaveTextContent('Admin cancel'),
    )
    await userEvent.click(panel.getByRole('button', { name: 'Close' }))
    // Its row is gone: another one has the focus.
    await waitFor(() => expect(document.activeElement).toHaveAttribute('data-part', 'opener'))
  },
}

export const GoneNewer: Story = {
  name: 'CF-105 the newer detail of an open booking stays once it has left the list, also where it cannot be read again',
  tags: ['!dev', '!autodocs'],
  args: asAdmin.args,
  globals: { viewport: { value: 'desktop' } },
  parameters: asAdmin.parameters,
  play: async ({ canvas, canvasElement }) => {
    await filterBy(canvasElement, 'Assigned')
    const table = within(await canvas.findByRole('table', { name: 'Bookings' }))
    const open = await table.findByRole('button', { name: assigned.id })
    move(assigned, 'complete')
    await userEvent.click(open)
    const panel = within(await canvas.findByRole('region', { name: 'Open booking' }))
    await panel.findByRole('article', { name: 'Receipt' })
    const calls = city.calls(driverBookingDetail).length
    fail({ kind: 'status', status: 400, endpoint: 'driverBookingDetail' })
    city.later(1)
    await panel.findByText('This booking is not among the loaded bookings any more.')
    await waitFor(() => expect(city.calls(driverBookingDetail).length).toBeGreaterThan(calls))
    await city.quiet()
    await waitFor(() => expect(panel.getByRole('button', { name: 'Try again' })).toBeVisible())
    await expect(panel.getByRole('article', { name: 'Receipt' })).toBeVisible()
  },
}

export const GoneByFilter: Story = {
  name: 'CF-105 an open booking that a filter leaves out keeps its code of three that are Complete',
  tags: ['!dev', '!autodocs'],
  args: asAdmin.args,
  globals: { viewport: { value: 'desktop' } },
  parameters: asAdmin.parameters,
  play: async ({ canvas, canvasElement }) => {
    city.world.bookings.move(assigned.booking, { status: 9, at: city.world.now, driver: 0 })
    await filterBy(canvasElement, 'Complete')
    const table = within(await canvas.findByRole('table', { name: 'Bookings' }))
    await userEvent.click(await table.findByRole('button', { name: assigned.id }))
    const panel = within(await canvas.findByRole('region', { name: 'Open booking' }))
    const contact = within(await panel.findByRole('article', { name: 'Receipt' }))
    await contact.findByRole('link', { name: /^Call/ })
    const calls = city.calls(driverBookingDetail).length
    await filterBy(canvasElement, 'Pending')
    await panel.findByText('This booking is not among the loaded bookings any more.')
    await waitFor(() => expect(city.calls(driverBookingDetail).length).toBeGreaterThan(calls))
    await city.quiet()
    const receipt = within(panel.getByRole('article', { name: 'Receipt' }))
    await expect(receipt.getByRole('link', { name: /^Call/ })).toBeVisible()
  },
}

export const PanelInHistory: Story = {
  tags: ['!dev', '!autodocs'],
  name: 'CF-169 Back closes the booking that is open beside the table',
  args: asAdmin.args,
  globals: { viewport: { value: 'desktop' } },
  parameters: asAdmin.parameters,
  decorators: [inOverlayHost],
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole('table', { name: 'Bookings' }))
    const open = async (id: string) => userEvent.click(await table.findByRole('button', { name: id }))
    const panel = () => canvas.queryByRole('region', { name: 'Open booking' })
    await open(pending.id)
    await waitFor(() => expect(panel()).toBeVisible())
    await open(own.id)
    // Another booking in the same panel is no overlay of its own.
    await expect(overlays).toHaveLength(1)
    await expect(overlays[0]?.close()).toBe(true)
    await waitFor(() => expect(panel()).toBeNull())
    await waitFor(() => expect(overlays).toEqual([]))
  },
}

export const OpenBesideFailure: Story = {
  tags: ['!dev', '!autodocs'],
  name: 'CF-169 a booking stays open beside the table where another filter cannot be loaded, until Back closes it',
  args: asAdmin.args,
  globals: { viewport: { value: 'desktop' } },
  parameters: asAdmin.parameters,
  decorators: [inOverlayHost],
  play: async ({ canvas, canvasElement }) => {
    const table = within(await canvas.findByRole('table', { name: 'Bookings' }))
    await userEvent.click(await table.findByRole('button', { name: pending.id }))
    const panel = await canvas.findByRole('region', { name: 'Open booking' })
    fail({ kind: 'status', status: 400, endpoint: 'adminBookings' })
    await filterBy(canvasElement, 'Pending')
    await expect(await canvas.findByRole('alert')).toHaveTextContent(FAILED)
    await expect(panel).toBeVisible()
    panel.focus()
    await expect(overlays[0]?.close()).toBe(true)
    await waitFor(() => expect(panel).not.toBeInTheDocument())
    await waitFor(() => expect(overlays).toEqual([]))
    await expect(canvas.getByRole('alert')).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Bookings' })).toHaveFocus())
  },
}

export const Replaced: Story = {
  name: 'An app opens detail, chat and assign in its own places',
  args: { ...asAdmin.args, appId: undefined, onOpenDetail: fn(), onOpenChat: fn(), onAssign: fn() },
  globals: asAdminOnTablet.globals,
  parameters: { ...asAdmin.parameters, rules: ['BKS-35'] },
  play: async ({ canvas, canvasElement, args }) => {
    const waiting = await cardOf(canvasElement, pending.id)
    const ended = await cardOf(canvasElement, cancelled.id)
    const asked = city.calls().length
    await userEvent.click(bookingCard(within(waiting)).action('assign'))
    await userEvent.click(bookingCard(within(ended)).detail(cancelled.id))
    await userEvent.click(bookingCard(within(ended)).chat())
    const about = (key: string) =>
      expect.objectContaining({ bookingKey: key, booking: expect.objectContaining({ key }) })
    await expect(args.onAssign).toHaveBeenCalledWith(about(pending.key))
    await expect(args.onOpenDetail).toHaveBeenCalledWith(about(cancelled.key))
    await expect(args.onOpenChat).toHaveBeenCalledWith(about(cancelled.key))
    await expect(canvas.queryByRole('dialog')).toBeNull()
    await expect(city.calls()).toHaveLength(asked)
  },
}

export const Ready: Story = {
  name: 'CF-112 a driver switches readiness, sent as 1 or 0; a failed switch returns silently to the old state',
  parameters: { rules: ['BKG-28', 'ERR-16'] },
  play: async ({ canvas, canvasElement }) => {
    await cardOf(canvasElement, pending.id)
    const toggle = () => find(canvasElement).ready()
    await expect(toggle()).toBeChecked()
    city.slow(setBookingReady)
    await userEvent.click(toggle())
    await expect(toggle()).not.toBeChecked()
    // While its call runs the switch keeps the focus, and a press sends nothing.
    await expect(toggle()).toHaveFocus()
    await userEvent.click(toggle())
    city.mend()
    await waitFor(() => expect(toggle()).not.toHaveAttribute('aria-readonly'))
    await expect(toggle()).toHaveFocus()
    await userEvent.click(toggle())
    await waitFor(() => expect(city.world.bookingSettings.isReady(driver)).toBe(true))
    await waitFor(() => expect(toggle()).toBeChecked())
    await expect(bodies(setBookingReady)).toEqual([
      { driverid: driver.key, booking_ready: 0 },
      { driverid: driver.key, booking_ready: 1 },
    ])
    await waitFor(() => expect(toggle()).toBeEnabled())
    fail({ kind: 'status', status: 400, endpoint: 'setBookingReady' })
    await userEvent.click(toggle())
    await waitFor(() => expect(city.calls(setBookingReady)).toHaveLength(3))
    await waitFor(() => expect(toggle()).toBeChecked())
    await expect(canvas.queryByText(FAILED)).toBeNull()
  },
}

export const ReadyUnrefreshed: Story = {
  tags: ['!dev', '!autodocs'],
  name: 'CF-112 a switch whose list could not be refetched stays, until a later list shows what the server has',
  play: async ({ canvasElement }) => {
    await cardOf(canvasElement, pending.id)
    const toggle = () => find(canvasElement).ready()
    fail({ kind: 'status', status: 400, endpoint: 'driverBookings' })
    await userEvent.click(toggle())
    await waitFor(() => expect(city.world.bookingSettings.isReady(driver)).toBe(false))
    await waitFor(() => expect(toggle()).toBeEnabled())
    await city.quiet()
    await expect(toggle()).not.toBeChecked()
    city.world.faults.clear()
    city.world.bookingSettings.setReady(driver, true)
    await userEvent.click(find(canvasElement).go())
    await waitFor(() => expect(toggle()).toBeChecked())
  },
}

const toasts = heldTimers(TOAST_MS.named)

export const NewBooking: Story = {
  name: 'CF-188 a new booking shows one toast, and with the switch on the phone vibrates',
  beforeEach: () => {
    // Scripts press here: a browser lets a page vibrate only after a person pressed.
    Object.defineProperty(navigator, 'userActivation', { value: { hasBeenActive: true }, configurable: true })
    const release = toasts.beforeEach()
    return () => {
      release()
      Reflect.deleteProperty(navigator, 'userActivation')
      localStorage.removeItem('fleetgis.sound')
    }
  },
  play: async ({ canvasElement }) => {
    const vibrate = spyOn(navigator, 'vibrate').mockReturnValue(true)
    await cardOf(canvasElement, pending.id)
    await expect(find(canvasElement).sound()).not.toBeChecked()
    await userEvent.click(find(canvasElement).sound())
    await waitFor(() => expect(vibrate).toHaveBeenCalledTimes(1))
    const { world } = city
    world.bookings.move(cancelled.booking, { status: BOOKING_CODES.assigned, at: world.now, driver: 0 })
    city.later(1)
    // The minute may bring others.
    const told = new RegExp(`^New booking: ${cancelled.id}$|^\\d+ new bookings$`)
    await within(document.body).findByText(told)
    await expect(vibrate).toHaveBeenCalledTimes(2)
    const asked = city.calls(driverBookings).length
    window.dispatchEvent(new Event('visibilitychange'))
    await waitFor(() => expect(city.calls(driverBookings).length).toBeGreaterThan(asked))
    await city.quiet()
    await expect(within(document.body).getAllByText(told)).toHaveLength(1)
    await expect(vibrate).toHaveBeenCalledTimes(2)
  },
}

export const NewForOthers: Story = {
  ...asPassenger,
  tags: ['!dev', '!autodocs'],
  name: 'CF-188 only a driver’s list has the switch for new bookings',
  play: async ({ canvas, canvasElement }) => {
    await cardOf(canvasElement, own.id)
    await expect(canvas.queryByRole('switch')).toBeNull()
  },
}

export const SignedOut: Story = {
  name: 'ERR-12 CF-175 a page with a refused token says so and offers to reload',
  args: { onReload: fn() },
  parameters: { faults: [{ kind: 'unauthorized' }] },
  play: async ({ canvas, canvasElement, args }) => {
    const alert = await canvas.findByText(/^This page has expired/)
    // The sandbox's message.
    await expect(alert.textContent).toBe(
      'This page has expired. Close it and open it again in the app.\nThe token has expired.',
    )
    await expect(alert).toHaveStyle({ whiteSpace: 'pre-line' })
    await userEvent.click(find(canvasElement).reload())
    await waitFor(() => expect(args.onReload).toHaveBeenCalledOnce())
  },
}

/** Sixty drivers: some are near a pickup. */
const crowd = storyWorld({ make: oneGroup })
export const CityAdmin: Story = {
  ...asAdmin,
  name: 'BKS-36 an admin assigns a booking to a driver nearby, from the panel beside the table',
  globals: { viewport: { value: 'desktop' } },
  parameters: { ...crowd.opened(), ...asAdmin.parameters, rules: ['BKS-35'] },
  play: async ({ canvas }) => {
    const [inRow] = await canvas.findAllByRole('button', { name: /^Assign booking ./ })
    const opener = within(inRow?.closest('tr') as HTMLElement).getAllByRole('button')[0] as HTMLElement
    const id = opener.textContent
    await userEvent.click(opener)
    const panel = within(await canvas.findByRole('region', { name: 'Open booking' }))
    const detail = await panel.findByRole('article', { name: 'Detail' })
    await userEvent.click(bookingCard(panel).action('assign'))
    const dialog = within(await canvas.findByRole('dialog'))
    const [candidate] = await dialog.findAllByRole('button', { name: /^Assign ./ })
    await userEvent.click(candidate as HTMLElement)
    const question = within(await canvas.findByRole('alertdialog'))
    await userEvent.click(question.getByRole('button', { name: 'Assign' }))
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await canvas.findByText(`Booking ${id}: Assigned`)
    // The same element as before: an open picture in it stays open.
    await waitFor(() => expect(detail).toHaveTextContent(/Current status\s*Assigned/))
    // Assign is gone from the card.
    await waitFor(() => expect(panel.getAllByRole('article')[0]).toHaveFocus())
  },
}
