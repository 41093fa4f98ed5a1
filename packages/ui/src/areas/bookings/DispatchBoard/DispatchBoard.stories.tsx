import { acceptBooking, adminBookings, setBookingStatus } from '@fleetgis/api/bookings'
import { driverBookingDetail } from '@fleetgis/api/trips'
import { TOAST_MS } from '@fleetgis/domain/auth'
import { BOOKING_CODES } from '@fleetgis/domain/bookings'
import { type Fault, noPermission, oneGroup, rushHour } from '@fleetgis/sandbox'
import type { Decorator, Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { FleetContext, useFleet } from '../../../provider/FleetContext.ts'
import { heldTimers } from '../../../testing/heldTimers.ts'
import { bookingCard } from '../../../testing/index.ts'
import { storyTexts } from '../../../testing/storyTexts.ts'
import { bookingAt, latinWords, storyWorld } from '../../../testing/storyWorld.ts'
import { DispatchBoard } from './DispatchBoard.tsx'

const ADMIN = { userId: 'admin@fleetgis.example', key: '7102100000000000001' }
const city = storyWorld({ make: oneGroup, signedInAs: ADMIN.userId })
const pending = bookingAt(city.world, 'pending')
const assigned = bookingAt(city.world, 'assigned')

/**
 * The bookings of a group that wait for a driver, for signed-in staff: a table with their age, the oldest first, beside a
 * map of their pickups from 1280 px on, and cards below. A booking that is opened shows the drivers near its pickup, on a
 * map and in a list, and is assigned in place.
 *
 * **Do** switch it on only where your server answers EP-K03 for signed-in staff: the documents give the call to web views
 * only. After a 401 or 403 the board says that the server does not
 * offer the call, and stops polling.
 *
 * **Do** give the client an `appId`: the assignment carries it as a header.
 *
 * **Do not** use it for the bookings of a day with all their states: that is `BookingList` with `audience="admin"`.
 *
 * **Events** `onFiltersChange({ groupId })`; `onChanged({ bookingKey, action, status })` after a booking was assigned or
 * cancelled.
 *
 * **Keyboard** Tab goes to the group, the sound, the table (arrows between rows, Enter opens one), the open booking and its
 * drivers. Escape closes the open booking, as Back does where the app passes `onOverlay`.
 *
 * **States** no group chosen, loading, empty, failed, refused by the server, out of date (with its age), offline, a booking
 * that does not wait any more, and those of `AssignPanel`.
 *
 * **Translation keys** `dispatch.*`, `assign.*`, `bookingCard.*`, `bookingList.*`, `bookingTable.*`, `common.*`
 *
 * **Calls** EP-A14 (groups), EP-A10 (rights), EP-K03 every 30 s; EP-K14 and EP-K13 to assign, EP-K10 to cancel, EP-K08 for
 * a detail.
 *
 * ```tsx
 * import { DispatchBoard } from '@fleetgis/ui/DispatchBoard'
 *
 * <DispatchBoard userId={user.id} onChanged={({ bookingKey }) => log(bookingKey)} />
 * ```
 */
const meta = {
  title: 'Widgets/DispatchBoard',
  component: DispatchBoard,
  args: { userId: ADMIN.key, onChanged: fn() },
  globals: { viewport: { value: 'desktop' } },
  parameters: { ...city.opened() },
} satisfies Meta<typeof DispatchBoard>

export default meta
type Story = StoryObj<typeof meta>

const rowOf = (canvasElement: HTMLElement, id: string) =>
  within(canvasElement).findByRole('button', { name: id })
const panelIn = (canvasElement: HTMLElement) =>
  within(canvasElement).findByRole('region', { name: 'Open booking' })

/** Gives the open booking to the nearest driver. */
async function assignNearest(canvasElement: HTMLElement) {
  const panel = within(await panelIn(canvasElement))
  const [nearest] = await panel.findAllByRole('button', { name: /^Assign ./ })
  await userEvent.click(nearest as HTMLElement)
  const question = within(await within(document.body).findByRole('alertdialog'))
  await userEvent.click(question.getByRole('button', { name: 'Assign' }))
}

/** Why an app keeps the page. */
const holds = new Set<string>()
const inKeepingApp: Decorator = (Story) => {
  const fleet = useFleet()
  return (
    <FleetContext value={{ ...fleet, onUnsaved: hold }}>
      <Story />
    </FleetContext>
  )
}
function hold(reason: string) {
  holds.add(reason)
  return () => void holds.delete(reason)
}

/** The timers of toasts that stay one second. */
const plainToasts = heldTimers(TOAST_MS.plain)

/** The toast of a text; the line for screen readers alone has the same text. */
const shownToast = (text: string) =>
  waitFor(() => within(document.querySelector('[data-component=Toaster]') as HTMLElement).getByText(text))

export const Default: Story = {
  name: 'CF-185 the bookings that wait stand with their age, the oldest first, beside a map of their pickups',
  play: async ({ canvas, canvasElement }) => {
    await rowOf(canvasElement, pending.id)
    await expect(city.calls(adminBookings)[0]).toMatchObject({
      query: { curPage: '1', pageSize: '300' },
      body: { driverid: ADMIN.key, domainid: city.world.groups[0]?.id, status: [1, 11, 12] },
    })
    const table = canvas.getByRole('table', { name: 'Waiting bookings' })
    await expect(storyTexts(within(table).getAllByRole('columnheader'))).toContain('Waiting for')
    await expect(await canvas.findByRole('region', { name: 'Map of waiting bookings' })).toBeVisible()
  },
}

export const Assigned: Story = {
  name: 'CF-185 an opened booking shows the drivers near its pickup, and is assigned in place',
  parameters: { rules: ['ASG-05', 'ASG-07', 'BKS-33'] },
  decorators: [inKeepingApp],
  beforeEach: plainToasts.beforeEach,
  play: async ({ args, canvas, canvasElement }) => {
    await userEvent.click(await rowOf(canvasElement, pending.id))
    city.slow(acceptBooking)
    await assignNearest(canvasElement)
    const panel = within(await panelIn(canvasElement))
    await waitFor(() => expect(panel.getByRole('button', { name: 'Cancel' })).toBeDisabled())
    await expect([...holds]).toEqual(['sending'])
    city.mend()
    await waitFor(() =>
      expect(args.onChanged).toHaveBeenCalledWith({
        bookingKey: pending.key,
        action: 'assign',
        status: BOOKING_CODES.assigned,
      }),
    )
    await waitFor(() => expect(canvas.queryByRole('button', { name: pending.id })).toBeNull())
    await expect(canvas.queryByRole('region', { name: 'Open booking' })).toBeNull()
    await expect([...holds]).toEqual([])
    await expect(city.calls(acceptBooking)).toHaveLength(1)
    const toast = await shownToast(`Booking ${pending.id}: Assigned`)
    plainToasts.elapse()
    await city.quiet()
    // It stays as long as the toasts of other actions.
    await expect(toast).toBeVisible()
  },
}

export const Processing: Story = {
  name: 'BKS-35 an open booking in Processing offers no driver until it waits again; opened in it, it shows its detail once',
  tags: ['!dev', '!autodocs'],
  args: { refresh: 100 },
  play: async ({ canvasElement }) => {
    const { bookings, now } = city.world
    const move = (state: 'processing' | 'pending') =>
      bookings.move(pending.booking, { status: BOOKING_CODES[state], at: now, driver: undefined })
    await userEvent.click(await rowOf(canvasElement, pending.id))
    const panel = within(await panelIn(canvasElement))
    const [assign] = await panel.findAllByRole('button', { name: /^Assign ./ })
    const search = panel.getByRole('searchbox')
    await userEvent.type(search, 'D')
    await expect(bookingCard(panel).detail(pending.id)).toBeVisible()
    move('processing')
    await waitFor(() => expect(assign).toBeDisabled())
    await expect(search).toHaveFocus()
    await userEvent.click(panel.getByRole('button', { name: 'Close' }))
    await userEvent.click(await rowOf(canvasElement, pending.id))
    const again = within(await panelIn(canvasElement))
    await again.findByText('Current status')
    await expect(again.queryByRole('button', { name: `Detail ${pending.id}` })).toBeNull()
    await expect(again.queryByRole('button', { name: /^Assign/ })).toBeNull()
    move('pending')
    await again.findAllByRole('button', { name: /^Assign ./ })
  },
}

export const RefusedInProcessing: Story = {
  name: 'BKS-35 an Assign that is refused in Processing says so, and the drivers are back when the booking waits again',
  tags: ['!dev', '!autodocs'],
  args: { refresh: 100 },
  play: async ({ canvasElement }) => {
    const { bookings, faults, now } = city.world
    const move = (state: 'processing' | 'pending') =>
      bookings.move(pending.booking, { status: BOOKING_CODES[state], at: now, driver: undefined })
    await userEvent.click(await rowOf(canvasElement, pending.id))
    const panel = within(await panelIn(canvasElement))
    await panel.findAllByRole('button', { name: /^Assign ./ })
    // The list does not show it yet.
    faults.set([{ kind: 'status', status: 400, endpoint: 'adminBookings' }])
    move('processing')
    await assignNearest(canvasElement)
    await panel.findByText(/^This booking cannot be assigned now\./)
    faults.clear()
    await panel.findByText('Processing')
    await expect(panel.getByText(/^This booking cannot be assigned now\./)).toBeVisible()
    move('pending')
    const [assign] = await panel.findAllByRole('button', { name: /^Assign ./ })
    await expect(assign).toBeEnabled()
  },
}

const answerLost: Fault = { kind: 'status', status: 502, endpoint: 'acceptBooking', afterwards: true }

/** Gives the open booking away: the answer is lost, and neither the list nor the detail shows it until `mend`. */
async function assignUnanswered(canvasElement: HTMLElement, lost = answerLost) {
  await userEvent.click(await rowOf(canvasElement, pending.id))
  city.world.faults.set([lost, { kind: 'status', status: 400, endpoint: 'adminBookings' }])
  city.cut(driverBookingDetail)
  await assignNearest(canvasElement)
  const panel = within(await panelIn(canvasElement))
  await panel.findByText(
    '“Assign” was sent, but its outcome is not known yet. The next reload of the list shows it.',
  )
  await panel.findByText(/^This was sent, but the server did not say whether/)
  return panel
}

export const OutcomeUnknown: Story = {
  name: 'R5 the list shows the outcome of an Assign without an answer, also once its panel is closed',
  parameters: { rules: ['BKS-36'] },
  play: async ({ args, canvasElement }) => {
    const first = await assignUnanswered(canvasElement)
    await expect(first.getByRole('button', { name: 'Cancel' })).toBeDisabled()
    await userEvent.click(first.getByRole('button', { name: 'Close' }))
    // Opened again, it has no other driver to choose.
    await userEvent.click(await rowOf(canvasElement, pending.id))
    const again = within(await panelIn(canvasElement))
    for (const button of await again.findAllByRole('button', { name: /^Assign ./ }))
      await expect(button).toBeDisabled()
    city.world.faults.clear()
    city.mend()
    await userEvent.click(again.getByRole('button', { name: 'Check again' }))
    await shownToast(`Booking ${pending.id}: Assigned`)
    await again.findByText('This booking does not wait for a driver any more.')
    await expect(args.onChanged).toHaveBeenCalledOnce()
    await expect(city.calls(acceptBooking)).toHaveLength(1)
  },
}

export const AskedAgain: Story = {
  name: 'R5 an Assign whose outcome the panel has found is not reported by the list too',
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas, canvasElement }) => {
    const panel = await assignUnanswered(canvasElement)
    city.mend()
    await userEvent.click(panel.getByRole('button', { name: 'Ask again' }))
    await shownToast(`Booking ${pending.id}: Assigned`)
    city.world.faults.clear()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(canvas.queryByRole('button', { name: pending.id })).toBeNull())
    await city.quiet()
    await expect(args.onChanged).toHaveBeenCalledOnce()
  },
}

