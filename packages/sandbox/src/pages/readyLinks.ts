import { BOOKING_CODES } from '@fleetgis/domain/bookings'
import { DAY, dayOf, stampOf } from '../base/stamp.ts'
import { bookingId, bookingKey } from '../bookings/booking.ts'
import { firstDriver, firstPassenger, standingBookings } from '../bookings/standing.ts'
import { receiptOf } from '../trips/receipt.ts'
import type { World } from '../world.ts'
import { mapLinks } from './mapLinks.ts'
import { panelLinks } from './panelLinks.ts'

/** A web view with a link that can be opened. */
export interface ReadyLink {
  title: string
  /** Path and query of the console. */
  path: string
}

/** The lifetime of a token in a link, long enough for bookmarks. */
const LIFETIME = 30 * DAY
const APP_ID = '001'

/** A person who opens a web view. */
interface Viewer {
  key: string
  userId: string
}

/** The people who open the web views: those of the first group with drivers that an admin of groups has. */
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
    for (const groupId of admin.groupIds ?? world.groups.map(({ id }) => id)) {
      const driver = firstDriver(world, groupId)
      const passenger = driver && world.passengers[firstPassenger(driver)]
      const other = world.drivers.find((one) => one.groupId === groupId && one !== driver)
      if (driver && passenger) return { groupId, driver, other, passenger, admin }
    }
  }
  return undefined
}

/**
 * A link to each web view, with a token that lives for thirty days. The driver and the passenger are those with a
 * booking of each status. A world without drivers has only links of pages that need none.
 */
export function readyLinks(world: World): ReadyLink[] {
  const tokenOf = ({ userId }: { userId: string }) =>
    world.tokens.issue({ kind: 'page', userId }, world.now, LIFETIME)
  const cast = castOf(world)
  if (!cast) return [...panelLinks(world, tokenOf), ...mapLinks(world, tokenOf)]
  const { groupId, driver, other, passenger, admin } = cast
  const link = (title: string, page: string, viewer: Viewer, query: Record<string, string>): ReadyLink => ({
    title,
    path: `${page}?${new URLSearchParams({ token: tokenOf(viewer), ...query })}`,
  })
  const app = { appid: APP_ID, language: 'en' }
  const drives = (viewer: Viewer) => ({ driverid: viewer.key, domainid: groupId, ...app })
  const chatting = chattyBooking(world, driver.index)
  const payable = payableBooking(world, passenger)
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
    link('Passenger: payment', '/payment', payable?.passenger ?? passenger, {
      userID: (payable?.passenger ?? passenger).userId,
      bookingkey: payable?.key ?? '',
      refno: payable?.id ?? 'NONE',
      amount: payable?.amount ?? '4500',
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
    {
      title: 'Payment: failed',
      path: `/payment-fail?${new URLSearchParams({ order_no: chatting?.id ?? '' })}`,
    },
  ]
}

/** The other fields of a payment, the same in each link (PAY-10). */
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

/** The open booking of a driver with the longest conversation: the present standing one on the way. */
function chattyBooking(world: World, driver: number): { key: string; id: string } | undefined {
  const today = dayOf(world.now)
  const booking = [today, today - 1]
    .flatMap((day) => standingBookings(world, day))
    .find((one) => {
      const { current } = world.bookings.life(one, world.now)
      return current.driver === driver && current.status === BOOKING_CODES.onTheWay && current.at <= world.now
    })
  return booking && { key: bookingKey(booking), id: bookingId(booking) }
}

/** The newest completed booking that is not paid yet: the passenger's own if there is one. */
function payableBooking(world: World, { key: passengerKey }: Viewer) {
  const today = dayOf(world.now)
  const found = [...world.bookings.made(today - 1, today, world.now)].flatMap((booking) => {
    const { current, trip } = world.bookings.life(booking, world.now)
    const passenger = world.passengers[booking.passenger]
    const isPaid = world.payments.changes.get(booking.index)?.update !== undefined
    return current.status === BOOKING_CODES.complete && trip && passenger && !isPaid
      ? [{ booking, trip, passenger }]
      : []
  })
  const payable = found.find(({ passenger }) => passenger.key === passengerKey) ?? found[0]
  return (
    payable && {
      key: bookingKey(payable.booking),
      id: bookingId(payable.booking),
      passenger: payable.passenger,
      amount: String(receiptOf(world, payable.trip).total),
    }
  )
}
