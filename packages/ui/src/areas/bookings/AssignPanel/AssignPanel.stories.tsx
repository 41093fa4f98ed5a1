import { acceptBooking, assignOffer } from '@fleetgis/api/bookings'
import { driverBookingDetail } from '@fleetgis/api/trips'
import { BOOKING_CODES } from '@fleetgis/domain/bookings'
import { oneGroup } from '@fleetgis/sandbox'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { placeOf } from '../../../testing/expectSteady.ts'
import { heldTimers } from '../../../testing/heldTimers.ts'
import { assignPanel } from '../../../testing/index.ts'
import { storyRival } from '../../../testing/storyRival.tsx'
import { storyTexts } from '../../../testing/storyTexts.ts'
import { bookingAt, storyWorld } from '../../../testing/storyWorld.ts'
import { AssignPanel, type AssignPanelProps } from './AssignPanel.tsx'
import { AssignPanelSheet } from './AssignPanelSheet.tsx'

const ADMIN = { userId: 'groups@fleetgis.example', key: '7102100000000000012' }
const city = storyWorld({ make: oneGroup })
const pending = bookingAt(city.world, 'pending')
const complete = bookingAt(city.world, 'complete')
const pickup = city.world.city.places[pending.booking.from]
const dropOff = city.world.city.places[pending.booking.to]
if (!pickup || !dropOff) throw new Error('A booking has two places.')
const [lng, lat] = pickup.position

/**
 * An admin assigns a booking to a driver near its pickup: a search, a radius, the drivers on a map and in a list (the nearest
 * first), and the route of the booking. `AssignPanel` renders inside a page; `AssignPanelSheet` renders over it, at the edge of
 * the window, on a phone at the bottom; both make their calls. `AssignPanelView` is the pure view.
 *
 * **Do** load it when it is opened: `lazily(() => import('@fleetgis/ui/AssignPanel').then((file) => file.AssignPanelSheet))`, with `lazily` of
 * `@fleetgis/ui`. **Do** close it on `onAssigned`; the
 * kit's lists of bookings refetch by themselves. **Do** give the client an `appId`: the call carries it as a header.
 *
 * **Do not** offer it for bookings that are not pending or reassigned: `bookingActions('admin', status)` of
 * `@fleetgis/domain/bookings` decides. **Do not** send again while the outcome is unknown: the panel checks the booking, and
 * no other driver can be chosen until the outcome is known.
 *
 * **Events** `onAssigned({ bookingKey, driverKey })` once the driver has the booking, `onClose()`.
 *
 * **Keyboard** Tab moves to the map (arrows between drivers), the search (Enter searches), the radius, and for each driver to
 * Show on the map and Assign. Assign opens a confirmation with the focus on No; Escape means no. Escape dismisses the sheet,
 * except while a call is in flight.
 *
 * **States** loading, choosing, empty (with the next radius), failure (the server's message, Try again, another search or
 * radius), stale (with its age), sending, asking, unknown (Ask again), refused, gone (taken or ended), done: in `data-step`.
 * The map loads when it scrolls into the viewport.
 *
 * **Translation keys** `assign.*`, `bookingCard.pickup` and the other places, `common.*`
 *
 * **Calls** EP-K14 (the drivers), EP-K13 (the assignment, once), EP-K08 (the outcome, where it is unknown).
 *
 * ```tsx
 * // A Vite app
 * import { createFleetClient, createSession } from '@fleetgis/api'
 * import { FleetProvider } from '@fleetgis/ui'
 * import { AssignPanelSheet } from '@fleetgis/ui/AssignPanel'
 *
 * const client = createFleetClient({ bases: { main: 'https://fleet.example' }, session: createSession(), appId: '001' })
 *
 * <FleetProvider client={client} language="en" theme="light" tiles={tiles}>
 *   {booking && (
 *     <AssignPanelSheet
 *       booking={booking}
 *       groupId="G001"
 *       userId={adminKey}
 *       onAssigned={() => setBooking(undefined)}
 *       onClose={() => setBooking(undefined)}
 *     />
 *   )}
 * </FleetProvider>
 * ```
 *
 * ```tsx
 * // A web view: ids, app and token come with the address
 * import { createFleetClient, takePageToken } from '@fleetgis/api'
 * import { FleetProvider } from '@fleetgis/ui'
 * import { AssignPanel } from '@fleetgis/ui/AssignPanel'
 *
 * const pageToken = takePageToken()
 * const query = new URLSearchParams(location.search)
 * const client = createFleetClient({
 *   bases: { main: 'https://fleet.example' },
 *   pageToken,
 *   appId: query.get('appid') ?? undefined,
 * })
 *
 * <FleetProvider client={client} language="my" theme="dark" tiles={tiles} page>
 *   <AssignPanel
 *     booking={booking}
 *     groupId={query.get('domainid') ?? ''}
 *     userId={query.get('driverid') ?? ''}
 *     onAssigned={() => history.back()}
 *     onClose={() => history.back()}
 *   />
 * </FleetProvider>
 * ```
 */