export const NotDone: Story = {
  name: 'R5 an Assign that the list finds not done can be made again in its panel; one found done after that is reported',
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas, canvasElement }) => {
    const lost: Fault = { kind: 'status', status: 502, endpoint: 'acceptBooking' }
    const panel = await assignUnanswered(canvasElement, lost)
    const tryAgain = () => userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    const expectChoice = async () => {
      await waitFor(() => expect(panel.queryByRole('button', { name: 'Ask again' })).toBeNull())
      for (const button of panel.getAllByRole('button', { name: /^Assign ./ }))
        await waitFor(() => expect(button).toBeEnabled())
    }
    city.world.faults.set([lost])
    await tryAgain()
    await expectChoice()

    /** The list answers while the panel's own question is under way. */
    const assignAndAsk = async (faults: readonly Fault[] = []) => {
      city.world.faults.set([lost, { kind: 'status', status: 400, endpoint: 'adminBookings' }])
      city.cut(driverBookingDetail)
      await assignNearest(canvasElement)
      const again = await panel.findByRole('button', { name: 'Ask again' })
      city.mend()
      city.slow(driverBookingDetail)
      await userEvent.click(again)
      city.world.faults.set(faults)
      await tryAgain()
      await waitFor(() => expect(panel.queryByText(/^“Assign” was sent/)).toBeNull())
    }
    await assignAndAsk([{ kind: 'status', status: 400, endpoint: 'driverBookingDetail' }])
    city.mend()
    await expectChoice()

    // The server executes the next one late: after the list, and before the panel's own question.
    await assignAndAsk()
    const { bookings, drivers, now } = city.world
    const body = city.calls(acceptBooking).at(-1)?.body as { driverid: string }
    const driver = drivers.find(({ key }) => key === body.driverid)?.index
    bookings.move(pending.booking, { status: BOOKING_CODES.assigned, at: now, driver })
    city.mend()
    await waitFor(() => expect(args.onChanged).toHaveBeenCalledOnce())
  },
}

