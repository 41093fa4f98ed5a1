import { acceptBooking, adminBookingsQuery } from '@fleetgis/api/bookings'
import { fleetToday } from '@fleetgis/domain/period'
import { rushHour, type World } from '@fleetgis/sandbox'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useInfiniteQuery } from '@tanstack/react-query'
import * as fc from 'fast-check'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { useFleet } from '../../../provider/FleetContext.ts'
import {
  expectFreshAgain,
  expectOld,
  expectSteady,
  placeOf,
  storyNetwork,
} from '../../../remote/storyNetwork.ts'
import { fuzzText, fuzzView } from '../../../testing/fuzz/fuzzView.tsx'
import { assignPanel, SandboxProvider } from '../../../testing/index.ts'
import { AssignPanel, type AssignPanelProps } from './AssignPanel.tsx'
import { AssignPanelSheet } from './AssignPanelSheet.tsx'
import { BOOKING } from './storyOffer.ts'

const DESCRIPTION = `
Where an admin gives a booking to a driver near its pickup: a search, a radius, the drivers on a map and in a list, the nearest
first, and the way of the booking. \`AssignPanel\` is a page or a part of one; \`AssignPanelSheet\` is the same over a page,
along its edge, on a phone from below; both make their calls. \`AssignPanelView\` is the pure view.

**Do** load it when it is opened: \`lazy(() => import('@fleetgis/ui/AssignPanel'))\`. **Do** close it on \`onAssigned\`; the
kit's lists of bookings read themselves again. **Do** give the client an \`appId\`: the call carries it as a header.

**Do not** offer it for bookings that are not pending or reassigned: \`bookingActions('admin', status)\` of
\`@fleetgis/domain/booking\` says so. **Do not** send again where the outcome is unknown: the panel asks how the booking stands, and
lets nobody else be chosen until it is known.

**Events** \`onAssigned({ bookingKey, driverId })\` once the driver has the booking, \`onClose()\`.

**Keyboard** Tab goes to the map (arrows between drivers), the search (Enter searches), the radius, and for each driver to
Show on the map and Assign. Assign asks first, with the focus on No; Escape is a no. In the sheet Escape closes, while no call
is on its way.

**States** loading, choosing, empty (with the next radius), failure (the server's words, Try again, another search or
radius), stale (with its age), sending, asking,
unknown (Ask again), refused, gone (taken or ended), done: in \`data-step\`. The map is loaded when it comes into view.

**Translation keys** \`assign.*\`, \`tripDetail.pickup\` and the other places, \`common.*\`

**Calls** EP-K14 (the drivers), EP-K13 (giving it away, once), EP-K08 (what became of it, where that is not known).

\`\`\`tsx
// A Vite app
import { createFleetClient } from '@fleetgis/api'
import { FleetProvider } from '@fleetgis/ui'
import { AssignPanelSheet } from '@fleetgis/ui/AssignPanel'

const client = createFleetClient({ bases: { main: 'https://fleet.example' } })

<FleetProvider client={client} language="en" theme="light">
  {booking && (
    <AssignPanelSheet
      booking={booking}
      groupId="G001"
      userId={adminKey}
      onAssigned={() => setBooking(undefined)}
      onClose={() => setBooking(undefined)}
    />
  )}
</FleetProvider>
\`\`\`

\`\`\`tsx
// A web view: ids, app and token come with the address
import { createFleetClient } from '@fleetgis/api'
import { FleetProvider } from '@fleetgis/ui'
import { AssignPanel } from '@fleetgis/ui/AssignPanel'

const query = new URLSearchParams(location.search)
const client = createFleetClient({
  bases: { main: 'https://fleet.example' },
  pageToken: query.get('token') ?? undefined,
  appId: query.get('appid') ?? undefined,
})

<FleetProvider client={client} language="my" theme="dark" page>
  <AssignPanel
    booking={booking}
    groupId={query.get('domainid') ?? ''}
    userId={query.get('driverid') ?? ''}
    onAssigned={() => history.back()}
    onClose={() => history.back()}
  />
</FleetProvider>
\`\`\`
`

const onAssigned = fn()
const onClose = fn()

const meta = {
  title: 'Widgets/AssignPanel',
  component: AssignPanel,
  args: { booking: BOOKING, groupId: 'G001', userId: 'A-1', onAssigned, onClose },
  parameters: { docs: { description: { component: DESCRIPTION } } },
  beforeEach: () => {
    onAssigned.mockClear()
    onClose.mockClear()
  },
} satisfies Meta<typeof AssignPanel>

export default meta
type Story = StoryObj<typeof meta>

