import { setBookingStatus } from '@fleetgis/api/bookings'
import type { BookingAction, BookingAudience } from '@fleetgis/domain/bookings'
import { readyLinks, rushHour } from '@fleetgis/sandbox'
import type { Decorator, Meta, StoryObj } from '@storybook/react-vite'
import { type ReactNode, useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import type { HostChannel } from '../../../host/HostChannel.ts'
import { useStoryHost } from '../../../host/storyHost.ts'
import { useFleet } from '../../../provider/FleetContext.ts'
import { FleetProvider } from '../../../provider/FleetProvider.tsx'
import {
  comeBackAfter,
  expectFreshAgain,
  expectOld,
  expectSteady,
  placeOf,
  skippedMs,
  storyNetwork,
} from '../../../remote/storyNetwork.ts'
import {
  bookingCard,
  bookingList,
  chatPanel,
  createFakeHost,
  SandboxProvider,
} from '../../../testing/index.ts'
import { burmeseBooking, longBooking } from '../BookingCard/storyBookings.ts'
import { BookingList } from './BookingList.tsx'
import { ACCEPT, held, LIST, READY, refusal, STATUS, someBookings, storyServer } from './storyServer.ts'

const DESCRIPTION = `
The bookings of a driver, a passenger or an admin's group, kept up to date by itself. \`BookingList\` is connected;
\`BookingListView\` is the same without any calls, for servers of your own.

**Do** give it the \`audience\` and the ids; statuses, buttons and the chat icon follow from the rules of the domain. Let
the page scroll, or give \`scroller="self"\` and a height. Give \`isCovered\` while something of yours lies over the
list: nothing is refreshed then. Replace our sheets by \`onOpenDetail\`, \`onOpenChat\` and \`onAssign\`.

**Do not** call accept or status again when the outcome is unknown: the list asks the server, and says what became of it.

**Events** \`onChanged({ bookingKey, action, status })\` after success; \`onOpenDetail\`, \`onOpenChat\`, \`onAssign\`
with \`{ bookingKey, booking }\`. The host app hears \`driver_accpeted\`, \`driver_ontheway\`, \`driver_arrived\` and, on
the admin's list, \`Booking refreshed.\`

**Keyboard** Tab goes through the switch, the filters, the cards' buttons and Auto refresh. When an action has ended and
its button has gone, the focus is on the booking's card, or on the list where the booking has left it.

**States** loading, empty, failed (with the server's words), signed out (Reload), not the newest (with its age), the next
page on its way or failed, an action running or of unknown outcome, and another action on the same booking (busy).

**Translation keys** \`bookingList.*\`, \`bookingCard.*\`, \`booking.status.*\`, \`period.*\`, \`common.*\`

**Calls** EP-K01, EP-K02 or EP-K03 for the list; EP-K10 for On the way, Arrive and Cancel; EP-K13 for Accept; EP-K04 for
the switch; EP-K08 or EP-K09 where an action got no answer and the booking has left the list. What lies over the list
makes its own.

\`\`\`tsx
// A Vite app
import { createFleetClient } from '@fleetgis/api'
import { FleetProvider } from '@fleetgis/ui'
import { BookingList } from '@fleetgis/ui/BookingList'

const client = createFleetClient({ bases: { main: 'https://fleet.example' } })

<FleetProvider client={client} language="en" theme="light">
  <BookingList audience="admin" userId={adminKey} groupId="G001" appId="001" onChanged={({ bookingKey }) => log(bookingKey)} />
</FleetProvider>
\`\`\`

\`\`\`tsx
// A web view: ids, app id and token come with the address
import { createFleetClient } from '@fleetgis/api'
import { createHostChannel, FleetProvider } from '@fleetgis/ui'
import { BookingList } from '@fleetgis/ui/BookingList'

const query = new URLSearchParams(location.search)
const text = (name: string) => query.get(name) ?? ''
const client = createFleetClient({ bases: { main: 'https://fleet.example' }, pageToken: text('token'), appId: text('appid') })

<FleetProvider client={client} host={createHostChannel({ handlerName: 'fleetgis' })} language="my" theme="dark" page>
  <BookingList audience="driver" userId={text('driverid')} groupId={text('domainid')} appId={text('appid')} />
</FleetProvider>
\`\`\`
`

const DRIVER = { audience: 'driver', userId: 'D-1', groupId: 'G001' } as const
const PASSENGER = { audience: 'passenger', userId: 'P-1', groupId: undefined } as const
const ADMIN = { audience: 'admin', userId: 'A-1', groupId: 'G001' } as const

/** Half past eight in Yangon on Friday, 20 November 2026; it moves on with `comeBackAfter` alone. */
const CLOCK = { now: () => Date.UTC(2026, 10, 20, 2) + skippedMs() }

/** A provider with a host app that the story listens to, and a clock that stands still. */
function Surroundings({
  ownHost,
  clock,
  children,
}: {
  ownHost: HostChannel
  clock: typeof CLOCK
  children: ReactNode
}) {
  const { client, language, theme } = useFleet()
  const host = useStoryHost(ownHost)
  return (
    <FleetProvider client={client} language={language} theme={theme} host={host} clock={clock}>
      {children}
    </FleetProvider>
  )
}

/** A booking service and a host app of one story. */
function scene(makeBookings?: Parameters<typeof storyServer>[0], clock = CLOCK) {
  const server = storyServer(makeBookings)
  let host = createFakeHost()
  const surround: Decorator = (Story) => (
    <Surroundings ownHost={host} clock={clock}>
      <Story />
    </Surroundings>
  )
  return {
    server,
    told: () => [...host.messages],
    story: {
      decorators: [surround],
      beforeEach: () => {
        server.reset()
        host = createFakeHost()
      },
    },
  }
}

const meta = {
  title: 'Widgets/BookingList',
  component: BookingList,
  args: { ...DRIVER, appId: '001', onChanged: fn() },
  parameters: { docs: { description: { component: DESCRIPTION } } },
} satisfies Meta<typeof BookingList>

export default meta
type Story = StoryObj<typeof meta>

const find = (canvasElement: HTMLElement) => bookingList(within(canvasElement))
const cardOf = (canvasElement: HTMLElement, id: string) =>
  within(canvasElement).findByRole('article', { name: id })

/** The button of an action, on the card of a booking. */
async function actionOf(canvasElement: HTMLElement, id: string, action: BookingAction) {
  return bookingCard(within(await cardOf(canvasElement, id))).action(action)
}

const idsIn = (canvasElement: HTMLElement) =>
  within(canvasElement)
    .queryAllByRole('article')
    .map((card) => card.querySelector('h2')?.textContent)

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

const driver = scene()
export const Driver: Story = {
  ...driver.story,
  name: 'BKG-04 a driver’s list has a status filter, a period filter and Go',
  parameters: { rules: ['BKG-04'], answer: driver.server.answer },
  play: async ({ canvasElement }) => {
    await cardOf(canvasElement, 'BK-1')
    await expect(idsIn(canvasElement)).toEqual(['BK-1', 'BK-2', 'BK-3'])
    const list = find(canvasElement)
    const optionsOf = (select: HTMLElement) =>
      within(select)
        .getAllByRole('option')
        .map((option) => option.textContent)
    await expect(optionsOf(list.status())).toEqual([
      'All',
      'Pending',
      'Assigned',
      'Arrived',
      'Complete',
      'Cancelled',
      'On the way',
    ])
    await expect(optionsOf(list.period())).toEqual(['Today', 'Week', 'Month', 'Range'])
    await userEvent.selectOptions(list.period(), 'Range')
    const start = await within(canvasElement).findByRole('textbox', { name: 'Start date' })
    await expect(start).toHaveValue('20/11/2026')
    await expect(within(canvasElement).getByRole('textbox', { name: 'End date' })).toHaveValue('20/11/2026')
    await expect(list.go()).toBeVisible()
  },
}

const first = scene()
export const FirstRequest: Story = {
  ...first.story,
  name: 'BKG-22 the list opens with all bookings of today',
  parameters: { rules: ['BKG-21', 'BKG-22', 'BKS-21', 'CF-110'], answer: first.server.answer },
  play: async ({ canvasElement }) => {
    await cardOf(canvasElement, 'BK-1')
    await expect(first.server.sent[0]).toMatchObject({
      path: LIST.driver,
      query: { curPage: '1', pageSize: '10' },
      body: {
        driverid: 'D-1',
        domainid: 'G001',
        fromdate: '2026-11-20',
        todate: '2026-11-20',
        status: [1, 2, 3, 5, 6, 7, 8, 9, 10],
      },
    })
  },
}

const passenger = scene()
export const Passenger: Story = {
  ...passenger.story,
  name: 'BKG-14 a passenger’s list is laid out the same, without the driver’s switch',
  args: { ...PASSENGER },
  parameters: { rules: ['BKG-14', 'BKG-30', 'BKS-19', 'BKS-22', 'CF-39'], answer: passenger.server.answer },
  play: async ({ canvasElement }) => {
    const card = await cardOf(canvasElement, 'BK-1')
    await expect(within(card).getByText('Aung Kyaw Moe')).toBeVisible()
    await expect(passenger.server.sent[0]?.body).toEqual({
      passengerkey: 'P-1',
      fromdate: '2026-11-20',
      todate: '2026-11-20',
      status: [1, 2, 3, 5, 6, 7, 9, 10, 13, 400],
      search: '',
    })
    await expect(within(canvasElement).queryByRole('switch')).toBeNull()
    const options = within(find(canvasElement).status()).getAllByRole('option')
    await expect(options.map(({ textContent }) => textContent)).toEqual([
      'All',
      'Pending',
      'Assigned',
      'Arrived',
      'Complete',
      'Expired',
    ])
  },
}

const admin = scene()
export const Admin: Story = {
  ...admin.story,
  name: 'BKS-20 an admin’s list has status options of its own',
  args: { ...ADMIN },
  parameters: { rules: ['BKS-20', 'BKS-23', 'CF-40'], answer: admin.server.answer },
  play: async ({ canvasElement }) => {
    await cardOf(canvasElement, 'BK-1')
    await expect(admin.server.sent[0]?.body.status).toEqual([1, 2, 3, 5, 7, 9, 10, 11, 12, 13, 400])
    const options = within(find(canvasElement).status()).getAllByRole('option')
    await expect(options.map(({ textContent }) => textContent)).toEqual([
      'All',
      'Pending',
      'Assigned',
      'Arrived',
      'Complete',
      'Cancelled',
      'Reassigned',
      'Processing',
      'Expired',
    ])
  },
}

const filtered = scene(() => someBookings(25))
export const Filtered: Story = {
  ...filtered.story,
  name: 'BKS-28 other filters empty the list and begin with page 1, once Go is pressed',
  parameters: { rules: ['BKS-24', 'BKS-27', 'BKS-28', 'CF-105'], answer: filtered.server.answer },
  play: async ({ canvasElement }) => {
    const { server } = filtered
    await cardOf(canvasElement, 'BK-1')
    const list = find(canvasElement)
    const before = server.sent.length
    await userEvent.selectOptions(list.status(), 'Complete')
    await userEvent.selectOptions(list.period(), 'Week')
    await expect(server.sent).toHaveLength(before)
    const gate = held<undefined>()
    server.instead = () => gate.promise
    await userEvent.click(list.go())
    await waitFor(() => expect(idsIn(canvasElement)).toEqual([]))
    await expect(server.sent.at(-1)).toMatchObject({
      query: { curPage: '1' },
      body: { status: [5, 9, 10], fromdate: '2026-11-16', todate: '2026-11-22' },
    })
    gate.release(undefined)
    server.instead = undefined
    await cardOf(canvasElement, 'BK-5')
    await expect(idsIn(canvasElement)).not.toContain('BK-1')
  },
}

/** Half past eight in Yangon on Sunday, 1 March 2026: Today and Month are the same dates. */
const firstOfMonth = scene(undefined, { now: () => Date.UTC(2026, 2, 1, 2) })
export const FirstOfMonth: Story = {
  ...firstOfMonth.story,
  name: 'BKS-28 another period of the same dates empties the list and asks, once Go is pressed',
  parameters: { rules: ['BKS-27', 'BKS-28'], answer: firstOfMonth.server.answer },
  play: async ({ canvasElement }) => {
    const { server } = firstOfMonth
    await cardOf(canvasElement, 'BK-1')
    const list = find(canvasElement)
    for (const period of ['Month', 'Today']) {
      await userEvent.selectOptions(list.period(), period)
      const before = server.sent.length
      const gate = held<undefined>()
      server.instead = () => gate.promise
      await userEvent.click(list.go())
      await waitFor(() => expect(idsIn(canvasElement)).toEqual([]))
      await expect(server.sent).toHaveLength(before + 1)
      await expect(server.sent.at(-1)).toMatchObject({
        query: { curPage: '1' },
        body: { fromdate: '2026-03-01', todate: '2026-03-01' },
      })
      gate.release(undefined)
      server.instead = undefined
      await cardOf(canvasElement, 'BK-1')
    }
  },
}

const again = scene()
export const GoAgain: Story = {
  ...again.story,
  name: 'BKG-04 Go with the same filters asks too, even while a refresh is in flight',
  parameters: { rules: ['BKG-04'], answer: again.server.answer },
  play: async ({ canvasElement }) => {
    const { server } = again
    await cardOf(canvasElement, 'BK-1')
    const list = find(canvasElement)
    const gate = held<undefined>()
    server.instead = () => gate.promise
    await userEvent.click(list.go())
    await waitFor(() => expect(server.sent).toHaveLength(2))
    server.instead = undefined
    server.bookings = server.bookings.map((booking) => ({ ...booking, status: 3 }))
    await userEvent.click(list.go())
    await expect(server.sent).toHaveLength(3)
    await within(await cardOf(canvasElement, 'BK-1')).findByText('Arrived')
    gate.release(undefined)
  },
}

const paged = scene(() => someBookings(25).map((booking) => ({ ...booking, status: 2 })))
export const Paged: Story = {
  ...paged.story,
  name: 'BKG-05 the cards scroll without end',
  args: { scroller: 'self' },
  parameters: { rules: ['BKG-05', 'PAGE-01', 'PAGE-02', 'PAGE-04'], answer: paged.server.answer },
  render: (args) => (
    <div style={{ height: 600 }}>
      <BookingList {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await cardOf(canvasElement, 'BK-10')
    await expect(idsIn(canvasElement)).toHaveLength(10)
    const scroller = within(canvasElement).getByRole('region', { name: 'Bookings' })
    scroller.scrollTop = scroller.scrollHeight
    await cardOf(canvasElement, 'BK-20')
    scroller.scrollTop = scroller.scrollHeight
    await cardOf(canvasElement, 'BK-25')
    const ids = idsIn(canvasElement)
    await expect(new Set(ids).size).toBe(25)
    await expect(ids).toHaveLength(25)
    await pause(100)
    await expect(paged.server.sent.map(({ query }) => query.curPage)).toEqual(['1', '2', '3'])
  },
}

const refreshed = scene(() => someBookings(15).map((booking) => ({ ...booking, status: 2 })))
export const Refreshed: Story = {
  ...refreshed.story,
  name: 'PAGE-03 a refresh asks for all the pages that are there and replaces them together',
  args: { scroller: 'self', refresh: 400 },
  parameters: { rules: ['PAGE-03', 'CF-103'], answer: refreshed.server.answer },
  render: (args) => (
    <div style={{ height: 600 }}>
      <BookingList {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const { server } = refreshed
    await cardOf(canvasElement, 'BK-10')
    const scroller = canvasElement.querySelector('[data-component="InfiniteList"]') as HTMLElement
    scroller.scrollTop = scroller.scrollHeight
    await cardOf(canvasElement, 'BK-15')
    scroller.scrollTop = 900
    server.bookings = server.bookings.map((booking) => ({ ...booking, status: 3 }))
    await waitFor(async () => {
      const card = await cardOf(canvasElement, 'BK-15')
      await expect(within(card).getByText('Arrived')).toBeVisible()
    })
    await expect(scroller.scrollTop).toBe(900)
    const pages = server.sent.map(({ query }) => query.curPage).slice(0, 4)
    await expect(pages).toEqual(['1', '2', '1', '2'])
  },
}

const automatic = scene()
export const AutoRefresh: Story = {
  ...automatic.story,
  name: 'BKG-10 Auto refresh is on, and can be switched off',
  args: { refresh: 200 },
  parameters: { rules: ['BKG-10'], answer: automatic.server.answer },
  play: async ({ canvasElement }) => {
    const { sent } = automatic.server
    const { autoRefresh } = find(canvasElement)
    await expect(autoRefresh()).toBeChecked()
    await waitFor(() => expect(sent.length).toBeGreaterThanOrEqual(3))
    await userEvent.click(autoRefresh())
    await pause(300)
    const asked = sent.length
    await pause(500)
    await expect(sent).toHaveLength(asked)
    await userEvent.click(autoRefresh())
    await waitFor(() => expect(sent.length).toBeGreaterThan(asked))
  },
}

const covered = scene()
export const NotWhileCovered: Story = {
  ...covered.story,
  name: 'CF-103 nothing is refreshed while something lies over the list or a request runs',
  args: { ...PASSENGER, refresh: 150 },
  parameters: { rules: ['CF-103'], answer: covered.server.answer },
  play: async ({ canvasElement }) => {
    const { server } = covered
    const canvas = within(canvasElement)
    await userEvent.click(await actionOf(canvasElement, 'BK-1', 'cancel'))
    await canvas.findByRole('alertdialog')
    await pause(200)
    const asked = server.sent.length
    await pause(500)
    await expect(server.sent).toHaveLength(asked)
    const gate = held<undefined>()
    server.instead = (path) => (path === STATUS ? gate.promise : undefined)
    await userEvent.click(find(canvasElement).confirmCancel())
    await waitFor(() => expect(server.to(STATUS)).toHaveLength(1))
    await pause(500)
    await expect(server.sent).toHaveLength(asked + 1)
    gate.release(undefined)
    await waitFor(() => expect(server.sent.length).toBeGreaterThan(asked + 2))
  },
}

const accepted = scene()
export const Accepted: Story = {
  ...accepted.story,
  name: 'HOST-02 after Accept the host app is told driver_accpeted',
  parameters: {
    rules: ['HOST-02', 'BKS-29', 'BKS-32', 'BKS-33', 'CF-44', 'CF-45'],
    answer: accepted.server.answer,
  },
  play: async ({ canvasElement, args }) => {
    const { server } = accepted
    await userEvent.dblClick(await actionOf(canvasElement, 'BK-1', 'accept'))
    const card = await cardOf(canvasElement, 'BK-1')
    await within(card).findByText('Assigned')
    await expect(server.to(ACCEPT).map(({ body }) => body)).toEqual([
      { bookingkey: 'key-1', driverid: 'D-1', vehicleno: '' },
    ])
    await expect(accepted.told()).toEqual(['driver_accpeted'])
    await expect(args.onChanged).toHaveBeenCalledWith({ bookingKey: 'key-1', action: 'accept', status: 2 })
    await expect(within(canvasElement).getByText('Booking BK-1: Assigned')).toBeInTheDocument()
    // Where the button was there is another one now: the focus stays on the card.
    await waitFor(() => expect(card).toHaveFocus())
  },
}

const moved = scene()
export const OnTheWayAndArrived: Story = {
  ...moved.story,
  name: 'HOST-03 after On the way the host app is told driver_ontheway',
  parameters: { rules: ['HOST-03', 'HOST-04', 'BKS-30', 'BKS-31', 'BKS-40'], answer: moved.server.answer },
  play: async ({ canvasElement }) => {
    const { server } = moved
    await userEvent.click(await actionOf(canvasElement, 'BK-2', 'onTheWay'))
    const card = await cardOf(canvasElement, 'BK-2')
    const arrive = await within(card).findByRole('button', { name: 'Arrive' })
    // It may come with the list before the first action has ended (BKS-33).
    await waitFor(() => expect(arrive).toBeEnabled())
    await userEvent.click(arrive)
    await within(card).findByText('Arrived')
    await expect(server.to(STATUS).map(({ body }) => body)).toEqual([
      { driverid: 'D-1', bookingkey: 'key-2', status: '8' },
      { driverid: 'D-1', bookingkey: 'key-2', status: '3' },
    ])
    await expect(moved.told()).toEqual(['driver_ontheway', 'driver_arrived'])
    await expect(within(card).queryByRole('button', { name: 'Arrive' })).toBeNull()
  },
}

const refused = scene()
export const AcceptRefused: Story = {
  ...refused.story,
  name: 'ERR-14 a refused Accept is a toast in the server’s words, and the buttons work again',
  parameters: { rules: ['ERR-14'], answer: refused.server.answer },
  play: async ({ canvasElement, args }) => {
    const { server } = refused
    const { bookings } = server
    server.instead = (path) =>
      path === ACCEPT ? refusal(409, 'Another driver has taken this booking.') : undefined
    await userEvent.click(await actionOf(canvasElement, 'BK-1', 'accept'))
    await within(canvasElement).findByText('Another driver has taken this booking.')
    await waitFor(async () => expect(await actionOf(canvasElement, 'BK-1', 'accept')).toBeEnabled())
    await expect(refused.told()).toEqual([])
    await expect(args.onChanged).not.toHaveBeenCalled()
    await expect(server.bookings).toEqual(bookings)
  },
}

const notMoved = scene()
export const StatusRefused: Story = {
  ...notMoved.story,
  name: 'ERR-15 a refused status without a message is a general toast, and the buttons work again',
  parameters: { rules: ['ERR-15'], answer: notMoved.server.answer },
  play: async ({ canvasElement }) => {
    notMoved.server.instead = (path) => (path === STATUS ? refusal(400) : undefined)
    await userEvent.click(await actionOf(canvasElement, 'BK-2', 'onTheWay'))
    await within(canvasElement).findByText('This could not be done. Please try again.')
    await waitFor(async () => expect(await actionOf(canvasElement, 'BK-2', 'onTheWay')).toBeEnabled())
  },
}

const failed = scene()
export const AcceptFailed: Story = {
  ...failed.story,
  name: 'ERR-14 an Accept that failed with 500 is asked for, then told in the server’s words',
  parameters: { rules: ['ERR-14', 'TOAST-03'], answer: failed.server.answer },
  play: async ({ canvasElement }) => {
    const { server } = failed
    const gate = held<undefined>()
    server.instead = (path) =>
      path === ACCEPT
        ? refusal(500, 'The dispatch desk is closed.')
        : path === LIST.driver
          ? gate.promise
          : undefined
    await userEvent.click(await actionOf(canvasElement, 'BK-1', 'accept'))
    const card = await cardOf(canvasElement, 'BK-1')
    await within(card).findByText('It is not known yet whether this was done.')
    gate.release(undefined)
    await within(canvasElement).findByText('The dispatch desk is closed.')
    await expect(within(canvasElement).queryByText(/No answer|This was not done/)).toBeNull()
    await waitFor(async () => expect(await actionOf(canvasElement, 'BK-1', 'accept')).toBeEnabled())
    await expect(failed.told()).toEqual([])
  },
}

const statusFailed = scene()
export const StatusFailed: Story = {
  ...statusFailed.story,
  name: 'ERR-15 a status that failed with 500 is asked for, then told in the server’s words',
  parameters: { rules: ['ERR-15', 'TOAST-03'], answer: statusFailed.server.answer },
  play: async ({ canvasElement }) => {
    statusFailed.server.instead = (path) =>
      path === STATUS ? refusal(500, 'The dispatch desk is closed.') : undefined
    await userEvent.click(await actionOf(canvasElement, 'BK-2', 'onTheWay'))
    await within(canvasElement).findByText('The dispatch desk is closed.')
    await waitFor(async () => expect(await actionOf(canvasElement, 'BK-2', 'onTheWay')).toBeEnabled())
  },
}

const passengerFailed = scene()
export const CancelFailed: Story = {
  ...passengerFailed.story,
  name: 'ERR-15 a Cancel that failed with 500 while another cancelled says the server’s words',
  args: { ...PASSENGER },
  parameters: { rules: ['ERR-15'], answer: passengerFailed.server.answer },
  play: async ({ canvasElement }) => {
    const { server } = passengerFailed
    server.instead = (path) => {
      if (path !== STATUS) return undefined
      server.bookings = server.bookings.map((booking) => ({ ...booking, status: 2 }))
      return refusal(503, 'A driver has just taken it.')
    }
    await userEvent.click(await actionOf(canvasElement, 'BK-1', 'cancel'))
    await userEvent.click(
      bookingList(within(await within(canvasElement).findByRole('alertdialog'))).confirmCancel(),
    )
    await within(canvasElement).findByText('A driver has just taken it.')
    await within(await cardOf(canvasElement, 'BK-1')).findByText('Assigned')
  },
}

/** Another part of the page that moves the same booking. */
function Rival() {
  const { client } = useFleet()
  const cancel = () => client.call(setBookingStatus, { bookingKey: 'key-1', userId: 'D-1', status: 13 })
  return (
    <button type="button" onClick={() => void cancel()}>
      Cancel BK-1
    </button>
  )
}

const rivalled = scene()
export const Busy: Story = {
  ...rivalled.story,
  name: 'R5 while another action on the booking is in flight or unknown, Accept is not sent and says why',
  parameters: { answer: rivalled.server.answer },
  render: (args) => (
    <>
      <Rival />
      <BookingList {...args} />
    </>
  ),
  play: async ({ canvasElement }) => {
    const { server } = rivalled
    const canvas = within(canvasElement)
    await cardOf(canvasElement, 'BK-1')
    const gate = held<unknown>()
    server.instead = (path) => (path === STATUS ? gate.promise : undefined)
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel BK-1' }))
    await waitFor(() => expect(server.to(STATUS)).toHaveLength(1))
    await userEvent.click(await actionOf(canvasElement, 'BK-1', 'accept'))
    await canvas.findByText(/^Another action on this booking has not ended yet/)
    await waitFor(async () => expect(await actionOf(canvasElement, 'BK-1', 'accept')).toBeEnabled())
    gate.release(refusal(502))
    // Unknown now: Accept asks how the booking stands in place of being sent, and can be pressed after that.
    const lists = () => server.to(LIST.driver).length
    const before = lists()
    await userEvent.click(await actionOf(canvasElement, 'BK-1', 'accept'))
    await waitFor(() => expect(lists()).toBeGreaterThan(before))
    await expect(server.to(ACCEPT)).toHaveLength(0)
    await waitFor(async () => expect(await actionOf(canvasElement, 'BK-1', 'accept')).toBeEnabled())
    await userEvent.click(await actionOf(canvasElement, 'BK-1', 'accept'))
    await waitFor(() => expect(rivalled.told()).toEqual(['driver_accpeted']))
    await expect(server.to(ACCEPT)).toHaveLength(1)
  },
}

const cutOff = scene()
export const DoneWithoutAnswer: Story = {
  ...cutOff.story,
  name: 'R5 an Accept that was carried out without an answer is found in the list, and not sent again',
  parameters: { answer: cutOff.server.answer },
  play: async ({ canvasElement }) => {
    const { server } = cutOff
    server.instead = (path) => {
      if (path !== ACCEPT) return undefined
      server.bookings = server.bookings.map((booking) => ({ ...booking, status: 2 }))
      return refusal(502)
    }
    await userEvent.click(await actionOf(canvasElement, 'BK-1', 'accept'))
    await within(await cardOf(canvasElement, 'BK-1')).findByText('Assigned')
    await waitFor(() => expect(cutOff.told()).toEqual(['driver_accpeted']))
    await expect(server.to(ACCEPT)).toHaveLength(1)
  },
}

const lost = scene()
export const NotDoneWithoutAnswer: Story = {
  ...lost.story,
  name: 'R5 an Accept that was lost is said not to be done, and can be pressed again',
  parameters: { answer: lost.server.answer },
  play: async ({ canvasElement }) => {
    const { server } = lost
    server.instead = (path) => (path === ACCEPT ? refusal(502) : undefined)
    await userEvent.click(await actionOf(canvasElement, 'BK-1', 'accept'))
    await within(canvasElement).findByText('This was not done. Please try again.')
    await expect(lost.told()).toEqual([])
    server.instead = undefined
    await waitFor(async () => expect(await actionOf(canvasElement, 'BK-1', 'accept')).toBeEnabled())
    await userEvent.click(await actionOf(canvasElement, 'BK-1', 'accept'))
    await waitFor(() => expect(lost.told()).toEqual(['driver_accpeted']))
    await expect(server.to(ACCEPT)).toHaveLength(2)
  },
}

const unknown = scene()
export const StillUnknown: Story = {
  ...unknown.story,
  name: 'R5 while nobody can say what became of an Accept its buttons wait, and Check again asks',
  parameters: { answer: unknown.server.answer },
  play: async ({ canvasElement }) => {
    const { server } = unknown
    const accept = await actionOf(canvasElement, 'BK-1', 'accept')
    server.instead = (path) => refusal(path === ACCEPT ? 502 : 400, 'The service is closed for a moment.')
    await userEvent.click(accept)
    const card = bookingCard(within(await cardOf(canvasElement, 'BK-1')))
    await waitFor(() => expect(card.check()).toBeVisible())
    await waitFor(() => expect(card.action('accept')).toBeDisabled())
    await within(canvasElement).findByText(/The service is closed for a moment\./)
    server.instead = undefined
    server.bookings = server.bookings.map((booking) => ({ ...booking, status: 2 }))
    await userEvent.click(card.check())
    await waitFor(() => expect(unknown.told()).toEqual(['driver_accpeted']))
    await expect(server.to(ACCEPT)).toHaveLength(1)
  },
}

const left = scene()
export const GoneWithoutAnswer: Story = {
  ...left.story,
  name: 'R5 where the booking has left the list, its detail says what became of it',
  parameters: { answer: left.server.answer },
  play: async ({ canvasElement }) => {
    const { server } = left
    const list = find(canvasElement)
    await cardOf(canvasElement, 'BK-1')
    await userEvent.selectOptions(list.status(), 'Pending')
    await userEvent.click(list.go())
    await waitFor(() => expect(idsIn(canvasElement)).toEqual(['BK-1']))
    server.instead = (path) => {
      if (path === '/booking/driver/details')
        return { status: 200, data: { syskey: 'key-1', bookingid: 'BK-1', current_status: '2' } }
      if (path !== ACCEPT) return undefined
      server.bookings = server.bookings.map((booking) => ({ ...booking, status: 2 }))
      return refusal(502)
    }
    await userEvent.click(await actionOf(canvasElement, 'BK-1', 'accept'))
    await waitFor(() => expect(left.told()).toEqual(['driver_accpeted']))
    await expect(idsIn(canvasElement)).toEqual([])
  },
}

const cancelled = scene()
export const PassengerCancels: Story = {
  ...cancelled.story,
  name: 'BKG-16 a passenger’s Cancel sets 13, once the question has been answered',
  args: { ...PASSENGER },
  parameters: { rules: ['BKG-15', 'BKG-16', 'CF-43'], answer: cancelled.server.answer },
  play: async ({ canvasElement }) => {
    const { server } = cancelled
    await userEvent.click(await actionOf(canvasElement, 'BK-1', 'cancel'))
    const dialog = await within(canvasElement).findByRole('alertdialog', { name: 'Cancel booking BK-1?' })
    await userEvent.click(bookingList(within(dialog)).keep())
    await expect(server.to(STATUS)).toEqual([])
    await userEvent.click(await actionOf(canvasElement, 'BK-1', 'cancel'))
    await userEvent.click(
      bookingList(within(await within(canvasElement).findByRole('alertdialog'))).confirmCancel(),
    )
    await within(await cardOf(canvasElement, 'BK-1')).findByText('Admin cancel')
    await expect(server.to(STATUS).map(({ body }) => body)).toEqual([
      { driverid: 'P-1', bookingkey: 'key-1', status: '13' },
    ])
    await expect(cancelled.told()).toEqual([])
  },
}

const adminCancel = scene()
export const AdminCancels: Story = {
  ...adminCancel.story,
  name: 'HOST-05 after an admin’s action the host app is told once the list has been loaded again',
  args: { ...ADMIN, refresh: 300 },
  parameters: { rules: ['HOST-05', 'BKS-34', 'CF-113'], answer: adminCancel.server.answer },
  play: async ({ canvasElement }) => {
    const { server, told } = adminCancel
    await waitFor(() => expect(server.to(LIST.admin).length).toBeGreaterThan(2))
    await expect(told()).toEqual([])
    await userEvent.click(await actionOf(canvasElement, 'BK-1', 'cancel'))
    await userEvent.click(
      bookingList(within(await within(canvasElement).findByRole('alertdialog'))).confirmCancel(),
    )
    await within(await cardOf(canvasElement, 'BK-1')).findByText('Admin cancel')
    await expect(server.to(STATUS).map(({ body }) => body)).toEqual([
      { driverid: 'A-1', bookingkey: 'key-1', status: '13' },
    ])
    await waitFor(() => expect(told()).toEqual(['Booking refreshed.']))
    const asked = server.to(LIST.admin).length
    await waitFor(() => expect(server.to(LIST.admin).length).toBeGreaterThan(asked + 1))
    await expect(told()).toEqual(['Booking refreshed.'])
  },
}

const replaced = scene()
export const Replaced: Story = {
  ...replaced.story,
  name: 'An app opens detail, chat and assign in places of its own',
  args: { ...ADMIN, appId: undefined, onOpenDetail: fn(), onOpenChat: fn(), onAssign: fn() },
  parameters: { rules: ['BKS-35'], answer: replaced.server.answer },
  play: async ({ canvasElement, args }) => {
    const pending = await cardOf(canvasElement, 'BK-1')
    const assigned = await cardOf(canvasElement, 'BK-2')
    await userEvent.click(bookingCard(within(pending)).action('assign'))
    await userEvent.click(bookingCard(within(assigned)).detail())
    await userEvent.click(bookingCard(within(assigned)).chat())
    const about = (key: string) =>
      expect.objectContaining({ bookingKey: key, booking: expect.objectContaining({ key }) })
    await expect(args.onAssign).toHaveBeenCalledWith(about('key-1'))
    await expect(args.onOpenDetail).toHaveBeenCalledWith(about('key-2'))
    await expect(args.onOpenChat).toHaveBeenCalledWith(about('key-2'))
    await expect(within(canvasElement).queryByRole('dialog')).toBeNull()
    await expect(replaced.server.to('/console/booking/update/status')).toEqual([])
  },
}

const ready = scene()
export const Ready: Story = {
  ...ready.story,
  name: 'CF-112 a driver says whether they are ready for bookings, as 1 or 0',
  parameters: { rules: ['BKG-28', 'CF-112'], answer: ready.server.answer },
  play: async ({ canvasElement }) => {
    await cardOf(canvasElement, 'BK-1')
    const toggle = () => find(canvasElement).ready()
    await expect(toggle()).toBeChecked()
    await userEvent.click(toggle())
    await expect(toggle()).not.toBeChecked()
    await waitFor(() => expect(toggle()).toBeEnabled())
    await userEvent.click(toggle())
    await waitFor(() => expect(toggle()).toBeEnabled())
    await expect(toggle()).toBeChecked()
    await expect(ready.server.to(READY).map(({ body }) => body)).toEqual([
      { driverid: 'D-1', booking_ready: 0 },
      { driverid: 'D-1', booking_ready: 1 },
    ])
  },
}

const readyFails = scene()
export const ReadyFails: Story = {
  ...readyFails.story,
  name: 'ERR-16 where that fails the old state comes back, without a word',
  parameters: { rules: ['ERR-16', 'CF-112'], answer: readyFails.server.answer },
  play: async ({ canvasElement }) => {
    await cardOf(canvasElement, 'BK-1')
    readyFails.server.instead = (path) => (path === READY ? refusal(400, 'Not now.') : undefined)
    const toggle = () => find(canvasElement).ready()
    await userEvent.click(toggle())
    await waitFor(() => expect(readyFails.server.to(READY)).toHaveLength(1))
    await waitFor(() => expect(toggle()).toBeChecked())
    await expect(within(canvasElement).queryByText('Not now.')).toBeNull()
  },
}

export const Loading: Story = {
  name: 'BKG-13 while the first bookings are on their way a spinner shows',
  parameters: { rules: ['BKG-13'], answer: () => new Promise<Response>(() => {}) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Loading bookings')).toBeVisible()
    await expect(within(canvasElement).getAllByRole('progressbar')[0]).toBeVisible()
  },
}

const empty = scene(() => [])
export const Empty: Story = {
  ...empty.story,
  name: 'BKG-12 an empty list says that there is no booking',
  parameters: { rules: ['BKG-12'], answer: empty.server.answer },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('No booking found.')).toBeVisible()
  },
}

const failing = scene()
export const Failure: Story = {
  ...failing.story,
  name: 'ERR-13 a list that could not be loaded shows the server’s message, and tries again when asked to',
  parameters: { rules: ['ERR-13', 'CF-115'], answer: failing.server.answer },
  beforeEach: () => {
    failing.story.beforeEach()
    failing.server.instead = () => refusal(400, 'The booking service is closed.')
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('The booking service is closed.')).toBeVisible()
    failing.server.instead = undefined
    await userEvent.click(find(canvasElement).retry())
    await cardOf(canvasElement, 'BK-1')
  },
}