const eachSecond = heldTimers(1_000)

export const Ages: Story = {
  name: 'CONST-01 the ages of bookings are looked at once a second, and change with their minutes',
  tags: ['!dev', '!autodocs'],
  beforeEach: eachSecond.beforeEach,
  play: async ({ canvas, canvasElement }) => {
    await rowOf(canvasElement, pending.id)
    await city.quiet()
    const table = canvas.getByRole('table', { name: 'Waiting bookings' })
    const ages = () => storyTexts(within(table).getAllByRole('cell', { name: /min|hr|Just now/ }))
    const before = ages()
    const changes: MutationRecord[] = []
    const observer = new MutationObserver((records) => void changes.push(...records))
    observer.observe(table, { subtree: true, childList: true, characterData: true, attributes: true })
    // All ages of the page share one timer.
    await expect(eachSecond.elapse()).toBe(1)
    await city.quiet()
    await expect(changes).toEqual([])
    city.world.advanceTo(city.world.now + 60_000)
    eachSecond.elapse()
    await waitFor(() => expect(ages()).not.toBe(before))
    observer.disconnect()
  },
}

export const AssignedWithoutList: Story = {
  name: 'CF-185 an assigned booking shows its toast also when the list cannot be refetched',
  tags: ['!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    await userEvent.click(await rowOf(canvasElement, pending.id))
    city.cut(adminBookings)
    await assignNearest(canvasElement)
    await expect(await shownToast(`Booking ${pending.id}: Assigned`)).toBeVisible()
    city.mend()
  },
}

