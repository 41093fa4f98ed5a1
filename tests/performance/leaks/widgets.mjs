// Each named widget with its own city in the page, mounted and unmounted as in an app: one provider and one client for
// all.
import { createElement as h } from 'react'
import { createRoot } from 'react-dom/client'
import { adminBookings } from '../../../packages/api/src/bookings/index.ts'
import { createFleetClient } from '../../../packages/api/src/index.ts'
import { createRespond, readyLinks, rushHour } from '../../../packages/sandbox/src/index.ts'
import { AdminMap } from '../../../packages/ui/exports/AdminMap.ts'
import { AssignPanel } from '../../../packages/ui/exports/AssignPanel.ts'
import { BookingList } from '../../../packages/ui/exports/BookingList.ts'
import { ChatPanel } from '../../../packages/ui/exports/ChatPanel.ts'
import { ConversationList } from '../../../packages/ui/exports/ConversationList.ts'
import { HomeMap } from '../../../packages/ui/exports/HomeMap.ts'
import { LocationTable } from '../../../packages/ui/exports/LocationTable.ts'
import { OwnerMap } from '../../../packages/ui/exports/OwnerMap.ts'
import { PinCheck } from '../../../packages/ui/exports/PinPad.ts'
import { TopUp } from '../../../packages/ui/exports/TopUp.ts'
import { TransactionHistory } from '../../../packages/ui/exports/TransactionHistory.ts'
import { TripDetail } from '../../../packages/ui/exports/TripDetail.ts'
import { FleetProvider } from '../../../packages/ui/src/index.ts'

const ignore = () => {}
const STAFF = 'admin@fleetgis.example'
/** Of the link to `/map`. */
const MAP_ADMIN = 'groups@fleetgis.example'
const APP = '001'
const world = rushHour()
const answer = createRespond(world)
const clock = { now: () => world.now }

const queryOf = (page) =>
  new URLSearchParams(
    readyLinks(world)
      .find(({ path }) => path.startsWith(`${page}?`))
      ?.path.split('?')[1],
  )
const admin = {
  userId: queryOf('/chat').get('userid'),
  key: queryOf('/admin-booking-list').get('driverid'),
  groupId: queryOf('/admin-booking-list').get('domainid'),
}
const driver = {
  userId: queryOf('/driver-booking-chat').get('userid'),
  key: queryOf('/driver-booking-list').get('driverid'),
}
const owner = world.owners[0]
const bookingKey = queryOf('/driver-booking-chat').get('bookingkey')
const { groupId } = admin

const clientOf = (userId) =>
  createFleetClient({
    bases: { main: 'https://fleet.example' },
    fetch: async (input, init) => answer(new Request(input, init)),
    pageToken: world.tokens.issue({ kind: 'page', userId }, world.now, 86_400_000),
    appId: APP,
  })

/** The newest booking of the last week with this status. */
async function findBooking(client, status) {
  const dayAgo = (days) =>
    new Date(world.now + 6.5 * 3_600_000 - days * 86_400_000).toISOString().slice(0, 10)
  const { bookings } = await client.call(adminBookings, {
    driverId: admin.key,
    groupId,
    fromDate: dayAgo(7),
    toDate: dayAgo(0),
    statuses: [status],
    page: 1,
    size: 10,
  })
  if (!bookings[0]) throw new Error(`There is no booking with status ${status}.`)
  return bookings[0]
}

/**
 * By name: the user, the status of the booking that it is `of`, the widget, and an element that shows when it is open.
 */