const OFFERED = {
  driver_list: [
    { syskey: 'D-1', name: 'Aung Kyaw Moe', mobile: '095550100', vehicleno: '1K-3421', distance: 345 },
    { syskey: 'D-2', name: 'Zaw Win', mobile: '095550101', vehicleno: '2K-3422', distance: 957.5 },
  ].map((row, index) => ({ ...row, email: '', latitude: 16.78 + index / 100, longitude: 96.16 })),
  polyline: {
    coordinates: [
      [96.1588, 16.7744],
      [96.1302, 16.8256],
    ],
  },
  bookingData: {
    from_lat: 16.7744,
    from_lng: 96.1588,
    from_loc: 'Sule Pagoda',
    to_loc: 'Inya Lake Hotel',
    extra_point: [],
    extra_address: ['Bogyoke Market'],
  },
}

type Reply = () => Response | Promise<Response>
const ok: Reply = () => Response.json({ status: 200, message: 'Success' })
const says =
  (data: object): Reply =>
  () =>
    Response.json({ status: 200, data })
const refused =
  (message: string, status = 409): Reply =>
  () =>
    Response.json({ message, message_code: status })
const away: Reply = () => Promise.reject(new TypeError('Failed to fetch'))
const standsAt = (current_status: string, mobile = '', driver_name = '') =>
  says({ syskey: 'bk-7', current_status, driver_mobile: mobile, driver_name, vehicleno: '' })

const OFFER = '/console/admin/driver/list'
const ACCEPT = '/booking/accept'
const DETAIL = '/booking/driver/details'

/** Answers each call by its path, its replies in turn and the last one again and again; and takes down what was asked. */
function server(replies: Readonly<Record<string, readonly Reply[]>>) {
  const all: Readonly<Record<string, readonly Reply[]>> = { [OFFER]: [says(OFFERED)], ...replies }
  const asked: { path: string; body: Record<string, unknown> }[] = []
  const at = (path: string) => asked.filter((one) => one.path === path)
  return {
    at,
    forget: () => asked.splice(0),
    answer: async (request: Request) => {
      const path = new URL(request.url).pathname
      asked.push({ path, body: await request.clone().json() })
      const list = all[path] ?? []
      const reply = list[Math.min(at(path).length, list.length) - 1]
      return reply?.() ?? new Response(null, { status: 404 })
    },
  }
}

async function choose(canvasElement: HTMLElement, driver = 'Zaw Win') {
  const canvas = within(canvasElement)
  await userEvent.click(await canvas.findByRole('button', { name: `Assign ${driver}` }))
  return within(await canvas.findByRole('alertdialog'))
}

async function give(canvasElement: HTMLElement, driver?: string) {
  const question = await choose(canvasElement, driver)
  await userEvent.click(assignPanel(question).confirm())
}

const plain = server({ [ACCEPT]: [ok] })
export const Assigned: Story = {
  name: "ASG-07 assigning sends the booking, the driver and the driver's vehicle",
  parameters: { answer: plain.answer, rules: ['CF-44', 'CF-45'] },
  play: async ({ canvasElement }) => {
    plain.forget()
    await give(canvasElement)
    await waitFor(() => expect(onAssigned).toHaveBeenCalledOnce())
    await expect(onAssigned).toHaveBeenCalledWith({ bookingKey: 'bk-7', driverId: 'D-2' })
    await expect(plain.at(ACCEPT).map(({ body }) => body)).toEqual([
      { bookingkey: 'bk-7', driverid: 'D-2', vehicleno: '2K-3422' },
    ])
    await within(canvasElement).findByText('Zaw Win has the booking.')
  },
}

const asking = server({})
export const Asked: Story = {
  name: 'ASG-03 drivers within 5 km of the pickup are asked for first',
  parameters: { answer: asking.answer, rules: ['ASG-01', 'CF-60'] },
  beforeEach: () => {
    asking.forget()
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const page = assignPanel(canvas)
    await canvas.findByText('2 drivers within 5 km')
    const first = { bookingkey: 'bk-7', driverid: 'A-1', domainid: 'G001', lat: 16.7744, lng: 96.1588 }
    await userEvent.selectOptions(page.radius(), '10 km')
    await canvas.findByText('2 drivers within 10 km')
    await userEvent.type(page.search(), ' zaw {Enter}')
    await waitFor(() => expect(asking.at(OFFER).at(-1)?.body).toMatchObject({ range: 10, search: 'zaw' }))
    await expect(asking.at(OFFER)[0]?.body).toEqual({ ...first, range: 5, search: '' })
  },
}