export const SignedOut: Story = {
  name: 'ERR-12 a page whose token is refused says so and offers to reload',
  args: { onReload: fn() },
  parameters: { rules: ['ERR-12'], answer: () => refusal(401) },
  play: async ({ canvasElement, args }) => {
    await within(canvasElement).findByText(/no longer signed in/)
    await userEvent.click(find(canvasElement).reload())
    await waitFor(() => expect(args.onReload).toHaveBeenCalledOnce(), { timeout: 3_000 })
  },
}

const stale = scene()
export const Stale: Story = {
  ...stale.story,
  name: 'CF-115 a refresh that fails leaves the bookings, marked with their age',
  args: { refresh: 300 },
  parameters: { rules: ['CF-115'], answer: stale.server.answer },
  play: async ({ canvasElement }) => {
    await cardOf(canvasElement, 'BK-1')
    stale.server.instead = () => refusal(400, 'The booking service is closed.')
    await within(canvasElement).findByText('Updated just now. The booking service is closed.')
    await expect(idsIn(canvasElement)).toEqual(['BK-1', 'BK-2', 'BK-3'])
    stale.server.instead = undefined
    await userEvent.click(find(canvasElement).retry())
    await waitFor(() => expect(within(canvasElement).queryByText(/service is closed/)).toBeNull())
  },
}