const meta = {
  title: 'Widgets/AssignPanel',
  component: AssignPanel,
  args: {
    booking: {
      key: pending.key,
      id: pending.id,
      pickup: { name: pickup.name.en, lat, lng },
      dropOff: { name: dropOff.name.en },
    },
    groupId: 'G001',
    userId: ADMIN.key,
    onAssigned: fn(),
    onClose: fn(),
  },
  parameters: { ...city.opened(), signedInAs: ADMIN.userId },
} satisfies Meta<typeof AssignPanel>

export default meta
type Story = StoryObj<typeof meta>

/** The listed drivers, the nearest first, in the order of the world's tables. */
async function listed(canvasElement: HTMLElement) {
  const canvas = within(canvasElement)
  const buttons = await canvas.findAllByRole('button', { name: /^Assign ./ })
  return buttons.map((button) => {
    const name = button.getAttribute('aria-label')?.replace('Assign ', '') ?? ''
    const driver = city.world.drivers.find((one) => one.name.en === name)
    if (!driver) throw new Error(`${name} is no driver of the city.`)
    return { button, driver, name }
  })
}

/** Presses Assign of a driver and waits for the confirmation. */
async function choose(canvasElement: HTMLElement, place = 0) {
  const chosen = (await listed(canvasElement))[place]
  if (!chosen) throw new Error(`The list has no driver ${place + 1}.`)
  await userEvent.click(chosen.button)
  return { ...chosen, question: within(await within(canvasElement).findByRole('alertdialog')) }
}

async function give(canvasElement: HTMLElement, place?: number) {
  const { question, ...chosen } = await choose(canvasElement, place)
  await userEvent.click(assignPanel(question).confirm())
  return chosen
}

const bodies = () => city.calls(acceptBooking).map(({ body }) => body)
const standing = () => city.world.bookings.life(pending.booking, city.world.now).current

export const Default: Story = {
  name: 'ASG-07 a driver is assigned once, also by a double click',
  parameters: { rules: ['CF-44', 'CF-45'] },
  beforeEach: () => city.slow(acceptBooking),
  play: async ({ canvasElement, args }) => {
    const { question, driver, name } = await choose(canvasElement)
    await userEvent.dblClick(assignPanel(question).confirm())
    city.mend()
    await waitFor(() => expect(args.onAssigned).toHaveBeenCalledOnce())
    await expect(args.onAssigned).toHaveBeenCalledWith({ bookingKey: pending.key, driverKey: driver.key })
    const vehicleno = city.world.vehicles[driver.index]?.vehicleNo
    await expect(bodies()).toEqual([{ bookingkey: pending.key, driverid: driver.key, vehicleno }])
    await expect(standing()).toMatchObject({ status: BOOKING_CODES.assigned, driver: driver.index })
    await within(canvasElement).findByText(`${name} has the booking.`)
  },
}