const slow = server({
  [ACCEPT]: [() => new Promise((resolve) => setTimeout(() => resolve(Response.json({ status: 200 })), 300))],
})
export const DoubleClick: Story = {
  name: 'R5 a double click gives the booking away once',
  parameters: { answer: slow.answer },
  play: async ({ canvasElement }) => {
    slow.forget()
    const question = await choose(canvasElement)
    await userEvent.dblClick(assignPanel(question).confirm())
    await waitFor(() => expect(onAssigned).toHaveBeenCalledOnce())
    await expect(slow.at(ACCEPT)).toHaveLength(1)
  },
}

const lost = server({ [ACCEPT]: [away], [DETAIL]: [standsAt('Assigned', '095550101', 'Zaw Win')] })
export const AnswerLost: Story = {
  name: 'R5 an answer that was lost is asked after: the driver has the booking',
  parameters: { answer: lost.answer },
  play: async ({ canvasElement }) => {
    lost.forget()
    await give(canvasElement)
    await waitFor(() => expect(onAssigned).toHaveBeenCalledOnce())
    await expect(lost.at(ACCEPT)).toHaveLength(1)
    await expect(lost.at(DETAIL)).toHaveLength(1)
  },
}

const silent = server({ [ACCEPT]: [away, ok], [DETAIL]: [away, away, away, standsAt('Pending')] })
export const NobodyKnows: Story = {
  name: 'R5 nobody else is given the booking until the server has said how it stands',
  parameters: { answer: silent.answer },
  play: async ({ canvasElement }) => {
    silent.forget()
    const canvas = within(canvasElement)
    const page = assignPanel(canvas)
    await give(canvasElement)
    await canvas.findByText(/^The server did not say whether Zaw Win got the booking/)
    await expect(page.assign('Aung Kyaw Moe')).toBeDisabled()
    await expect(onAssigned).not.toHaveBeenCalled()
    await userEvent.click(page.askAgain())
    await canvas.findByText('The booking was not assigned. Please try again.')
    await give(canvasElement, 'Aung Kyaw Moe')
    await waitFor(() => expect(onAssigned).toHaveBeenCalledOnce())
    await expect(onAssigned).toHaveBeenCalledWith({ bookingKey: 'bk-7', driverId: 'D-1' })
    await expect(silent.at(ACCEPT).map(({ body }) => body.driverid)).toEqual(['D-2', 'D-1'])
  },
}

const failed = server({
  [ACCEPT]: [() => Response.json({ message: 'The dispatch desk is closed.' }, { status: 500 }), ok],
  [DETAIL]: [away, away, away, standsAt('Pending')],
})
export const Failed: Story = {
  name: 'R5 an Assign that failed with 500 is asked for, then told in the server’s words',
  parameters: { answer: failed.answer },
  play: async ({ canvasElement }) => {
    failed.forget()
    const canvas = within(canvasElement)
    const page = assignPanel(canvas)
    await give(canvasElement)
    await canvas.findByText(/^The server did not say whether Zaw Win got the booking/)
    await userEvent.click(page.askAgain())
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('The dispatch desk is closed.'))
    await expect(page.assign('Aung Kyaw Moe')).toBeEnabled()
  },
}

const rivalled = server({
  [ACCEPT]: [() => new Promise(() => {})],
  [DETAIL]: [standsAt('Pending')],
})
/** Another part of the page that gives the same booking to another driver. */
function Rival() {
  const { client } = useFleet()
  const accept = () =>
    client.call(acceptBooking, { bookingKey: 'bk-7', driverId: 'D-1', vehicleNo: '1K-3421' })
  return (
    <button type="button" onClick={() => void accept()}>
      Give away
    </button>
  )
}
export const Busy: Story = {
  name: 'R5 while the booking is being given to another driver, nothing is sent, and the panel says so',
  parameters: { answer: rivalled.answer },
  render: (args) => (
    <>
      <Rival />
      <AssignPanel {...args} />
    </>
  ),
  play: async ({ canvasElement }) => {
    rivalled.forget()
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Give away' }))
    await give(canvasElement)
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent(
        /^Another action on this booking has not ended yet/,
      ),
    )
    await expect(onAssigned).not.toHaveBeenCalled()
    await expect(rivalled.at(ACCEPT).map(({ body }) => body.driverid)).toEqual(['D-1'])
  },
}

