import { createFleetClient } from '@fleetgis/api'
import { adminBookings } from '@fleetgis/api/bookings'
import type { Booking } from '@fleetgis/domain/bookings'
import { fleetToday } from '@fleetgis/domain/period'
import { createRespond, readyLinks, rushHour } from '@fleetgis/sandbox'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
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
import { fuzzAnswers } from './fuzzAnswers.tsx'

const meta = {
  title: 'Widgets/AnyAnswer',
  tags: ['!autodocs'],
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const ignore = () => {}
const has = (selector: string) => (root: HTMLElement) => root.querySelector(selector) !== null
/** Whether a widget has replaced its skeleton. */
const loaded = (component: string, waiting = '[data-component="Skeleton"]') => {
  const isThere = has(`[data-component="${component}"]`)
  const isWaiting = has(waiting)
  return (root: HTMLElement) => isThere(root) && !isWaiting(root)
}

/** One world for all stories, because reads do not change it. */
function makeCity() {
  const world = rushHour()
  const queryOf = (page: string) =>
    new URLSearchParams(
      readyLinks(world)
        .find(({ path }) => path.startsWith(`${page}?`))
        ?.path.split('?')[1],
    )
  const idIn = (page: string, name: string) => queryOf(page).get(name) ?? ''
  const groupId = idIn('/admin-booking-list', 'domainid')
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
  const bookingKey = idIn('/driver-booking-chat', 'bookingkey')
  const answer = createRespond(world)
  return { world, answer, groupId, admin, driver, passenger, owner, bookingKey }
}

let made: ReturnType<typeof makeCity> | undefined
const city = () => {
  made ??= makeCity()
  return made
}

export const Bookings: Story = {
  ...fuzzAnswers({
    city,
    screens: () => {
      const { admin, driver, passenger, groupId } = city()
      const list = { appId: '001', groupId }
      return [
        {
          signedInAs: driver.userId,
          widget: <BookingList {...list} audience="driver" userId={driver.key} />,
        },
        {
          signedInAs: passenger.userId,
          widget: <BookingList {...list} audience="passenger" userId={passenger.key} />,
        },
        { signedInAs: admin.userId, widget: <BookingList {...list} audience="admin" userId={admin.key} /> },
      ]
    },
    until: loaded('BookingList'),
  }),
  name: 'R2 a list of bookings handles any answer',
}

export const Details: Story = {
  ...fuzzAnswers({
    city,
    screens: () => {
      const { driver, passenger, bookingKey } = city()
      return [
        {
          signedInAs: driver.userId,
          widget: (
            <TripDetail audience="driver" userId={driver.key} bookingKey={bookingKey} onClose={ignore} />
          ),
        },
        {
          signedInAs: passenger.userId,
          widget: (
            <TripDetail
              audience="passenger"
              userId={passenger.key}
              bookingKey={bookingKey}
              onClose={ignore}
            />
          ),
        },
      ]
    },
    until: loaded('TripDetail', '[data-part="skeleton"]'),
  }),
  name: 'R2 a detail handles any answer',
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
  beforeEach: async () => {
    waiting = await findWaiting()
  },
  ...fuzzAnswers({
    city,
    screens: () => {
      const { admin, groupId } = city()
      if (!waiting) throw new Error('No booking waits for a driver.')
      return [
        {
          signedInAs: admin.userId,
          widget: (
            <AssignPanel
              booking={waiting}
              groupId={groupId}
              userId={admin.key}
              onAssigned={ignore}
              onClose={ignore}
            />
          ),
        },
      ]
    },
    until: loaded('AssignPanel', '[data-part="skeleton"]'),
  }),
  name: 'R2 the choice of a driver handles any answer',
}

export const Transactions: Story = {
  ...fuzzAnswers({
    city,
    screens: () => {
      const { admin, driver, groupId } = city()
      const of = { driverId: driver.key, groupId }
      return [
        {
          signedInAs: admin.userId,
          widget: <TransactionHistory {...of} model="wallet" userId={admin.key} canExport checksSums />,
        },
        {
          signedInAs: 'admin@fleetgis.example',
          widget: <TransactionHistory {...of} model="console" canExport />,
        },
      ]
    },
    until: loaded('TransactionHistory', '[data-part="skeleton"]'),
  }),
  name: 'R2 the transactions handle any answer',
}

export const ToppingUp: Story = {
  ...fuzzAnswers({
    city,
    screens: () => {
      const { admin, driver, groupId } = city()
      return [
        {
          signedInAs: admin.userId,
          widget: (
            <TopUp
              userId={admin.key}
              driverId={driver.key}
              driverName="Aung"
              groupId={groupId}
              groupName="Golden Valley"
              onClose={ignore}
            />
          ),
        },
        {
          signedInAs: 'admin@fleetgis.example',
          widget: (
            <AddBalance
              driverId={driver.key}
              driverName="Aung"
              groupId={groupId}
              groupName="Golden Valley"
              contact={driver.userId}
              onClose={ignore}
            />
          ),
        },
      ]
    },
    until: has('[data-component="TopUp"]:not([data-state="asking"])'),
  }),
  name: 'R2 a top-up handles any answer',
}

export const Wallets: Story = {
  ...fuzzAnswers({
    city,
    screens: () => {
      const { admin, groupId } = city()
      return [{ signedInAs: admin.userId, widget: <TopUpPanel userId={admin.key} groupId={groupId} /> }]
    },
    until: loaded('TopUpPanel'),
  }),
  name: 'R2 the wallets of a group handle any answer',
}

export const GroupDrivers: Story = {
  ...fuzzAnswers({
    city,
    screens: () => {
      const { admin, groupId } = city()
      return [
        {
          signedInAs: admin.userId,
          widget: <DriverPanel userId={admin.key} groupId={groupId} page="screen" />,
        },
      ]
    },
    until: loaded('DriverPanel'),
  }),
  name: 'R2 the drivers of a group handle any answer',
}

export const GroupPanel: Story = {
  ...fuzzAnswers({
    city,
    screens: () => {
      const { admin, groupId } = city()
      return [
        {
          signedInAs: admin.userId,
          widget: (
            <AdminPanel
              userId={admin.key}
              groupId={groupId}
              appId="001"
              topAdmins={{ topAdminIds: [], otherGroupIds: [] }}
              panel={undefined}
              onPanel={ignore}
            >
              {() => null}
            </AdminPanel>
          ),
        },
      ]
    },
    until: loaded('AdminPanel'),
  }),
  name: 'R2 the panel of a group admin handles any answer',
}

export const LiveMap: Story = {
  ...fuzzAnswers({
    city,
    screens: () => [
      {
        signedInAs: 'admin@fleetgis.example',
        widget: (
          <div style={{ height: 560 }}>
            <HomeMap />
          </div>
        ),
      },
    ],
    until: (root) => has('[data-component="FleetMap"]')(root) && !has('[data-part="loading"]')(root),
  }),
  name: 'R2 the live map handles any answer',
}

export const GroupMap: Story = {
  ...fuzzAnswers({
    city,
    screens: () => {
      const { admin, groupId } = city()
      return [
        {
          signedInAs: admin.userId,
          widget: (
            <div style={{ height: 560 }}>
              <AdminMap userId={admin.key} groupId={groupId} appId="001" />
            </div>
          ),
        },
      ]
    },
    until: (root) => has('[data-component="FleetMap"]')(root) && !has('[data-part="loading"]')(root),
  }),
  name: 'R2 the map of a group admin handles any answer',
}

export const OwnersMap: Story = {
  ...fuzzAnswers({
    city,
    screens: () => {
      const { owner } = city()
      return [
        {
          signedInAs: owner.userId,
          widget: (
            <div style={{ height: 560 }}>
              <OwnerMap ownerId={owner.key} />
            </div>
          ),
        },
      ]
    },
    until: (root) =>
      has('[data-component="FleetMap"], [role="alert"]')(root) && !has('[data-part="loading"]')(root),
  }),
  name: 'R2 the map of an owner handles any answer',
}

export const OwnersTrips: Story = {
  ...fuzzAnswers({
    city,
    screens: () => {
      const { owner } = city()
      return [{ signedInAs: owner.userId, widget: <TripList ownerId={owner.key} /> }]
    },
    until: (root) =>
      has('[data-component="TripList"], [role="alert"]')(root) && !has('[data-component="Skeleton"]')(root),
  }),
  name: 'R2 the trips of an owner handle any answer',
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
  ...fuzzAnswers({
    city,
    screens: () => {
      const { admin, groupId } = city()
      const signedInAs = admin.userId
      const of = { userId: admin.key, groupId }
      return [{ signedInAs, widget: <PinCheck {...of} onAccepted={ignore} /> }]
    },
    until: sends('PinPad'),
  }),
  name: 'R2 the check of a PIN handles any answer',
}

export const NewPins: Story = {
  ...fuzzAnswers({
    city,
    screens: () => {
      const { admin, groupId } = city()
      return [{ signedInAs: admin.userId, widget: <PinChange userId={admin.key} groupId={groupId} /> }]
    },
    until: sends('PinChangeForm'),
  }),
  name: 'R2 the change of a PIN handles any answer',
}

export const Places: Story = {
  ...fuzzAnswers({
    city,
    screens: () => [
      { signedInAs: 'admin@fleetgis.example', widget: <LocationTable /> },
      { signedInAs: 'admin@fleetgis.example', widget: <LocationTable list="review" /> },
    ],
    until: loaded('LocationTable'),
  }),
  name: 'R2 the table of places handles any answer',
}

export const CheckIns: Story = {
  ...fuzzAnswers({
    city,
    screens: () => [{ signedInAs: 'admin@fleetgis.example', widget: <CheckInList /> }],
    until: loaded('CheckInList'),
  }),
  name: 'R2 the check-in list handles any answer',
}

export const ConsoleDrivers: Story = {
  ...fuzzAnswers({
    city,
    screens: () => [{ signedInAs: 'admin@fleetgis.example', widget: <ConsoleDriverList /> }],
    until: loaded('ConsoleDriverList'),
  }),
  name: 'R2 the console driver list handles any answer',
}

export const FoundPlaces: Story = {
  ...fuzzAnswers({
    city,
    screens: () => [
      { signedInAs: 'admin@fleetgis.example', widget: <PlaceSearch name="Yangon" /> },
      { signedInAs: 'admin@fleetgis.example', widget: <PlaceFinder /> },
    ],
    until: (root) => loaded('PlaceSearch')(root) || loaded('PlaceFinder')(root),
  }),
  name: 'R2 the searches for places handle any answer',
}

export const UnknownNames: Story = {
  ...fuzzAnswers({
    city,
    screens: () => [
      { signedInAs: 'admin@fleetgis.example', widget: <UnknownPlaces hrefOf={({ name }) => `/${name}`} /> },
    ],
    until: loaded('UnknownPlaces'),
  }),
  name: 'R2 the unknown names handle any answer',
}

export const Chats: Story = {
  ...fuzzAnswers({
    city,
    screens: () => {
      const { driver, passenger, bookingKey } = city()
      const chat = { appId: '001', bookingKey }
      return [
        {
          signedInAs: driver.userId,
          widget: <ChatPanel chat={{ ...chat, userId: driver.userId, screen: 'driverBooking' }} />,
        },
        {
          signedInAs: passenger.userId,
          widget: <ChatPanel chat={{ ...chat, userId: passenger.userId, screen: 'passengerBooking' }} />,
        },
      ]
    },
    until: loaded('ChatPanel'),
  }),
  name: 'R2 a chat handles any answer',
}

export const Conversations: Story = {
  ...fuzzAnswers({
    city,
    screens: () => {
      const { admin, bookingKey } = city()
      const reader = { appId: '001', userId: admin.userId, onOpen: ignore }
      return [
        { signedInAs: admin.userId, widget: <ConversationList {...reader} /> },
        {
          signedInAs: admin.userId,
          widget: <ChatInbox {...reader} open={{ bookingKey }} onBack={ignore} />,
        },
      ]
    },
    until: loaded('ConversationList'),
  }),
  name: 'R2 the list of conversations handles any answer',
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
  ...fuzzAnswers({
    city,
    screens: () => {
      const { passenger } = city()
      return [false, true].map((isPaid) => ({
        signedInAs: passenger.userId,
        widget: <NewPayment isPaid={isPaid} />,
      }))
    },
    until: has('[data-component^="Payment"]'),
  }),
  name: 'R2 a payment handles any answer',
}

export const Approvals: Story = {
  ...fuzzAnswers({
    city,
    screens: () => {
      const { admin, groupId } = city()
      return [{ signedInAs: admin.userId, widget: <ApprovalPanel userId={admin.key} groupId={groupId} /> }]
    },
    until: loaded('ApprovalPanel'),
  }),
  name: 'R2 the top-up requests of a group handle any answer',
}

export const Figures: Story = {
  ...fuzzAnswers({
    city,
    screens: () => {
      const { admin, groupId } = city()
      const topAdmins = { topAdminIds: [admin.key], otherGroupIds: [groupId] }
      return [
        {
          signedInAs: admin.userId,
          widget: <FiguresPanel userId={admin.key} groupId={groupId} topAdmins={topAdmins} />,
        },
      ]
    },
    until: loaded('FiguresPanel'),
  }),
  name: 'R2 the figures of a group handle any answer',
}

export const Vehicles: Story = {
  ...fuzzAnswers({
    city,
    screens: () => [
      { signedInAs: 'admin@fleetgis.example', widget: <VehicleList /> },
      { signedInAs: 'admin@fleetgis.example', widget: <VehicleFacts driverKey={city().driver.key} /> },
    ],
    until: (root) => loaded('VehicleList')(root) || loaded('VehicleFacts')(root),
  }),
  name: 'R2 the vehicles handle any answer',
}

export const Groups: Story = {
  ...fuzzAnswers({
    city,
    screens: () => [
      { signedInAs: 'admin@fleetgis.example', widget: <GroupList /> },
      { signedInAs: 'admin@fleetgis.example', widget: <GroupSettings groupId={city().groupId} /> },
    ],
    until: (root) => loaded('GroupList')(root) || loaded('GroupSettings')(root),
  }),
  name: 'R2 the groups of the console handle any answer',
}

export const Routes: Story = {
  ...fuzzAnswers({
    city,
    screens: () => [
      { signedInAs: 'admin@fleetgis.example', widget: <RouteList /> },
      { signedInAs: 'admin@fleetgis.example', widget: <RouteDetail tripId="T-1" groupIds={[]} /> },
    ],
    until: (root) => loaded('RouteList')(root) || loaded('RouteDetail')(root),
  }),
  name: 'R2 the trip routes handle any answer',
}

export const Dashboards: Story = {
  ...fuzzAnswers({
    city,
    screens: () => [
      { signedInAs: 'admin@fleetgis.example', widget: <ConsoleDashboard userId={city().admin.userId} /> },
      { signedInAs: 'admin@fleetgis.example', widget: <DriverReport userId={city().admin.userId} /> },
    ],
    until: (root) => loaded('ConsoleDashboard')(root) || loaded('DriverReport')(root),
  }),
  name: 'R2 the dashboard and the driver report handle any answer',
}

export const StaffLists: Story = {
  ...fuzzAnswers({
    city,
    screens: () => {
      const signedInAs = 'admin@fleetgis.example'
      const form = { onDone: ignore, onCancel: ignore }
      const list = { onAdd: ignore, onEdit: ignore }
      return [
        { signedInAs, widget: <RoleList {...list} /> },
        { signedInAs, widget: <RoleForm {...form} id="2" /> },
        { signedInAs, widget: <UserList /> },
        { signedInAs, widget: <RateList {...list} /> },
        { signedInAs, widget: <RateForm {...form} id="new" /> },
        { signedInAs, widget: <ExtraChargeList /> },
      ]
    },
    until: (root) => !has('[data-component="Skeleton"]')(root),
  }),
  name: 'R2 the lists and forms of staff handle any answer',
}