const cut = scene()
const way = storyNetwork((request) => cut.server.answer(request))
export const Offline: Story = {
  ...cut.story,
  name: 'CF-115 without a network the bookings stay, with their age, until Try again works',
  parameters: { rules: ['CF-115'], answer: way.answer },
  beforeEach: () => {
    cut.story.beforeEach()
    way.mend()
  },
  play: async ({ canvasElement }) => {
    await cardOf(canvasElement, 'BK-1')
    await expectOld(canvasElement, way)
    await expect(idsIn(canvasElement)).toEqual(['BK-1', 'BK-2', 'BK-3'])
    await expectFreshAgain(canvasElement, way)
    await expect(await actionOf(canvasElement, 'BK-1', 'accept')).toBeEnabled()
  },
}

export const Unreachable: Story = {
  ...cut.story,
  name: 'A failure stays in its place while it is tried again, with the focus on its button',
  parameters: { answer: way.answer },
  beforeEach: () => {
    cut.story.beforeEach()
    way.cut()
  },
  play: async ({ canvasElement }) => {
    const { retry } = find(canvasElement)
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent(
      'The server cannot be reached.',
    )
    way.slow()
    await userEvent.click(retry())
    await expectSteady(() => [placeOf(retry()), document.activeElement === retry()])
    way.mend()
    await cardOf(canvasElement, 'BK-1')
  },
}

