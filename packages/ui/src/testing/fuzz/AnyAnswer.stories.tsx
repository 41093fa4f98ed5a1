import { createFleetClient } from '@fleetgis/api'
import { adminBookings } from '@fleetgis/api/bookings'
import type { Booking } from '@fleetgis/domain/bookings'
import { fleetToday } from '@fleetgis/domain/period'
import { createRespond, readyLinks, rushHour } from '@fleetgis/sandbox'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ReactElement, useState } from 'react'
import { AddBalance } from '../../../exports/AddBalance.ts'
import { AdminMap } from '../../../exports/AdminMap.ts'
import { AdminPanel } from '../../../exports/AdminPanel.ts'
import { ApprovalPanel } from '../../../exports/ApprovalPanel.ts'
import { AssignPanel } from '../../../exports/AssignPanel.ts'
import { BookingList } from '../../../exports/BookingList.ts'
import { ChatInbox } from '../../../exports/ChatInbox.ts'
import { ChatPanel } from '../../../exports/ChatPanel.ts'
import { CheckInList } from '../../../exports/CheckInList.ts'
import { ConsoleDashboard, DriverReport } from '../../../exports/ConsoleDashboard.ts'
import { ConsoleDriverList } from '../../../exports/ConsoleDriverList.ts'
import { ConversationList } from '../../../exports/ConversationList.ts'
import { DriverPanel } from '../../../exports/DriverPanel.ts'
import { ExtraChargeList } from '../../../exports/ExtraChargeList.ts'
import { FiguresPanel } from '../../../exports/FiguresPanel.ts'
import { GroupList, GroupSettings } from '../../../exports/GroupList.ts'
import { HomeMap } from '../../../exports/HomeMap.ts'
import { LocationTable } from '../../../exports/LocationTable.ts'
import { OwnerMap } from '../../../exports/OwnerMap.ts'
import { PaymentResult } from '../../../exports/PaymentResult.ts'
import { PaymentStart } from '../../../exports/PaymentStart.ts'
import { PinChange, PinCheck } from '../../../exports/PinPad.ts'
import { PlaceFinder } from '../../../exports/PlaceFinder.ts'
import { PlaceSearch } from '../../../exports/PlaceSearch.ts'
import { RateForm } from '../../../exports/RateForm.ts'
import { RateList } from '../../../exports/RateList.ts'
import { RoleForm } from '../../../exports/RoleForm.ts'
import { RoleList } from '../../../exports/RoleList.ts'
import { RouteDetail, RouteList } from '../../../exports/RouteList.ts'
import { TopUp } from '../../../exports/TopUp.ts'
import { TopUpPanel } from '../../../exports/TopUpPanel.ts'
import { TransactionHistory } from '../../../exports/TransactionHistory.ts'
import { TripDetail } from '../../../exports/TripDetail.ts'
import { TripList } from '../../../exports/TripList.ts'
import { UnknownPlaces } from '../../../exports/UnknownPlaces.ts'
import { UserList } from '../../../exports/UserList.ts'
import { VehicleFacts, VehicleList } from '../../../exports/VehicleList.ts'
import { fuzzAnswers, type Screen } from './fuzzAnswers.tsx'