export const Loading: Story = {
  name: 'While a slow server loads, skeletons stay and the layout is stable',
  beforeEach: () => city.slow(),
  play: async ({ canvas, canvasElement }) => {
    const page = assignPanel(canvas)
    const look = () => [placeOf(page.heading()), placeOf(page.search())]
    await expect(await canvas.findByText('Loading')).toBeInTheDocument()
    await city.expectSteadyLoading(
      look,
      () => canvas.queryByText(/^No driver/),
      () => listed(canvasElement),
    )
  },
}

const halfSecond = heldTimers(500)
export const Empty: Story = {
  name: 'ASG-02 where no driver is near, a wider radius is offered and fetched; a search runs on Enter, or when typing stops',
  parameters: { rules: ['ASG-01', 'ASG-03', 'CF-60'] },
  beforeEach: halfSecond.beforeEach,
  play: async ({ canvas, canvasElement }) => {
    const page = assignPanel(canvas)
    const asked = (body: object) =>
      waitFor(() => expect(city.calls(assignOffer).at(-1)?.body).toMatchObject(body))
    await listed(canvasElement)
    const first = { bookingkey: pending.key, driverid: ADMIN.key, domainid: 'G001', lat, lng }
    await expect(city.calls(assignOffer)[0]?.body).toEqual({ ...first, range: 5, search: '' })
    await expect(page.radius()).toHaveDisplayValue('5 km')
    const options = within(page.radius()).getAllByRole('option')
    await expect(storyTexts(options)).toBe('1 km, 3 km, 5 km, 7 km, 10 km')
    // Until the answer the list says nothing about the new radius.
    city.slow(assignOffer)
    await userEvent.selectOptions(page.radius(), '1 km')
    await asked({ range: 1 })
    await expect(canvas.getByText(/^\d+ drivers? within 5 km$/)).toBeVisible()
    city.mend()
    await expect(await canvas.findByText('No driver within 1 km')).toBeVisible()
    city.slow(assignOffer)
    await userEvent.click(canvas.getByRole('button', { name: 'Search within 3 km' }))
    await asked({ range: 3 })
    await expect(canvas.queryByText(/^No driver/)).toBeNull()
    await expect(canvas.getByText('Loading')).toBeInTheDocument()
    await waitFor(() => expect(page.close()).toHaveFocus())
    city.mend()
    await userEvent.selectOptions(page.radius(), '10 km')
    await asked({ range: 10 })
    const name = (await listed(canvasElement))[0]?.name ?? ''
    await userEvent.type(page.search(), ` ${name} {Enter}`)
    await asked({ range: 10, search: name })
    await userEvent.type(page.search(), 'zzz')
    halfSecond.elapse()
    await expect(await canvas.findByText('No driver found')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /^Search within/ })).not.toBeInTheDocument()
  },
}

export const Failed: Story = {
  name: 'After a failure the same or another radius can be tried',
  parameters: { faults: [{ kind: 'status', status: 400, endpoint: 'assignOffer', times: 2 }] },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Something went wrong on our side.')
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(city.calls(assignOffer)).toHaveLength(2))
    await userEvent.selectOptions(assignPanel(canvas).radius(), '10 km')
    await listed(canvasElement)
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument()
  },
}

export const Stale: Story = {
  name: 'CF-115 offline the drivers stay, with their age, until Try again succeeds',
  play: async ({ canvasElement }) => {
    await listed(canvasElement)
    await city.expectStale(canvasElement, async () => {
      for (const { button } of await listed(canvasElement)) await expect(button).toBeEnabled()
    })
    await listed(canvasElement)
  },
}

export const AnswerLost: Story = {
  name: 'R5 after a lost response the detail is fetched: the driver has the booking',
  parameters: { faults: [{ kind: 'status', status: 502, endpoint: 'acceptBooking', afterwards: true }] },
  play: async ({ canvasElement, args }) => {
    await give(canvasElement)
    await waitFor(() => expect(args.onAssigned).toHaveBeenCalledOnce())
    await expect(bodies()).toHaveLength(1)
    await expect(city.calls(driverBookingDetail)).toHaveLength(1)
  },
}

