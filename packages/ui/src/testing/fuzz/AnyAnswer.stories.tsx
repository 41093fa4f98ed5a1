import { adminBookings } from '@fleetgis/api/bookings'
import type { Booking } from '@fleetgis/domain/bookings'
import { fleetToday } from '@fleetgis/domain/period'
import { createRespond, readyLinks, rushHour } from '@fleetgis/sandbox'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ReactElement, useState } from 'react'
import { createSandboxClient } from '../createSandboxClient.ts'
import * as kit from '../everyExport.ts'
import type { StoryServers } from '../storyServers.ts'
import { fuzzAnswers, type Screen } from './fuzzAnswers.tsx'

const meta = {
  title: 'Testing/AnyAnswer',
  tags: ['!dev', '!autodocs'],
  parameters: { world: () => city().world },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const ignore = () => {}

/** One world for all stories, because reads do not change it. */
function makeCity() {
  const world = rushHour()
  const idIn = (page: string, name: string) => {
    const link = readyLinks(world).find(({ path }) => path.startsWith(`${page}?`))
    return new URLSearchParams(link?.path.split('?')[1]).get(name) ?? ''
  }
  const groupId = idIn('/admin-booking-list', 'domainid')
  const bookingKey = idIn('/driver-booking-chat', 'bookingkey')
  const admin = { userId: idIn('/chat', 'userid'), key: idIn('/admin-booking-list', 'driverid') }
  const driver = {
    userId: idIn('/driver-booking-chat', 'userid'),
    key: idIn('/driver-booking-list', 'driverid'),
  }
  const passenger = {
    userId: idIn('/passenger-booking-chat', 'userid'),
    key: idIn('/passenger-booking-list', 'passengerid'),
  }
  const [owner] = world.owners
  if (!owner) throw new Error('There is one.')
  return {
    world,
    answer: createRespond(world),
    groupId,
    /** The props of most widgets of a group admin. */
    group: { userId: admin.key, groupId },
    wallet: { driverKey: driver.key, driverName: 'Aung', groupId, groupName: 'Golden Valley' },
    admin,
    driver,
    passenger,
    owner,
    staff: { userId: 'admin@fleetgis.example' },
    bookingKey,
  }
}

type City = ReturnType<typeof makeCity>

let made: City | undefined
const city = () => {
  made ??= makeCity()
  return made
}

/** Widgets that a user opens. */
const as = ({ userId }: { userId: string }, ...widgets: ReactElement[]): Screen[] =>
  widgets.map((widget) => ({ signedInAs: userId, widget }))

const WAITING = '[data-component="Skeleton"], [data-part="skeleton"], [data-part="loading"]'
/** Whether one of the components is shown, without a skeleton. */
const shows =
  (...components: string[]) =>
  (root: HTMLElement) =>
    components.some((component) => root.querySelector(`[data-component="${component}"]`)) &&
    !root.querySelector(WAITING)
const fails = (root: HTMLElement) =>
  root.querySelector('[role="alert"]') !== null && !root.querySelector(WAITING)

/** A story that opens screens of the city, each until it is loaded; `times` as often as one of few screens. */
const opens = (
  screens: (city: City) => readonly Screen[],
  until: (root: HTMLElement) => boolean,
  times = 1,
) => fuzzAnswers({ city, screens: () => screens(city()), until, times })

const onMap = (map: ReactElement) => <div style={{ height: 560 }}>{map}</div>

export const Bookings: Story = {
  name: 'R2 the lists of bookings and a detail handle any answer',
  ...opens(
    ({ driver, passenger, admin, groupId, bookingKey }) => {
      const list = { appId: '001', groupId }
      const detail = { bookingKey, onClose: ignore }
      return [
        ...as(
          driver,
          <kit.BookingList {...list} audience="driver" userId={driver.key} />,
          <kit.TripDetail {...detail} audience="driver" userId={driver.key} />,
        ),
        ...as(
          passenger,
          <kit.BookingList {...list} audience="passenger" userId={passenger.key} />,
          <kit.TripDetail {...detail} audience="passenger" userId={passenger.key} />,
        ),
        ...as(admin, <kit.BookingList {...list} audience="admin" userId={admin.key} />),
      ]
    },
    shows('BookingList', 'TripDetail'),
    2,
  ),
}

let waiting: Booking | undefined
/** A pending booking of the admin's group. */
async function findWaiting({ origin }: StoryServers): Promise<Booking | undefined> {
  const { world, admin, groupId } = city()
  const client = createSandboxClient({ origin, world, signedInAs: admin.userId })
  const today = fleetToday(world.now, 'Asia/Yangon')
  const { bookings } = await client.call(adminBookings, {
    driverId: admin.key,
    groupId,
    fromDate: today,
    toDate: today,
    statuses: [1],
    page: 1,
    size: 10,
  })
  return bookings[0]
}

export const Candidates: Story = {
  name: 'R2 the choice of a driver handles any answer',
  beforeEach: async ({ loaded }) => {
    waiting = await findWaiting(loaded.servers)
  },
  ...opens(({ admin, group }) => {
    if (!waiting) throw new Error('No booking waits for a driver.')
    return as(admin, <kit.AssignPanel {...group} booking={waiting} onAssigned={ignore} onClose={ignore} />)
  }, shows('AssignPanel')),
}

const isToppingUp = (root: HTMLElement) =>
  root.querySelector('[data-component="TopUp"]:not([data-state="asking"])') !== null

export const Transactions: Story = {
  name: 'R2 the transactions and a top-up handle any answer',
  ...opens(
    ({ admin, driver, staff, group, wallet }) => [
      ...as(
        admin,
        <kit.TransactionHistory {...group} driverKey={driver.key} model="wallet" canExport checksSums />,
        <kit.TopUp {...wallet} userId={admin.key} onClose={ignore} />,
      ),
      ...as(
        staff,
        <kit.TransactionHistory driverKey={driver.key} groupId={group.groupId} model="console" canExport />,
        <kit.AddBalance {...wallet} contact={driver.userId} onClose={ignore} />,
      ),
    ],
    (root) => shows('TransactionHistory')(root) || isToppingUp(root),
    2,
  ),
}

export const GroupLists: Story = {
  name: 'R2 the drivers, wallets and top-up requests of a group handle any answer',
  ...opens(
    ({ admin, group }) =>
      as(
        admin,
        <kit.DriverPanel {...group} page="screen" />,
        <kit.TopUpPanel {...group} />,
        <kit.ApprovalPanel {...group} />,
      ),
    shows('DriverPanel', 'TopUpPanel', 'ApprovalPanel'),
    3,
  ),
}

export const GroupPanel: Story = {
  name: 'R2 the panel and the figures of a group admin handle any answer',
  ...opens(
    ({ admin, group }) => {
      const topAdmins = { topAdminIds: [], otherGroupIds: [] }
      const topAdmin = { topAdminIds: [admin.key], otherGroupIds: [group.groupId] }
      return as(
        admin,
        <kit.AdminPanel {...group} appId="001" topAdmins={topAdmins} panel={undefined} onPanel={ignore}>
          {() => null}
        </kit.AdminPanel>,
        <kit.FiguresPanel {...group} topAdmins={topAdmin} />,
      )
    },
    shows('AdminPanel', 'FiguresPanel'),
    2,
  ),
}

export const Maps: Story = {
  name: 'R2 the maps of the console and of a group admin handle any answer',
  ...opens(
    ({ staff, admin, group }) => [
      ...as(staff, onMap(<kit.HomeMap />)),
      ...as(admin, onMap(<kit.AdminMap {...group} appId="001" />)),
    ],
    shows('FleetMap'),
    2,
  ),
}

export const Owners: Story = {
  name: 'R2 the map and the trips of an owner handle any answer',
  ...opens(
    ({ owner }) =>
      as(owner, onMap(<kit.OwnerMap ownerId={owner.key} />), <kit.TripList ownerId={owner.key} />),
    (root) => shows('FleetMap', 'TripList')(root) || fails(root),
    2,
  ),
}

/** Fills the empty fields and submits; returns whether the server has answered. */
function sends(component: string) {
  return (root: HTMLElement) => {
    const form = root.querySelector<HTMLElement>(`[data-component="${component}"]`)
    if (!form) return false
    if (form.dataset.state !== 'open') return form.dataset.state !== 'sending'
    for (const input of form.querySelectorAll('input')) {
      if (input.value !== '') continue
      input.setRangeText('024680')
      input.dispatchEvent(new Event('input', { bubbles: true }))
    }
    if (form instanceof HTMLFormElement) form.requestSubmit()
    return false
  }
}

export const Pins: Story = {
  name: 'R2 the check and the change of a PIN handle any answer',
  ...opens(
    ({ admin, group }) =>
      as(admin, <kit.PinCheck {...group} onAccepted={ignore} />, <kit.PinChange {...group} />),
    (root) => sends('PinPad')(root) || sends('PinChangeForm')(root),
    2,
  ),
}

export const Places: Story = {
  name: 'R2 the table of places and the unknown names handle any answer',
  ...opens(
    ({ staff }) =>
      as(
        staff,
        <kit.LocationTable />,
        <kit.LocationTable list="review" />,
        <kit.UnknownPlaces hrefOf={({ name }) => `/${name}`} />,
      ),
    shows('LocationTable', 'UnknownPlaces'),
    2,
  ),
}

export const ConsoleLists: Story = {
  name: 'R2 the check-in list and the console driver list handle any answer',
  ...opens(
    ({ staff }) => as(staff, <kit.CheckInList />, <kit.ConsoleDriverList />),
    shows('CheckInList', 'ConsoleDriverList'),
    2,
  ),
}

export const FoundPlaces: Story = {
  name: 'R2 the searches for places handle any answer',
  ...opens(
    ({ staff }) => as(staff, <kit.PlaceSearch name="Yangon" />, <kit.PlaceFinder />),
    shows('PlaceSearch', 'PlaceFinder'),
  ),
}

export const Chats: Story = {
  name: 'R2 a chat and the list of conversations handle any answer',
  ...opens(
    ({ driver, passenger, admin, bookingKey }) => {
      const chat = { appId: '001', bookingKey }
      const reader = { appId: '001', userId: admin.userId, onOpen: ignore }
      return [
        ...as(driver, <kit.ChatPanel chat={{ ...chat, userId: driver.userId, screen: 'driverBooking' }} />),
        ...as(
          passenger,
          <kit.ChatPanel chat={{ ...chat, userId: passenger.userId, screen: 'passengerBooking' }} />,
        ),
        ...as(
          admin,
          <kit.ConversationList {...reader} />,
          <kit.ChatInbox {...reader} open={{ bookingKey }} onBack={ignore} />,
        ),
      ]
    },
    shows('ChatPanel', 'ConversationList'),
    2,
  ),
}

/** A payment of its own for each run: marks of the browser keep the same one from a second call. */
function NewPayment({ isPaid }: { isPaid: boolean }) {
  const [refno] = useState(() => crypto.randomUUID())
  return isPaid ? (
    <kit.PaymentResult result="success" query={{ order_no: refno }} />
  ) : (
    <kit.PaymentStart query={{ refno, amount: '4500' }} gatewayHosts={[]} onRedirect={ignore} />
  )
}

export const Payments: Story = {
  name: 'R2 a payment handles any answer',
  ...opens(
    ({ passenger }) => as(passenger, <NewPayment isPaid={false} />, <NewPayment isPaid />),
    (root) => root.querySelector('[data-component^="Payment"]') !== null,
  ),
}

export const Vehicles: Story = {
  name: 'R2 the vehicles and groups of the console handle any answer',
  ...opens(
    ({ staff, driver, groupId }) =>
      as(
        staff,
        <kit.VehicleList />,
        <kit.VehicleFacts driverKey={driver.key} />,
        <kit.GroupList />,
        <kit.GroupSettings groupId={groupId} />,
      ),
    shows('VehicleList', 'VehicleFacts', 'GroupList', 'GroupSettings'),
    2,
  ),
}

export const Routes: Story = {
  name: 'R2 the trip routes, the dashboard and the driver report handle any answer',
  ...opens(
    ({ staff, admin: { userId } }) =>
      as(
        staff,
        <kit.RouteList />,
        <kit.RouteDetail tripId="T-1" groupIds={[]} />,
        <kit.ConsoleDashboard userId={userId} />,
        <kit.DriverReport userId={userId} />,
      ),
    shows('RouteList', 'RouteDetail', 'ConsoleDashboard', 'DriverReport'),
    2,
  ),
}

export const StaffLists: Story = {
  name: 'R2 the lists and forms of staff handle any answer',
  ...opens(
    ({ staff }) => {
      const form = { onDone: ignore, onCancel: ignore }
      const list = { onAdd: ignore, onEdit: ignore }
      return as(
        staff,
        <kit.RoleList {...list} />,
        <kit.RoleForm {...form} roleId="2" />,
        <kit.UserList />,
        <kit.RateList {...list} />,
        <kit.RateForm {...form} rateId="new" />,
        <kit.ExtraChargeList />,
      )
    },
    (root) => !root.querySelector(WAITING),
  ),
}