export const Closed: Story = {
  name: 'CF-185 Escape closes the open booking, and its row has the focus again',
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, canvasElement }) => {
    const row = await rowOf(canvasElement, pending.id)
    row.focus()
    await userEvent.keyboard('{Enter}')
    const panel = await panelIn(canvasElement)
    await waitFor(() => expect(panel).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(async () => expect(await rowOf(canvasElement, pending.id)).toHaveFocus())
    await expect(canvas.queryByRole('region', { name: 'Open booking' })).toBeNull()
  },
}

export const OfflineOpen: Story = {
  name: 'R11 offline an open booking says why no driver can be assigned, and sends nothing',
  play: async ({ canvasElement }) => {
    await userEvent.click(await rowOf(canvasElement, pending.id))
    const panel = within(await panelIn(canvasElement))
    const [nearest] = await panel.findAllByRole('button', { name: /^Assign ./ })
    const isOnLine = spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    window.dispatchEvent(new Event('offline'))
    await waitFor(() => expect(nearest).toBeDisabled())
    // For the buttons of the card, and above the drivers.
    const words = panel.getAllByText('You are offline. This works again once you are online.')
    await expect(words).toHaveLength(2)
    isOnLine.mockRestore()
    window.dispatchEvent(new Event('online'))
    await waitFor(() => expect(nearest).toBeEnabled())
    await expect(city.calls(acceptBooking)).toHaveLength(0)
  },
}