const taken = server({
  [ACCEPT]: [refused('The booking is assigned now: it cannot be assigned.')],
  [DETAIL]: [standsAt('Assigned', '09400000000', 'Thet Naing')],
})
export const AlreadyTaken: Story = {
  name: 'BKS-35 a booking that another driver has taken is told as that',
  parameters: { answer: taken.answer },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await give(canvasElement)
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Thet Naing already has this booking. The booking is assigned now: it cannot be assigned.',
    )
    await expect(canvas.queryByRole('list', { name: 'Drivers nearby' })).not.toBeInTheDocument()
    await expect(onAssigned).not.toHaveBeenCalled()
    await userEvent.click(assignPanel(canvas).close())
    await expect(onClose).toHaveBeenCalledOnce()
  },
}

const busy = server({
  [ACCEPT]: [refused('Zaw Win cannot take a booking now.')],
  [DETAIL]: [standsAt('Pending')],
})
export const DriverBusy: Story = {
  parameters: { answer: busy.answer },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await give(canvasElement)
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Zaw Win cannot take a booking now.')
    await expect(assignPanel(canvas).assign('Aung Kyaw Moe')).toBeEnabled()
  },
}

export const Refused: Story = {
  parameters: {
    answer: server({ [OFFER]: [refused('This booking is none of Golden Valley.', 403), says(OFFERED)] })
      .answer,
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This booking is none of Golden Valley.')
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await canvas.findByText('2 drivers within 5 km')
  },
}

export const SignedOut: Story = {
  parameters: { answer: () => Response.json({ message: 'Unauthorized' }, { status: 401 }) },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent(
      'You are no longer signed in. Please sign in again.',
    )
  },
}

/** What the server offers is no more than what the row has told already: a stop would need room of its own. */
const way = storyNetwork(
  server({ [OFFER]: [says({ ...OFFERED, bookingData: { ...OFFERED.bookingData, extra_address: [] } })] })
    .answer,
)
const drivers = (canvasElement: HTMLElement) => within(canvasElement).findByText('2 drivers within 5 km')

export const Loading: Story = {
  name: 'While a slow server is asked, skeletons stay and nothing jumps',
  parameters: { answer: way.answer },
  beforeEach: way.slow,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const page = assignPanel(canvas)
    const look = () => [placeOf(page.heading()), placeOf(page.search()), placeOf(page.close())]
    await expect(await canvas.findByText('Loading')).toBeInTheDocument()
    await expectSteady(() => [placeOf(page.search()), canvas.queryByText(/^No driver/)])
    const [heading, search] = look()
    way.mend()
    await drivers(canvasElement)
    await expect(look().slice(0, 2)).toEqual([heading, search])
  },
}

export const Offline: Story = {
  name: 'CF-115 without a network the drivers stay, with their age, until Try again works',
  parameters: { answer: way.answer },
  beforeEach: way.mend,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await drivers(canvasElement)
    await expectOld(canvasElement, way)
    await expect(assignPanel(canvas).assign('Zaw Win')).toBeEnabled()
    await expectFreshAgain(canvasElement, way)
    await drivers(canvasElement)
  },
}

const narrow = server({})
export const AnotherRadius: Story = {
  name: 'Where drivers cannot be loaded another radius can be tried',
  parameters: {
    answer: async (request: Request) => {
      const { range } = await request.clone().json()
      return range === 5
        ? Response.json({ message: 'Too many drivers.' }, { status: 400 })
        : narrow.answer(request)
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Too many drivers.')
    await userEvent.selectOptions(assignPanel(canvas).radius(), '3 km')
    await canvas.findByText('2 drivers within 3 km')
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument()
  },
}

export const Empty: Story = {
  name: 'ASG-02 where no driver is near, a wider radius is offered and asked for',
  parameters: {
    answer: async (request: Request) => {
      const { range } = await request.clone().json()
      return Response.json({
        status: 200,
        data: range === 5 ? { ...OFFERED, driver_list: [] } : OFFERED,
      })
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('No driver within 5 km')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Search within 7 km' }))
    await canvas.findByText('2 drivers within 7 km')
  },
}

const crowd = (count: number, name: string) =>
  server({
    [OFFER]: [
      says({
        ...OFFERED,
        driver_list: Array.from({ length: count }, (_, index) => ({
          ...OFFERED.driver_list[0],
          syskey: `D-${index + 1}`,
          name: `${name} ${index + 1}`,
          distance: 100 + index * 40,
        })),
      }),
    ],
  })

export const ManyRows: Story = {
  parameters: { answer: crowd(100, 'Driver').answer },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByText('100 drivers within 5 km')
    await expect(assignPanel(canvas).assign('Driver 100')).toBeEnabled()
  },
}

export const LongNames: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: {
    answer: crowd(3, 'Maharajadhirajapatirajadhiraja Thado Minsaw Thihathura Kyaw Zwa Win Htein').answer,
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('3 drivers within 5 km')
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
  },
}