export const Slow: Story = {
  ...cut.story,
  name: 'While a slow server is asked, cards on their way stay and nothing jumps',
  parameters: { answer: way.answer },
  beforeEach: () => {
    cut.story.beforeEach()
    way.slow()
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const look = () => placeOf(find(canvasElement).autoRefresh())
    await expect(canvas.getByText('Loading bookings')).toBeVisible()
    await expectSteady(() => [look(), canvas.queryByText('No booking found.')])
    way.mend()
    await cardOf(canvasElement, 'BK-1')
    // Asked for again, the cards stay where they are, and can be used.
    const cards = () => canvas.getAllByRole('article').map(placeOf)
    way.slow()
    comeBackAfter(1)
    await expectSteady(() => [cards(), canvas.queryByText('Loading bookings')])
    await expect(await actionOf(canvasElement, 'BK-1', 'accept')).toBeEnabled()
    way.mend()
  },
}

const phone = { value: 'phone' }

const long = scene(() => [
  longBooking(),
  longBooking({ key: 'key-2', status: 11 }),
  longBooking({ key: 'key-3', status: 5 }),
])
export const LongTexts: Story = {
  ...long.story,
  args: { ...ADMIN },
  globals: { viewport: phone },
  parameters: { answer: long.server.answer },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findAllByRole('article')
    const page = canvasElement.ownerDocument.documentElement
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth)
  },
}