const widgets = {
  BookingList: {
    userId: driver.userId,
    make: () => h(BookingList, { audience: 'driver', userId: driver.key, groupId, appId: APP }),
    shown: '[data-component="BookingCard"]',
  },
  TripDetail: {
    userId: admin.userId,
    of: 9,
    make: ({ key }) =>
      h(TripDetail, { audience: 'admin', userId: admin.key, bookingKey: key, onClose: ignore }),
    shown: '[data-component="TripDetail"] .leaflet-pane',
  },
  ChatPanel: {
    userId: driver.userId,
    make: () =>
      h(ChatPanel, { chat: { appId: APP, userId: driver.userId, bookingKey, screen: 'driverBooking' } }),
    shown: '[data-part="message"]',
  },
  TransactionHistory: {
    userId: admin.userId,
    make: () =>
      h(TransactionHistory, {
        model: 'wallet',
        userId: admin.key,
        driverKey: driver.key,
        groupId,
        canExport: true,
      }),
    shown: '[data-part="row"], [data-component="TransactionHistory"] [data-component="EmptyState"]',
  },
  LocationTable: {
    userId: STAFF,
    make: () => h(LocationTable),
    shown: '[data-component="LocationTable"] [role="row"] button',
  },
  PinCheck: {
    userId: admin.userId,
    make: () => h(PinCheck, { userId: admin.key, groupId, onAccepted: ignore, autoFocus: true }),
    shown: '[data-component="PinPad"] input',
  },
  TopUp: {
    userId: admin.userId,
    make: () =>
      h(TopUp, {
        userId: admin.key,
        driverKey: driver.key,
        driverName: 'Aung',
        groupId,
        groupName: 'Golden Valley',
        onClose: ignore,
      }),
    shown: '[data-component="TopUp"]:not([data-state="asking"])',
  },
  AssignPanel: {
    userId: admin.userId,
    of: 1,
    make: (booking) =>
      h(AssignPanel, { booking, groupId, userId: admin.key, onAssigned: ignore, onClose: ignore }),
    shown: '[data-component="AssignPanel"]:has([data-part="candidate"]) .leaflet-pane',
  },
  ConversationList: {
    userId: admin.userId,
    make: () => h(ConversationList, { appId: APP, userId: admin.userId, onOpen: ignore }),
    shown: '[data-component="ConversationList"] [data-component="EntityRow"]',
  },
  AdminMap: {
    userId: MAP_ADMIN,
    make: () =>
      h(AdminMap, {
        userId: queryOf('/map').get('driverid'),
        groupId: queryOf('/map').get('groupid'),
        appId: APP,
      }),
    shown: '.leaflet-fleet-vehicles-pane canvas',
  },
  OwnerMap: {
    userId: owner.userId,
    make: () => h(OwnerMap, { ownerId: owner.key }),
    shown: '.leaflet-fleet-vehicles-pane canvas',
  },
  HomeMap: {
    userId: STAFF,
    make: () => h(HomeMap),
    shown: '.leaflet-fleet-vehicles-pane canvas',
  },
}

/** A frame later, or a hundredth of a second, as in a page that no frames are drawn of. */
const moment = () => new Promise((resolve) => setTimeout(resolve, 10))

let root
let stage
let shown

/** Resolves once the condition holds; throws with its description after a time-out. */
async function until(isSo, what) {
  const began = performance.now()
  while (!isSo()) {
    if (performance.now() - began > 30_000)
      throw new Error(`${what}: ${document.body.textContent.slice(0, 400)}`)
    await moment()
  }
}

window.bench = {
  names: Object.keys(widgets),
  init: async (name) => {
    const widget = widgets[name]
    const client = clientOf(widget.userId)
    const booking = widget.of === undefined ? undefined : await findBooking(client, widget.of)
    root = createRoot(document.getElementById('root'))
    stage = (content) =>
      root.render(
        h(FleetProvider, { client, clock, page: true }, h('div', { style: { height: '100vh' } }, content)),
      )
    shown = widget
    window.bench.open = async () => {
      stage(widget.make(booking))
      await until(() => document.querySelector(shown.shown), `${name} does not open`)
    }
    stage(null)
  },
  close: async () => {
    stage(null)
    await until(() => !document.querySelector(shown.shown), 'It does not close')
  },
}