const meta = {
  title: 'Testing/AnyAnswer',
  tags: ['!dev', '!autodocs'],
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

/** A story that opens screens of the city, each until it is loaded. */
const opens = (screens: (city: City) => readonly Screen[], until: (root: HTMLElement) => boolean) =>
  fuzzAnswers({ city, screens: () => screens(city()), until })

const onMap = (map: ReactElement) => <div style={{ height: 560 }}>{map}</div>

export const Bookings: Story = {
  name: 'R2 a list of bookings handles any answer',
  ...opens(({ driver, passenger, admin, groupId }) => {
    const list = { appId: '001', groupId }
    return [
      ...as(driver, <BookingList {...list} audience="driver" userId={driver.key} />),
      ...as(passenger, <BookingList {...list} audience="passenger" userId={passenger.key} />),
      ...as(admin, <BookingList {...list} audience="admin" userId={admin.key} />),
    ]
  }, shows('BookingList')),
}

export const Details: Story = {
  name: 'R2 a detail handles any answer',
  ...opens(({ driver, passenger, bookingKey }) => {
    const detail = { bookingKey, onClose: ignore }
    return [
      ...as(driver, <TripDetail {...detail} audience="driver" userId={driver.key} />),
      ...as(passenger, <TripDetail {...detail} audience="passenger" userId={passenger.key} />),
    ]
  }, shows('TripDetail')),
}

let waiting: Booking | undefined
/** A pending booking of the admin's group. */
async function findWaiting(): Promise<Booking | undefined> {
  const { world, answer, admin, groupId } = city()
  const client = createFleetClient({
    bases: { main: 'https://fleet.example' },
    fetch: async (input, init) => answer(new Request(input, init)),
    pageToken: world.tokens.issue({ kind: 'access', userId: admin.userId }, world.now),
  })
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
  beforeEach: async () => {
    waiting = await findWaiting()
  },
  ...opens(({ admin, group }) => {
    if (!waiting) throw new Error('No booking waits for a driver.')
    return as(admin, <AssignPanel {...group} booking={waiting} onAssigned={ignore} onClose={ignore} />)
  }, shows('AssignPanel')),
}

export const Transactions: Story = {
  name: 'R2 the transactions handle any answer',
  ...opens(
    ({ admin, driver, staff, group }) => [
      ...as(
        admin,
        <TransactionHistory {...group} driverKey={driver.key} model="wallet" canExport checksSums />,
      ),
      ...as(
        staff,
        <TransactionHistory driverKey={driver.key} groupId={group.groupId} model="console" canExport />,
      ),
    ],
    shows('TransactionHistory'),
  ),
}

export const ToppingUp: Story = {
  name: 'R2 a top-up handles any answer',
  ...opens(
    ({ admin, driver, staff, wallet }) => [
      ...as(admin, <TopUp {...wallet} userId={admin.key} onClose={ignore} />),
      ...as(staff, <AddBalance {...wallet} contact={driver.userId} onClose={ignore} />),
    ],
    (root) => root.querySelector('[data-component="TopUp"]:not([data-state="asking"])') !== null,
  ),
}

export const Wallets: Story = {
  name: 'R2 the wallets of a group handle any answer',
  ...opens(({ admin, group }) => as(admin, <TopUpPanel {...group} />), shows('TopUpPanel')),
}

export const GroupDrivers: Story = {
  name: 'R2 the drivers of a group handle any answer',
  ...opens(({ admin, group }) => as(admin, <DriverPanel {...group} page="screen" />), shows('DriverPanel')),
}

export const GroupPanel: Story = {
  name: 'R2 the panel of a group admin handles any answer',
  ...opens(({ admin, group }) => {
    const topAdmins = { topAdminIds: [], otherGroupIds: [] }
    return as(
      admin,
      <AdminPanel {...group} appId="001" topAdmins={topAdmins} panel={undefined} onPanel={ignore}>
        {() => null}
      </AdminPanel>,
    )
  }, shows('AdminPanel')),
}

export const LiveMap: Story = {
  name: 'R2 the live map handles any answer',
  ...opens(({ staff }) => as(staff, onMap(<HomeMap />)), shows('FleetMap')),
}

export const GroupMap: Story = {
  name: 'R2 the map of a group admin handles any answer',
  ...opens(({ admin, group }) => as(admin, onMap(<AdminMap {...group} appId="001" />)), shows('FleetMap')),
}

export const OwnersMap: Story = {
  name: 'R2 the map of an owner handles any answer',
  ...opens(
    ({ owner }) => as(owner, onMap(<OwnerMap ownerId={owner.key} />)),
    (root) => shows('FleetMap')(root) || fails(root),
  ),
}

export const OwnersTrips: Story = {
  name: 'R2 the trips of an owner handle any answer',
  ...opens(
    ({ owner }) => as(owner, <TripList ownerId={owner.key} />),
    (root) => shows('TripList')(root) || fails(root),
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
  name: 'R2 the check of a PIN handles any answer',
  ...opens(({ admin, group }) => as(admin, <PinCheck {...group} onAccepted={ignore} />), sends('PinPad')),
}

export const NewPins: Story = {
  name: 'R2 the change of a PIN handles any answer',
  ...opens(({ admin, group }) => as(admin, <PinChange {...group} />), sends('PinChangeForm')),
}

export const Places: Story = {
  name: 'R2 the table of places handles any answer',
  ...opens(
    ({ staff }) => as(staff, <LocationTable />, <LocationTable list="review" />),
    shows('LocationTable'),
  ),
}

export const CheckIns: Story = {
  name: 'R2 the check-in list handles any answer',
  ...opens(({ staff }) => as(staff, <CheckInList />), shows('CheckInList')),
}

export const ConsoleDrivers: Story = {
  name: 'R2 the console driver list handles any answer',
  ...opens(({ staff }) => as(staff, <ConsoleDriverList />), shows('ConsoleDriverList')),
}

export const FoundPlaces: Story = {
  name: 'R2 the searches for places handle any answer',
  ...opens(
    ({ staff }) => as(staff, <PlaceSearch name="Yangon" />, <PlaceFinder />),
    shows('PlaceSearch', 'PlaceFinder'),
  ),
}

export const UnknownNames: Story = {
  name: 'R2 the unknown names handle any answer',
  ...opens(
    ({ staff }) => as(staff, <UnknownPlaces hrefOf={({ name }) => `/${name}`} />),
    shows('UnknownPlaces'),
  ),
}

export const Chats: Story = {
  name: 'R2 a chat handles any answer',
  ...opens(({ driver, passenger, bookingKey }) => {
    const chat = { appId: '001', bookingKey }
    return [
      ...as(driver, <ChatPanel chat={{ ...chat, userId: driver.userId, screen: 'driverBooking' }} />),
      ...as(
        passenger,
        <ChatPanel chat={{ ...chat, userId: passenger.userId, screen: 'passengerBooking' }} />,
      ),
    ]
  }, shows('ChatPanel')),
}

export const Conversations: Story = {
  name: 'R2 the list of conversations handles any answer',
  ...opens(({ admin, bookingKey }) => {
    const reader = { appId: '001', userId: admin.userId, onOpen: ignore }
    return as(
      admin,
      <ConversationList {...reader} />,
      <ChatInbox {...reader} open={{ bookingKey }} onBack={ignore} />,
    )
  }, shows('ConversationList')),
}

/** A payment of its own for each run: marks of the browser keep the same one from a second call. */
function NewPayment({ isPaid }: { isPaid: boolean }) {
  const [refno] = useState(() => crypto.randomUUID())
  return isPaid ? (
    <PaymentResult result="success" query={{ order_no: refno }} />
  ) : (
    <PaymentStart query={{ refno, amount: '4500' }} gatewayHosts={[]} onRedirect={ignore} />
  )
}

export const Payments: Story = {
  name: 'R2 a payment handles any answer',
  ...opens(
    ({ passenger }) => as(passenger, <NewPayment isPaid={false} />, <NewPayment isPaid />),
    (root) => root.querySelector('[data-component^="Payment"]') !== null,
  ),
}

export const Approvals: Story = {
  name: 'R2 the top-up requests of a group handle any answer',
  ...opens(({ admin, group }) => as(admin, <ApprovalPanel {...group} />), shows('ApprovalPanel')),
}

export const Figures: Story = {
  name: 'R2 the figures of a group handle any answer',
  ...opens(({ admin, group }) => {
    const topAdmins = { topAdminIds: [admin.key], otherGroupIds: [group.groupId] }
    return as(admin, <FiguresPanel {...group} topAdmins={topAdmins} />)
  }, shows('FiguresPanel')),
}

export const Vehicles: Story = {
  name: 'R2 the vehicles handle any answer',
  ...opens(
    ({ staff, driver }) => as(staff, <VehicleList />, <VehicleFacts driverKey={driver.key} />),
    shows('VehicleList', 'VehicleFacts'),
  ),
}

export const Groups: Story = {
  name: 'R2 the groups of the console handle any answer',
  ...opens(
    ({ staff, groupId }) => as(staff, <GroupList />, <GroupSettings groupId={groupId} />),
    shows('GroupList', 'GroupSettings'),
  ),
}

export const Routes: Story = {
  name: 'R2 the trip routes handle any answer',
  ...opens(
    ({ staff }) => as(staff, <RouteList />, <RouteDetail tripId="T-1" groupIds={[]} />),
    shows('RouteList', 'RouteDetail'),
  ),
}

export const Dashboards: Story = {
  name: 'R2 the dashboard and the driver report handle any answer',
  ...opens(
    ({ staff, admin: { userId } }) =>
      as(staff, <ConsoleDashboard userId={userId} />, <DriverReport userId={userId} />),
    shows('ConsoleDashboard', 'DriverReport'),
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
        <RoleList {...list} />,
        <RoleForm {...form} roleId="2" />,
        <UserList />,
        <RateList {...list} />,
        <RateForm {...form} rateId="new" />,
        <ExtraChargeList />,
      )
    },
    (root) => !root.querySelector(WAITING),
  ),
}