export const OutcomeUnknown: Story = {
  name: 'R5 no other driver can be assigned until the server reports the status',
  play: async ({ canvas, canvasElement, args }) => {
    await listed(canvasElement)
    city.cut()
    const first = await give(canvasElement)
    await canvas.findByText(/^This was sent, but the server did not say whether/)
    const others = (await listed(canvasElement)).slice(1)
    for (const { button } of others) await expect(button).toBeDisabled()
    await expect(args.onAssigned).not.toHaveBeenCalled()
    city.mend()
    city.slow(driverBookingDetail)
    await userEvent.click(assignPanel(canvas).askAgain())
    const asking = await canvas.findByText('Checking with the server')
    await expect(asking.closest('[role="status"]')).toBeVisible()
    await expect(assignPanel(canvas).askAgain()).toHaveFocus()
    city.mend()
    await canvas.findByText('The booking was not assigned. Please try again.')
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Assign a driver' })).toHaveFocus())
    const second = await give(canvasElement, 1)
    await waitFor(() => expect(args.onAssigned).toHaveBeenCalledOnce())
    await expect(bodies()).toMatchObject([{ driverid: first.driver.key }, { driverid: second.driver.key }])
    await expect(standing().driver).toBe(second.driver.index)
  },
}

export const Refused: Story = {
  name: 'R5 an Assign that failed with 500 or was refused shows the server’s message, and drivers can be assigned',
  parameters: { faults: [{ kind: 'status', status: 500, endpoint: 'acceptBooking' }] },
  play: async ({ canvasElement }) => {
    const expectRefused = async (message: string) => {
      await waitFor(() => expect(within(canvasElement).getByRole('alert')).toHaveTextContent(message))
      for (const { button } of await listed(canvasElement)) await expect(button).toBeEnabled()
    }
    const { driver, name } = await give(canvasElement)
    // The detail is fetched first.
    await expectRefused('Something went wrong on our side.')
    city.world.faults.clear()
    city.world.bookingSettings.setReady(driver, false)
    await give(canvasElement)
    await expectRefused(`${name} cannot take a booking now.`)
  },
}

export const Busy: Story = {
  name: 'R5 while the booking is being assigned to another driver, nothing is sent and the panel says so',
  beforeEach: () => city.slow(acceptBooking),
  decorators: [
    storyRival({
      label: 'Give away',
      call: (client) => {
        const [driver] = city.world.drivers
        return client.call(acceptBooking, {
          bookingKey: pending.key,
          driverId: driver?.key ?? '',
          vehicleNo: '',
        })
      },
    }),
  ],
  play: async ({ canvas, canvasElement, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Give away' }))
    await give(canvasElement)
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent(
        /^Another action on this booking has not ended yet/,
      ),
    )
    await expect(args.onAssigned).not.toHaveBeenCalled()
    await expect(bodies()).toMatchObject([{ driverid: city.world.drivers[0]?.key }])
  },
}