export const Cancelled: Story = {
  name: 'CF-185 an opened booking is cancelled after a question',
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await rowOf(canvasElement, pending.id))
    const element = await panelIn(canvasElement)
    const panel = within(element)
    await userEvent.click(panel.getByRole('button', { name: 'Cancel' }))
    const question = within(await within(document.body).findByRole('alertdialog'))
    await userEvent.click(question.getByRole('button', { name: 'Cancel booking' }))
    await waitFor(() => expect(canvas.queryByRole('button', { name: pending.id })).toBeNull())
    await expect(city.calls(setBookingStatus)).toHaveLength(1)
    // It stays open, and says that it does not wait any more.
    await expect(panel.getByText('This booking does not wait for a driver any more.')).toBeVisible()
    await waitFor(() => expect(element.contains(document.activeElement)).toBe(true))
    await userEvent.keyboard('{Escape}')
    await expect(await canvas.findByRole('region', { name: 'Map of waiting bookings' })).toBeVisible()
    await waitFor(() => expect(document.activeElement).toHaveAttribute('data-part', 'opener'))
  },
}

export const LeftByPress: Story = {
  name: 'CF-185 a press outside leaves the open booking; a change in its panel does not take the focus back',
  tags: ['!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    await userEvent.click(await rowOf(canvasElement, pending.id))
    const panel = await panelIn(canvasElement)
    await waitFor(() => expect(panel.contains(document.activeElement)).toBe(true))
    await within(panel).findAllByRole('button', { name: /^Assign ./ })
    await userEvent.click(document.body)
    await expect(document.body).toHaveFocus()
    panel.append(document.createElement('span'))
    // Observers run in a microtask.
    await Promise.resolve()
    await expect(document.body).toHaveFocus()
  },
}

const REFRESH = 1_234
const refreshes = heldTimers(REFRESH)

export const Cancelling: Story = {
  name: 'CF-103 while a booking is being cancelled the list is not refetched',
  tags: ['!dev', '!autodocs'],
  args: { refresh: REFRESH },
  beforeEach: refreshes.beforeEach,
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await rowOf(canvasElement, pending.id))
    const panel = within(await panelIn(canvasElement))
    await expect(refreshes.elapse()).toBe(1)
    await userEvent.click(panel.getByRole('button', { name: 'Cancel' }))
    const question = within(await within(document.body).findByRole('alertdialog'))
    await city.quiet()
    city.slow(setBookingStatus)
    await userEvent.click(question.getByRole('button', { name: 'Cancel booking' }))
    await waitFor(() => expect(city.calls(setBookingStatus)).toHaveLength(1))
    await expect(refreshes.elapse()).toBe(0)
    city.mend()
    await waitFor(() => expect(canvas.queryByRole('button', { name: pending.id })).toBeNull())
    await waitFor(() => expect(refreshes.elapse()).toBe(1))
  },
}

export const Arrived: Story = {
  name: 'CF-185 a new booking shows one toast',
  beforeEach: heldTimers(TOAST_MS.named).beforeEach,
  play: async ({ canvasElement }) => {
    await rowOf(canvasElement, pending.id)
    const { world } = city
    const status = BOOKING_CODES.reassigned
    world.bookings.move(assigned.booking, { status, at: world.now, driver: undefined })
    city.later(1)
    const told = new RegExp(`^New booking: ${assigned.id}$|^\\d+ new bookings$`)
    await within(document.body).findByText(told)
    await rowOf(canvasElement, assigned.id)
    const calls = city.calls(adminBookings).length
    window.dispatchEvent(new Event('visibilitychange'))
    await waitFor(() => expect(city.calls(adminBookings).length).toBeGreaterThan(calls))
    await city.quiet()
    await expect(within(document.body).getAllByText(told)).toHaveLength(1)
  },
}

export const Sound: Story = {
  name: 'CF-185 the sound is off until it is switched on, and the choice is kept',
  play: async ({ canvas }) => {
    const sound = await canvas.findByRole('switch', { name: 'Sound for new bookings' })
    await expect(sound).not.toBeChecked()
    await userEvent.click(sound)
    await expect(sound).toBeChecked()
    await expect(localStorage.getItem('fleetgis.sound')).toBe('on')
    await userEvent.click(sound)
    await expect(localStorage.getItem('fleetgis.sound')).toBe('off')
  },
}

