import { DAY, dayOf, stampOf } from '../base/stamp.ts'
import { bookingId, bookingKey } from '../bookings/booking.ts'
import { firstDriver, firstPassenger, standingBookings } from '../bookings/standing.ts'
import type { World } from '../world.ts'
import { mapLinks } from './mapLinks.ts'
import { panelLinks } from './panelLinks.ts'

/** A web view that is ready to be opened. */
export interface ReadyLink {
  title: string
  /** Path and query of the console. */
  path: string
}

/** As long as a link that somebody keeps should live. */
const LIFETIME = 30 * DAY
const APP_ID = '001'

/** Somebody who opens a web view. */
interface Viewer {
  key: string
  userId: string
}

/** Who opens the web views: people of the group whose admin has an account of their own. */
interface Cast {
  groupId: string
  driver: Viewer & { index: number }
  other: Viewer | undefined
  passenger: Viewer
  admin: Viewer
}

function castOf(world: World): Cast | undefined {
  const admins = world.accounts.all().filter(({ role }) => role === 4)
  for (const admin of admins) {
    for (const groupId of admin.groupIds ?? []) {
      const driver = firstDriver(world, groupId)
      const passenger = driver && world.passengers[firstPassenger(driver)]
      const other = world.drivers.find((one) => one.groupId === groupId && one !== driver)
      if (driver && passenger) return { groupId, driver, other, passenger, admin }
    }
  }
  return undefined
}

/**
 * An address of each web view, with a token that lives for thirty days. The driver and the passenger are those whose
 * lists have a booking of each status; where nobody drives, only pages that need nobody have one.
 */
export function readyLinks(world: World): ReadyLink[] {
  const tokenOf = ({ userId }: { userId: string }) =>
    world.tokens.issue({ kind: 'page', userId }, world.now, LIFETIME)
  const cast = castOf(world)
  if (!cast) return mapLinks(world, tokenOf)
  const { groupId, driver, other, passenger, admin } = cast
  const link = (title: string, page: string, viewer: Viewer, query: Record<string, string>): ReadyLink => ({
    title,
    path: `${page}?${new URLSearchParams({ token: tokenOf(viewer), ...query })}`,
  })
  const app = { appid: APP_ID, language: 'en' }
  const drives = (viewer: Viewer) => ({ driverid: viewer.key, domainid: groupId, ...app })
  const chatting = chattyBooking(world, driver.index)
  const chat = (viewer: Viewer) => ({ userid: viewer.userId, bookingkey: chatting?.key ?? '', ...app })
  return [
    link('Driver: bookings', '/driver-booking-list', driver, drives(driver)),
    ...(other ? [link('Another driver: bookings', '/driver-booking-list', other, drives(other))] : []),
    link('Driver: bookings, in Burmese and dark', '/driver-booking-list', driver, {
      ...drives(driver),
      language: 'my',
      theme: 'dark',
    }),
    link('Passenger: bookings', '/passenger-booking-list', passenger, {
      passengerid: passenger.key,
      groupid: groupId,
      ...app,
    }),
    link('Group admin: bookings', '/admin-booking-list', admin, drives(admin)),
    ...panelLinks(world, tokenOf),
    ...mapLinks(world, tokenOf),
    link('Driver: chat about a booking', '/driver-booking-chat', driver, chat(driver)),
    link('Passenger: chat about a booking', '/passenger-booking-chat', passenger, chat(passenger)),
    link('Group admin: chats', '/chat', admin, { userid: admin.userId, ...app }),
    link('Passenger: payment', '/payment', passenger, {
      userID: passenger.userId,
      bookingkey: chatting?.key ?? '',
      refno: chatting?.id ?? '',
      amount: '4500',
      currency: 'MMK',
      appname: 'Fleet GIS',
      desc: 'Taxi',
      ...PAYMENT_FIELDS,
      ...app,
    }),
    {
      title: 'Payment: success',
      path: `/payment-success?${new URLSearchParams({
        order_no: chatting?.id ?? '',
        bookingkey: chatting?.key ?? '',
        name: 'Thida',
        telephone: passenger.userId,
        transact_no: 'T-0042',
        email: '',
        modifiedtime: stampOf(world.now).replaceAll(/\D/g, ''),
        price: '4500$',
      })}`,
    },
    { title: 'Payment: cancelled', path: '/payment-cancel' },
    { title: 'Payment: failed', path: '/payment-fail' },
  ]
}

/** What the gateway is told besides, the same in each link (PAY-10). */
const PAYMENT_FIELDS = {
  address: 'Yangon',
  pcode: '11181',
  resultpageskip: 'Y',
  pname: 'Taxi ride',
  cname: 'Thida',
  sign: 'demo',
  contactname: 'Thida',
  phone: '+959300000001',
  cancelurl: 'https://fleetgis.example/payment-cancel',
  email: 'thida@fleetgis.example',
  paymenttype: 'card',
  cid: 'demo',
} as const

/** The open booking of a driver that was talked about at length: the one on the way that stands now. */
function chattyBooking(world: World, driver: number): { key: string; id: string } | undefined {
  const today = dayOf(world.now)
  const booking = [today, today - 1]
    .flatMap((day) => standingBookings(world, day))
    .find((one) => {
      const { current } = world.bookings.life(one, world.now)
      return current.driver === driver && current.status === ON_THE_WAY && current.at <= world.now
    })
  return booking && { key: bookingKey(booking), id: bookingId(booking) }
}

const ON_THE_WAY = 8