const burmese = scene(() =>
  [1, 2, 8, 9].map((status) => burmeseBooking({ key: `key-${status}`, id: `BK-${status}`, status })),
)
export const BurmeseDarkPhone: Story = {
  ...burmese.story,
  globals: { language: 'my', theme: 'dark', viewport: phone },
  parameters: { answer: burmese.server.answer },
  play: async ({ canvasElement }) => {
    await cardOf(canvasElement, 'BK-1')
    await expect(bookingList(within(canvasElement), { language: 'my' }).ready()).toBeVisible()
  },
}

/** A list of the city, as the person sees it who has a ready link to it. */
function CityList({ audience, title }: { audience: BookingAudience; title: string }) {
  const { language, theme } = useFleet()
  const [{ world, userId, groupId }] = useState(() => {
    const world = rushHour()
    const path = readyLinks(world).find((link) => link.title === title)?.path ?? ''
    const query = new URLSearchParams(path.split('?')[1])
    return { world, userId: query.get('driverid') ?? '', groupId: query.get('domainid') ?? '' }
  })
  const person = [...world.drivers, ...world.accounts.all()].find(({ key }) => key === userId)
  return (
    <SandboxProvider language={language} theme={theme} world={() => world} signedInAs={person?.userId}>
      <BookingList audience={audience} userId={userId} groupId={groupId} appId="001" />
    </SandboxProvider>
  )
}