export const Refused: Story = {
  name: 'CF-185 after a 403 the board says that the server does not offer the call, and the session stays',
  parameters: { faults: [{ kind: 'status', status: 403, endpoint: 'adminBookings' }] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The server does not offer bookings here')).toBeVisible()
    // The server's sentence, which may be in another language, has a line of its own.
    await expect(canvas.getByText('Something went wrong on our side.')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Sign In' })).toBeNull()
    await expect(city.calls(adminBookings)).toHaveLength(1)
  },
}

export const Unauthorized: Story = {
  name: 'CF-185 after a 401 the board says the same, and the session stays',
  parameters: { faults: [{ kind: 'status', status: 401, endpoint: 'adminBookings' }] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The server does not offer bookings here')).toBeVisible()
    await expect(canvas.queryByText(/no longer signed in/)).toBeNull()
    await expect(canvas.queryByRole('button', { name: 'Sign In' })).toBeNull()
  },
}

export const NotThere: Story = {
  name: 'CF-185 after a 404 the board says the same, once: it does not ask again',
  tags: ['!dev', '!autodocs'],
  parameters: { faults: [{ kind: 'status', status: 404, endpoint: 'adminBookings' }] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The server does not offer bookings here')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull()
    await expect(city.calls(adminBookings)).toHaveLength(1)
  },
}

export const Failed: Story = {
  name: 'CF-185 bookings that could not be loaded say why, with a way to try again',
  beforeEach: () => city.cut(adminBookings),
  play: city.playFailed((canvasElement) => rowOf(canvasElement, pending.id)),
}

export const Stale: Story = {
  name: 'CF-115 offline the bookings stay, with their age',
  play: async ({ canvasElement }) => {
    await rowOf(canvasElement, pending.id)
    await city.expectOutOfDate(canvasElement, () => rowOf(canvasElement, pending.id))
  },
}

let midnights = 0
export const AtMidnight: Story = {
  tags: ['!dev', '!autodocs'],
  name: 'CF-185 at midnight without a connection the bookings that wait stay, with their age',
  args: { refresh: 3_600_000 },
  parameters: { clock: { now: () => city.world.now + midnights * 86_400_000 } },
  beforeEach: () => {
    midnights = 0
  },
  play: async ({ canvasElement }) => {
    const strip = () => canvasElement.querySelector<HTMLElement>('[data-component="LiveStrip"]')
    await rowOf(canvasElement, pending.id)
    city.cut(adminBookings)
    midnights = 1
    await waitFor(() => expect(strip()).toHaveAttribute('data-state', 'outOfDate'))
    await expect(await rowOf(canvasElement, pending.id)).toBeVisible()
  },
}

export const ChooseGroup: Story = {
  name: 'CF-185 one group at a time: nothing is asked for before one is chosen',
  parameters: city.opened({ make: rushHour }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Bookings are shown for one group at a time.')).toBeVisible()
    const group = await canvas.findByRole('combobox', { name: 'Group' })
    await waitFor(() => expect(within(group).getAllByRole('option').length).toBeGreaterThan(2))
    await expect(city.calls(adminBookings)).toHaveLength(0)
    const [first] = city.world.groups
    await userEvent.selectOptions(group, first?.id ?? '')
    await waitFor(() => expect(city.calls(adminBookings)[0]?.body).toMatchObject({ domainid: first?.id }))
  },
}

export const OnlyLooks: Story = {
  name: 'PERM-02 without the right to edit drivers nothing can be assigned or cancelled',
  parameters: city.opened({ make: noPermission }),
  play: async ({ canvas, canvasElement }) => {
    const group = await canvas.findByRole('combobox', { name: 'Group' })
    await waitFor(() => expect(within(group).getAllByRole('option').length).toBeGreaterThan(1))
    await userEvent.selectOptions(group, 'G001')
    const table = await canvas.findByRole('table', { name: 'Waiting bookings' })
    const [first] = await within(table).findAllByRole('rowheader')
    await userEvent.click(within(first as HTMLElement).getByRole('button'))
    const panel = within(await panelIn(canvasElement))
    await expect(await panel.findByText('Current status')).toBeVisible()
    await city.quiet()
    await expect(panel.queryByRole('button', { name: /^Assign/ })).toBeNull()
    await expect(canvas.queryByRole('button', { name: 'Cancel' })).toBeNull()
  },
}

export const BurmeseDarkPhone: Story = {
  name: 'CF-185 on a phone the bookings are cards, and a booking is assigned in a sheet',
  globals: { language: 'my', theme: 'dark', viewport: { value: 'phone' } },
  parameters: { latinWords: latinWords(city.world) },
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('list', { name: 'စောင့်ဆိုင်းနေသော ဘွတ်ကင်များ' })
    const card = within(list).getByRole('article', { name: pending.id })
    await userEvent.click(within(card).getByRole('button', { name: 'တာဝန်ပေးရန်' }))
    const sheet = await within(document.body).findByRole('dialog')
    await waitFor(() => expect(sheet).toBeVisible())
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
  },
}