export const AlreadyTaken: Story = {
  name: 'BKS-35 a booking that another driver has taken says so',
  play: async ({ canvas, canvasElement, args }) => {
    const { question } = await choose(canvasElement)
    const other = (await listed(canvasElement))[1]
    city.world.bookings.move(pending.booking, {
      status: BOOKING_CODES.assigned,
      at: city.world.now,
      driver: other?.driver.index,
    })
    await userEvent.click(assignPanel(question).confirm())
    const alert = await canvas.findByRole('alert')
    // The server's sentence, which may be in another language, has a line of its own.
    await expect(alert.textContent.split('\n')).toEqual([
      `${other?.name} already has this booking.`,
      'The booking is assigned now: it cannot be assigned.',
    ])
    await expect(canvas.queryByRole('list', { name: 'Drivers nearby' })).not.toBeInTheDocument()
    // The pressed button went with the drivers.
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Assign a driver' })).toHaveFocus())
    await expect(args.onAssigned).not.toHaveBeenCalled()
    await userEvent.click(assignPanel(canvas).close())
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

export const Ended: Story = {
  tags: ['!dev', '!autodocs'],
  name: 'BKS-36 a booking that was cancelled after a driver took it cannot be assigned, and names no driver',
  play: async ({ canvas, canvasElement }) => {
    const { question } = await choose(canvasElement)
    const { bookings, now } = city.world
    bookings.move(pending.booking, { status: BOOKING_CODES.assigned, at: now, driver: 1 })
    bookings.move(pending.booking, { status: BOOKING_CODES.passengerCancel, at: now, driver: 1 })
    await userEvent.click(assignPanel(question).confirm())
    const alert = await canvas.findByRole('alert')
    await expect(alert.textContent.split('\n')[0]).toBe('This booking cannot be assigned now.')
  },
}

export const NoPosition: Story = {
  tags: ['!dev', '!autodocs'],
  args: { booking: { ...meta.args.booking, pickup: { name: pickup.name.en } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The pickup of this booking has no position')
    await expect(canvas.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument()
  },
}

export const InSheet: Story = {
  tags: ['mount'],
  name: 'ASG-06 in a sheet, on a phone too, a waiting booking is assigned to the nearest driver',
  parameters: { isFullScreen: true },
  globals: { viewport: { value: 'phone' } },
  render: (args) => <AssignPanelSheet {...args} />,
  play: async ({ canvasElement, args }) => {
    await within(canvasElement).findByRole('dialog', { name: 'Assign a driver' })
    await listed(canvasElement)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
    await give(canvasElement)
    await waitFor(() => expect(args.onAssigned).toHaveBeenCalledOnce())
  },
}

/** An app that shows another booking in a panel that is open. */
function TwoBookings({ of: Panel, booking, ...props }: AssignPanelProps & { of: typeof AssignPanel }) {
  const [shown, setShown] = useState(booking)
  const { key, id } = complete
  return (
    <>
      <button type="button" onClick={() => setShown({ ...booking, key, id })}>
        Other booking
      </button>
      <Panel {...props} booking={shown} />
    </>
  )
}

export const OtherBooking: Story = {
  tags: ['!dev', '!autodocs'],
  name: 'ASG-07 another booking in an open panel drops the confirmation of the one before',
  render: (args) => <TwoBookings {...args} of={AssignPanel} />,
  play: async ({ canvas, canvasElement }) => {
    const other = canvas.getByText('Other booking')
    await choose(canvasElement)
    other.click()
    await waitFor(() => expect(canvas.queryByRole('alertdialog')).toBeNull())
    await waitFor(() =>
      expect(city.calls(assignOffer).at(-1)?.body).toMatchObject({ bookingkey: complete.key }),
    )
    await expect(bodies()).toEqual([])
  },
}

export const OtherBookingInSheet: Story = {
  ...OtherBooking,
  name: 'ASG-07 another booking in an open sheet drops the confirmation of the one before',
  render: (args) => <TwoBookings {...args} of={AssignPanelSheet} />,
}

export const PopupAfterFailure: Story = {
  tags: ['!dev', '!autodocs'],
  name: 'At 360 px the popup of the chosen driver is inside the map, also after a failed search',
  parameters: { isFullScreen: true },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    const [nearest] = await listed(canvasElement)
    const row = within(nearest?.button.closest('li') as HTMLElement)
    await userEvent.click(row.getByRole('button', { pressed: false }))
    for (const radius of ['7 km', '10 km']) {
      const map = await canvas.findByRole('region', { name: 'Map of drivers nearby' })
      map.scrollIntoView({ block: 'nearest' })
      const popup = await within(map).findByRole('dialog', { name: `1. ${nearest?.name}` })
      await waitFor(() => {
        const inside = map.getBoundingClientRect()
        const box = popup.getBoundingClientRect()
        expect(box.left).toBeGreaterThanOrEqual(inside.left)
        expect(box.right).toBeLessThanOrEqual(inside.right)
        expect(box.top).toBeGreaterThanOrEqual(inside.top)
        expect(box.bottom).toBeLessThanOrEqual(inside.bottom)
      })
      city.cut()
      await userEvent.selectOptions(assignPanel(canvas).radius(), radius)
      const retry = await canvas.findByRole('button', { name: 'Try again' })
      city.mend()
      await userEvent.click(retry)
    }
  },
}