export const CityDriver: Story = {
  name: 'BKS-32 a driver of the city accepts a booking, sees its detail and writes to the passenger',
  parameters: { rules: ['BKS-32', 'BKD-12', 'CHAT-11'] },
  render: () => <CityList audience="driver" title="Driver: bookings" />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const [accept] = await canvas.findAllByRole('button', { name: 'Accept' }, { timeout: 10_000 })
    const article = accept?.closest('article') as HTMLElement
    const id = article.querySelector('h2')?.textContent ?? ''
    await userEvent.click(accept as HTMLElement)
    await within(await cardOf(canvasElement, id)).findByText('Assigned')

    const card = bookingCard(within(await cardOf(canvasElement, id)))
    await userEvent.click(card.detail())
    const detail = await canvas.findByRole('dialog', undefined, { timeout: 10_000 })
    await waitFor(() => expect(detail).toHaveTextContent(id))
    await userEvent.click(within(detail).getAllByRole('button', { name: 'Close' })[0] as HTMLElement)
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())

    await userEvent.click(card.chat())
    const chat = chatPanel(within(await canvas.findByRole('dialog', undefined, { timeout: 10_000 })))
    await waitFor(() => expect(chat.message()).toBeVisible(), { timeout: 5_000 })
    await userEvent.click(chat.back())
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(card.chat()).toHaveFocus())
  },
}

export const CityAdmin: Story = {
  name: 'BKS-36 an admin of the city gives a booking to a driver nearby',
  parameters: { rules: ['BKS-35', 'BKS-36'] },
  render: () => <CityList audience="admin" title="Group admin: bookings" />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const [assign] = await canvas.findAllByRole('button', { name: 'Assign' }, { timeout: 10_000 })
    await userEvent.click(assign as HTMLElement)
    const dialog = within(await canvas.findByRole('dialog', undefined, { timeout: 10_000 }))
    const [candidate] = await dialog.findAllByRole('button', { name: /^Assign ./ }, { timeout: 10_000 })
    await userEvent.click(candidate as HTMLElement)
    const question = within(await canvas.findByRole('alertdialog', undefined, { timeout: 5_000 }))
    await userEvent.click(question.getByRole('button', { name: 'Assign' }))
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull(), { timeout: 5_000 })
    await canvas.findByText(/^Booking .+: Assigned$/)
  },
}