export const NoPosition: Story = {
  args: { booking: { ...BOOKING, pickup: { name: 'Sule Pagoda' } } },
  parameters: { answer: server({}).answer },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('alert')).toHaveTextContent('The pickup of this booking has no position')
    await expect(canvas.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument()
  },
}

const ADMIN = { userId: 'groups@fleetgis.example', key: '7102100000000000012' }
let world: World
const inTheCity = {
  world: () => {
    world = rushHour()
    return world
  },
  signedInAs: ADMIN.userId,
}

/** The first booking of the group that waits for a driver. */
function OfGroup(props: Pick<AssignPanelProps, 'onAssigned' | 'onClose'>) {
  const { client, clock, timeZone } = useFleet()
  const today = fleetToday(clock.now(), timeZone)
  const who = { driverId: ADMIN.key, groupId: 'G001' }
  const list = useInfiniteQuery(
    adminBookingsQuery(client, { ...who, fromDate: today, toDate: today, statuses: [1] }),
  )
  const booking = list.data?.pages[0]?.bookings[0]
  if (!booking) return null
  return <AssignPanelSheet {...props} booking={booking} groupId={who.groupId} userId={ADMIN.key} />
}

export const InTheCity: Story = {
  name: 'ASG-06 in the city the nearest driver is given a booking that waits',
  parameters: { ...inTheCity, isFullScreen: true },
  render: (props) => <OfGroup onAssigned={props.onAssigned} onClose={props.onClose} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const sheet = within(await canvas.findByRole('dialog', { name: 'Assign a driver' }))
    const list = await sheet.findByRole('list', { name: 'Drivers nearby' })
    const [nearest] = within(list).getAllByRole('button', { name: /^Assign / })
    if (!nearest) throw new Error('Nobody is near.')
    await userEvent.click(nearest)
    const question = within(await canvas.findByRole('alertdialog'))
    await userEvent.click(assignPanel(question).confirm())
    await waitFor(() => expect(onAssigned).toHaveBeenCalledOnce())
  },
}

export const SheetBurmeseDarkPhone: Story = {
  parameters: {
    answer: server({
      [OFFER]: [
        says({
          ...OFFERED,
          driver_list: OFFERED.driver_list.map((row) => ({ ...row, name: 'အောင်ကျော်မိုး' })),
          bookingData: {
            ...OFFERED.bookingData,
            from_loc: 'ဆူးလေဘုရား',
            to_loc: 'အင်းလျားလိတ်ဟိုတယ်',
            extra_address: [],
          },
        }),
      ],
    }).answer,
    isFullScreen: true,
  },
  args: {
    booking: {
      ...BOOKING,
      pickup: { ...BOOKING.pickup, name: 'ဆူးလေဘုရား' },
      dropOff: { name: 'အင်းလျားလိတ်ဟိုတယ်' },
    },
  },
  globals: { language: 'my', theme: 'dark', viewport: { value: 'phone' } },
  render: (args) => <AssignPanelSheet {...args} />,
  play: async ({ canvasElement }) => {
    await within(canvasElement).findAllByText('အောင်ကျော်မိုး')
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
  },
}

const value = fc.oneof(fuzzText, fc.integer(), fc.constantFrom(null, true, [], {}, [null], 1.5))
const any = (keys: object) =>
  fc.record(Object.fromEntries(Object.keys(keys).map((key) => [key, fc.option(value, { nil: undefined })])))

export const RandomAnswers: Story = {
  ...fuzzView({
    arbitrary: fc.record({
      driver_list: fc.array(fc.oneof(any(OFFERED.driver_list[0] ?? {}), value), { maxLength: 4 }),
      polyline: fc.oneof(value, fc.constant(OFFERED.polyline)),
      bookingData: fc.oneof(
        { weight: 4, arbitrary: any(OFFERED.bookingData) },
        { weight: 1, arbitrary: value },
      ),
    }),
    render: (offered) => (
      <SandboxProvider answer={says(offered)} language="en">
        <style>{'[data-part="map"] { display: none }'}</style>
        <AssignPanel
          booking={BOOKING}
          groupId="G001"
          userId="A-1"
          onAssigned={onAssigned}
          onClose={onClose}
        />
      </SandboxProvider>
    ),
    until: (root) =>
      root.querySelector('[data-component="AssignPanel"]') !== null &&
      root.querySelector('[data-part="skeleton"]') === null,
  }),
}
