import type { FleetClient } from '@fleetgis/api'
import {
  acceptBooking,
  adminBookings,
  driverBookings,
  passengerBookings,
  setBookingProcessing,
  setBookingStatus,
} from '@fleetgis/api/bookings'
import { trips } from '@fleetgis/api/map'
import { driverBookingDetail, passengerBookingDetail } from '@fleetgis/api/trips'
import {
  BOOKING_CODES,
  BOOKING_STATUS_CODES,
  type Booking,
  type BookingState,
  statusesFor,
} from '@fleetgis/domain/bookings'
import { amountLines, extraLine } from '@fleetgis/domain/trips'
import { describe, expect, test } from 'vitest'
import { dayOf, startOfDay } from '../base/stamp.ts'
import { castOf } from '../testing/castOf.ts'
import { clientOf, pageTokenOf } from '../testing/clientOf.ts'
import { openWorld } from '../testing/openWorld.ts'
import { snapshotOf } from '../testing/snapshotOf.ts'
import type { World } from '../world.ts'

const TODAY = '2026-11-20'
const MINUTE = 60_000
const page = { page: 1, size: 300 }
const all = { fromDate: '2026-11-13', toDate: TODAY, statuses: BOOKING_STATUS_CODES }

/** A world with the people of one group, and a function that reads the list of each. */
function open(options: Parameters<typeof openWorld>[0] = {}) {
  const { world, send, enter, client: staff } = openWorld({ drivers: 40, ...options })
  const cast = castOf(world)
  const { driver, other, passenger, admin, groupId } = cast
  const clients = {
    driver: clientOf(world, driver),
    other: clientOf(world, other),
    passenger: clientOf(world, passenger),
    admin: clientOf(world, admin),
  }
  const lists = {
    driver: (filters = all) =>
      clients.driver.call(driverBookings, { driverId: driver.key, groupId, ...filters, ...page }),
    other: (filters = all) =>
      clients.other.call(driverBookings, { driverId: other.key, groupId, ...filters, ...page }),
    passenger: (filters = all) =>
      clients.passenger.call(passengerBookings, { passengerId: passenger.key, ...filters, ...page }),
    admin: (filters = all) =>
      clients.admin.call(adminBookings, { driverId: admin.key, groupId, ...filters, ...page }),
  }
  /** The newest booking of the passenger in a state. */
  const booked = async (state: BookingState) => {
    const { bookings } = await lists.passenger()
    const found = bookings.find((booking) => booking.status === BOOKING_CODES[state])
    if (!found) throw new Error(`The passenger has no booking at ${state}.`)
    return found
  }
  const headers = (person: { userId: string }) => ({ Authorization: `Bearer ${pageTokenOf(world, person)}` })
  return { world, send, enter, staff, ...cast, clients, lists, booked, headers }
}

const accept = (client: FleetClient, { key }: Booking, driver: { key: string }) =>
  client.call(acceptBooking, { bookingKey: key, driverId: driver.key, vehicleNo: '' })
const move = (client: FleetClient, { key }: Booking, person: { key: string }, state: BookingState) =>
  client.call(setBookingStatus, { bookingKey: key, userId: person.key, status: BOOKING_CODES[state] })
const statusIn = ({ bookings }: { bookings: readonly Booking[] }, { key }: Booking) =>
  bookings.find((booking) => booking.key === key)?.status
const wait = (world: World, ms: number) => world.advanceTo(world.now + ms)

describe('lists', () => {
  test('BKG-24 a driver sees contact, readiness, bookings and their number', async () => {
    const { lists, driver } = open()
    const list = await lists.driver({ ...all, fromDate: TODAY })
    expect(list.driver).toEqual({ mobile: driver.mobile, email: driver.email, isReady: true })
    expect(list.total).toBe(list.bookings.length)
    expect(list.bookings[0]).toEqual({
      key: expect.stringMatching(/^7110\d{15}$/),
      id: expect.stringMatching(/^BK[0-9A-Z]+$/),
      status: expect.any(Number),
      createdAt: expect.stringMatching(/^2026-11-20 08:/),
      distanceKm: expect.any(Number),
      pickup: { name: expect.any(String), lat: expect.closeTo(16.9, 0), lng: expect.closeTo(96.2, 0) },
      stops: expect.any(Array),
      dropOff: { name: expect.any(String), lat: undefined, lng: undefined },
      image: undefined,
      passengerName: expect.any(String),
      driverName: undefined,
    })
  })

  test('BKG-25 a passenger sees contact and the driver’s name', async () => {
    const { lists, passenger, driver } = open()
    const list = await lists.passenger()
    expect(list.passenger).toEqual({ mobile: passenger.mobile, email: passenger.email })
    expect(list.bookings.find(({ status }) => status === BOOKING_CODES.assigned)?.driverName).toBe(
      driver.name.en,
    )
    expect(list.bookings.find(({ status }) => status === BOOKING_CODES.pending)?.driverName).toBeUndefined()
  })

  test('a passenger sees the pictures of drivers who have one', async () => {
    const { lists, world, driver } = open()
    const hasOne = world.roster.find(driver.key)?.hasImage
    const own = (await lists.passenger()).bookings.find(({ driverName }) => driverName === driver.name.en)
    const address = `http://sandbox.test/images/drivers/${driver.key}.svg`
    expect(own?.image).toBe(hasOne ? address : undefined)
    const images = new Set((await lists.passenger()).bookings.map(({ image }) => image !== undefined))
    expect(images).toEqual(new Set([true, false]))
  })

  test('BKG-26 an admin sees the bookings of the group', async () => {
    const { lists } = open()
    const { bookings, total } = await lists.admin({ ...all, fromDate: TODAY })
    expect(total).toBe(bookings.length)
    expect(bookings[0]?.passengerName).toEqual(expect.any(String))
  })

  const hours = [0.05, 3, 6.02, 8.25, 12, 17.5, 23.9]
  test.each(hours)('at %d o’clock each list has every status', async (hour) => {
    const now = startOfDay(dayOf(Date.UTC(2026, 10, 20))) + hour * 60 * MINUTE
    const { lists, world } = open({ now })
    const standing = BOOKING_STATUS_CODES.filter((status) => ![4, 5, 9, 10].includes(status))
    const complete = statusesFor('admin', 'complete')
    for (const list of [lists.driver, lists.passenger, lists.admin]) {
      const today = await list({ ...all, fromDate: TODAY, statuses: standing })
      expect(new Set(today.bookings.map(({ status }) => status))).toEqual(new Set(standing))
      const week = await list({ ...all, statuses: complete })
      expect(new Set(week.bookings.map(({ status }) => status))).toEqual(new Set(complete))
    }
    const underWay = [...world.bookings.made(dayOf(now) - 1, dayOf(now), now)].filter(
      (booking) => world.bookings.life(booking, now).current.status === BOOKING_CODES.start,
    )
    expect(underWay.length).toBeGreaterThan(0)
  })

  test.each(['driver', 'passenger', 'admin'] as const)(
    'the list of a %s has the asked statuses only',
    async (who) => {
      const { lists } = open()
      for (const option of ['pending', 'complete', 'cancelled'] as const) {
        const statuses = statusesFor(who, option)
        const { bookings } = await lists[who]({ ...all, statuses })
        expect(bookings.length).toBeGreaterThan(0)
        for (const { status } of bookings) expect(statuses).toContain(status)
      }
      await expect(lists[who]({ ...all, statuses: [] })).rejects.toThrow('statuses is empty')
    },
  )

  test('a period has the bookings made in it, the newest first', async () => {
    const { lists } = open()
    const { bookings } = await lists.admin({ ...all, fromDate: '2026-11-17', toDate: '2026-11-18' })
    const days = bookings.map(({ createdAt }) => createdAt.slice(0, 10))
    expect(new Set(days)).toEqual(new Set(['2026-11-17', '2026-11-18']))
    const stamps = bookings.map(({ createdAt }) => createdAt)
    expect(stamps).toEqual([...stamps].sort().reverse())
    expect((await lists.admin({ ...all, fromDate: '2026-11-21', toDate: '2026-11-22' })).total).toBe(0)
  })

  test('pages of ten follow each other without gap or overlap', async () => {
    const { clients, lists, admin, groupId } = open()
    const whole = await lists.admin()
    const input = { driverId: admin.key, groupId, ...all, size: 10 }
    const parts = await Promise.all(
      [1, 2, 3].map((number) => clients.admin.call(adminBookings, { ...input, page: number })),
    )
    expect(parts.flatMap(({ bookings }) => bookings)).toEqual(whole.bookings.slice(0, 30))
    for (const { total } of parts) expect(total).toBe(whole.total)
    expect(new Set(whole.bookings.map(({ key }) => key)).size).toBe(whole.bookings.length)
  })

  test('a passenger finds bookings by id, place and driver', async () => {
    const { send, headers, passenger, booked, driver } = open()
    const { id } = await booked('assigned')
    const body = { passengerkey: passenger.key, fromdate: TODAY, todate: TODAY, status: [2] }
    const found = async (search: string) =>
      (
        await send(
          '/booking/bookinglist/console?curPage=1&pageSize=10',
          { ...body, search },
          {
            headers: headers(passenger),
          },
        )
      ).body.data.totalCount
    expect(await found(id.toLowerCase())).toBe(1)
    expect(await found(driver.name.en)).toBeGreaterThan(0)
    expect(await found('nothing of the kind')).toBe(0)
  })

  test('two worlds of a seed have the same lists, and reading changes nothing', async () => {
    const [one, two] = [open(), open()]
    const lists = await Promise.all([one.lists.admin(), two.lists.admin()])
    expect(lists[0]).toEqual(lists[1])
    expect(await one.lists.admin()).toEqual(lists[0])
    expect(snapshotOf(one.world)).toEqual(snapshotOf(two.world))
  })

  test('a restarted world has the same bookings', async () => {
    const { booked } = open()
    const { key } = await booked('assigned')
    const { world, clients, passenger } = open({ now: Date.UTC(2026, 10, 20, 3) })
    expect(world.bookings.find(key, world.now)).toBeDefined()
    const detail = await clients.passenger.call(passengerBookingDetail, {
      passengerId: passenger.key,
      bookingKey: key,
    })
    expect(detail.key).toBe(key)
  })

  test('a fleet without drivers has no bookings', () => {
    const { world } = openWorld({ drivers: 0 })
    const day = dayOf(world.now)
    expect([...world.bookings.made(day - 7, day, world.now)]).toEqual([])
  })
})

describe('taking a booking', () => {
  test('BKS-29 a driver accepts, and all three lists show it', async () => {
    const { clients, lists, other, booked } = open()
    const booking = await booked('pending')
    expect(statusIn(await lists.driver(), booking)).toBe(BOOKING_CODES.pending)
    expect(await accept(clients.other, booking, other)).toMatchObject({ outcome: 'done' })
    expect(statusIn(await lists.other(), booking)).toBe(BOOKING_CODES.assigned)
    expect(statusIn(await lists.passenger(), booking)).toBe(BOOKING_CODES.assigned)
    expect(statusIn(await lists.admin(), booking)).toBe(BOOKING_CODES.assigned)
    expect(statusIn(await lists.driver(), booking)).toBeUndefined()
    expect((await lists.passenger()).bookings.find(({ key }) => key === booking.key)?.driverName).toBe(
      other.name.en,
    )
  })

  test('CF-117 a second driver is refused with 409 in the body, and the first driver keeps the booking', async () => {
    const { world, clients, lists, driver, other, booked } = open()
    const booking = await booked('pending')
    await accept(clients.other, booking, other)
    const before = snapshotOf(world)
    await expect(accept(clients.driver, booking, driver)).rejects.toMatchObject({
      status: 200,
      messageCode: 409,
      serverMessage: 'Another driver has taken this booking.',
    })
    expect(snapshotOf(world)).toEqual(before)
    expect(statusIn(await lists.other(), booking)).toBe(BOOKING_CODES.assigned)
  })

  test('of two simultaneous drivers one gets the booking', async () => {
    const { clients, driver, other, booked } = open()
    const booking = await booked('pending')
    const both = await Promise.allSettled([
      accept(clients.driver, booking, driver),
      accept(clients.other, booking, other),
    ])
    expect(both.map(({ status }) => status)).toEqual(['fulfilled', 'rejected'])
  })

  test('ASG-07 without the appid header it is refused with 400', async () => {
    const { world, send, headers, driver, booked } = open()
    const { key } = await booked('pending')
    const before = snapshotOf(world)
    const body = { bookingkey: key, driverid: driver.key, vehicleno: '' }
    const reply = await send('/booking/accept', body, { headers: headers(driver) })
    expect(reply).toMatchObject({ status: 400, body: { message: expect.stringContaining('appid') } })
    const blank = await send('/booking/accept', body, { headers: { ...headers(driver), appid: ' ' } })
    expect(blank.status).toBe(400)
    expect(snapshotOf(world)).toEqual(before)
  })

  test('an admin assigns a booking to a driver, with the vehicle', async () => {
    const { world, clients, lists, booked, groupId } = open()
    const booking = await booked('reassigned')
    const free = world.drivers.find(
      (one) =>
        one.groupId === groupId &&
        world.bookingSettings.isReady(one) &&
        world.traffic.whereabouts(one, world.now)?.state === 'online',
    )
    if (!free) throw new Error('No driver is free.')
    const vehicleNo = world.vehicles[free.index]?.vehicleNo ?? ''
    await clients.admin.call(acceptBooking, { bookingKey: booking.key, driverId: free.key, vehicleNo })
    expect(statusIn(await lists.admin(), booking)).toBe(BOOKING_CODES.assigned)
    expect((await lists.passenger()).bookings.find(({ key }) => key === booking.key)?.driverName).toBe(
      free.name.en,
    )
  })

  test('an admin cannot assign it to a driver who is busy, not ready, or of another group', async () => {
    const { world, clients, booked, groupId } = open()
    const { key } = await booked('pending')
    const before = snapshotOf(world)
    const give = (driver: { key: string } | undefined) =>
      clients.admin.call(acceptBooking, { bookingKey: key, driverId: driver?.key ?? '', vehicleNo: '' })
    const busy = world.drivers.find(
      (one) => one.groupId === groupId && world.traffic.whereabouts(one, world.now)?.state !== 'online',
    )
    await expect(give(busy)).rejects.toMatchObject({ messageCode: 409 })
    await expect(give(world.drivers.find((one) => one.groupId !== groupId))).rejects.toMatchObject({
      status: 403,
    })
    await expect(give({ key: 'unknown' })).rejects.toMatchObject({ status: 404 })
    expect(snapshotOf(world)).toEqual(before)
  })
})

describe('the life of a booking', () => {
  test('BKS-30 from pending to a receipt that adds up', async () => {
    const { world, clients, lists, driver, passenger, booked } = open()
    const booking = await booked('pending')
    const detail = () =>
      clients.passenger.call(passengerBookingDetail, { passengerId: passenger.key, bookingKey: booking.key })
    expect(await detail()).toMatchObject({
      driverName: '',
      total: undefined,
      path: [],
      successCode: undefined,
    })

    await accept(clients.driver, booking, driver)
    wait(world, MINUTE)
    await move(clients.driver, booking, driver, 'onTheWay')
    wait(world, MINUTE)
    await move(clients.driver, booking, driver, 'arrived')
    expect(statusIn(await lists.driver(), booking)).toBe(BOOKING_CODES.arrived)
    expect(await detail()).toMatchObject({ currentStatus: 'Arrived', previousStatus: 'On the way' })

    wait(world, MINUTE)
    expect(statusIn(await lists.driver(), booking)).toBe(BOOKING_CODES.start)
    expect(world.traffic.whereabouts(driver, world.now)?.state).toBe('ongoing')
    expect(await detail()).toMatchObject({ driverName: driver.name.en, total: undefined })

    wait(world, 30 * MINUTE)
    for (const list of [lists.driver, lists.passenger, lists.admin])
      expect(statusIn(await list(), booking)).toBe(BOOKING_CODES.complete)
    const receipt = await detail()
    expect(receipt.path.length).toBeGreaterThan(1)
    expect(receipt.successCode).toMatch(/^[A-Z]\d$/)
    expect(receipt.tripNumber).toMatch(/^\d+$/)
    const lines = amountLines(receipt)
    const parts = lines.filter(({ key }) => key !== 'total').reduce((sum, { amount }) => sum + amount, 0)
    expect(receipt.total).toBe(parts)
    expect(receipt.total).toBeGreaterThan(0)
  })

  test('a booking that became a trip through calls is a trip on the console’s map too', async () => {
    const { world, clients, driver, booked, enter, staff } = open()
    const booking = await booked('pending')
    await enter()
    const input = { search: driver.userId, groupIds: [], start: TODAY, end: TODAY, ...page }
    const before = await staff.call(trips, input)
    await accept(clients.driver, booking, driver)
    await move(clients.driver, booking, driver, 'onTheWay')
    await move(clients.driver, booking, driver, 'arrived')
    wait(world, MINUTE)
    const after = await staff.call(trips, input)
    const known = new Set(before.map(({ id }) => id))
    expect(after.filter(({ id }) => !known.has(id))).toMatchObject([
      { from: booking.pickup.name, to: booking.dropOff.name, tripStatus: 2 },
    ])
  })

  test('the clock advances a booking without calls; a booking that a call changed waits', async () => {
    const { world, clients, lists, driver, booked } = open()
    const [untouched, touched] = [await booked('assigned'), await booked('pending')]
    await accept(clients.driver, touched, driver)
    wait(world, 12 * 60 * MINUTE)
    const filters = { ...all, toDate: '2026-11-21' }
    expect(statusIn(await lists.passenger(filters), untouched)).toBe(BOOKING_CODES.passengerCancel)
    expect(statusIn(await lists.passenger(filters), touched)).toBe(BOOKING_CODES.assigned)
  })

  test('complete bookings are trips of the diary: route, duration, fare', async () => {
    const { world, clients, lists, driver } = open()
    const { bookings } = await lists.driver({ ...all, statuses: statusesFor('driver', 'complete') })
    expect(bookings.length).toBeGreaterThan(20)
    const diary = [...world.diary.trips(dayOf(world.now) - 7, dayOf(world.now), world.now)]
    for (const booking of bookings.slice(0, 10)) {
      const trip = diary.find((one) => {
        const own = world.bookings.ofTrip(one)
        return own !== undefined && world.bookings.find(booking.key, world.now)?.index === own.index
      })
      if (!trip) throw new Error(`${booking.id} is not a trip.`)
      const detail = await clients.driver.call(driverBookingDetail, {
        driverId: driver.key,
        bookingKey: booking.key,
      })
      expect(trip.driver).toBe(driver.index)
      expect(detail.distanceKm).toBeCloseTo(world.city.routes.metres(trip.from, trip.to) / 1000, 1)
      expect(detail.path).toHaveLength(world.city.routes.path(trip.from, trip.to).length)
      const [hours = 0, minutes = 0, seconds = 0] = String(detail.duration).split(':').map(Number)
      expect(hours * 3600 + minutes * 60 + seconds).toBe(Math.round((trip.end - trip.start) / 1000))
      expect(trip.end).toBeLessThanOrEqual(world.now)
    }
  })

  test('CF-53 extras of flat and counted types add up to their total, in every receipt', async () => {
    const { clients, lists, driver } = open()
    const { bookings } = await lists.driver({ ...all, statuses: statusesFor('driver', 'complete') })
    const details = await Promise.all(
      bookings.map(({ key }) =>
        clients.driver.call(driverBookingDetail, { driverId: driver.key, bookingKey: key }),
      ),
    )
    const types = new Set<string>()
    for (const detail of details) {
      const extras = detail.extras.map((extra) => extraLine(extra).amount)
      expect(detail.extrasTotal).toBe(extras.reduce((sum, amount) => sum + amount, 0))
      const sum = [detail.initialFare, detail.distanceCharge, detail.waitingCharge, detail.extrasTotal]
      expect(detail.total).toBe(sum.reduce<number>((total, amount) => total + Number(amount), 0))
      for (const { type } of detail.extras) types.add(String(type))
    }
    expect([...types].sort()).toEqual(['0', '1', '2', '3'])
  })
})

describe('cancelling', () => {
  test('CF-43 a passenger’s cancel sets 13', async () => {
    const { clients, lists, passenger, booked } = open()
    const booking = await booked('pending')
    await move(clients.passenger, booking, passenger, 'adminCancel')
    for (const list of [lists.passenger, lists.admin])
      expect(statusIn(await list(), booking)).toBe(BOOKING_CODES.adminCancel)
    expect(statusIn(await lists.driver(), booking)).toBeUndefined()
  })

  test.each(['pending', 'reassigned'] as const)(
    'an admin’s cancel of a booking at %s sets 13',
    async (state) => {
      const { clients, lists, admin, booked } = open()
      const booking = await booked(state)
      await move(clients.admin, booking, admin, 'adminCancel')
      expect(statusIn(await lists.admin(), booking)).toBe(BOOKING_CODES.adminCancel)
    },
  )

  test('a cancelled booking cannot be accepted', async () => {
    const { clients, passenger, driver, booked } = open()
    const booking = await booked('pending')
    await move(clients.passenger, booking, passenger, 'adminCancel')
    await expect(accept(clients.driver, booking, driver)).rejects.toMatchObject({
      messageCode: 409,
      serverMessage: 'The booking is cancelled now: it cannot be accepted.',
    })
  })

  test('invalid moves are refused with 409 in the body, and change nothing', async () => {
    const { world, clients, driver, passenger, admin, booked } = open()
    const before = snapshotOf(world)
    const [pending, assigned, onTheWay, arrived, processing] = [
      await booked('pending'),
      await booked('assigned'),
      await booked('onTheWay'),
      await booked('arrived'),
      await booked('processing'),
    ]
    const illegal = [
      () => move(clients.driver, assigned, driver, 'arrived'),
      () => move(clients.driver, assigned, driver, 'adminCancel'),
      () => move(clients.driver, onTheWay, driver, 'assigned'),
      () => move(clients.driver, arrived, driver, 'complete'),
      () => move(clients.passenger, assigned, passenger, 'adminCancel'),
      () => move(clients.admin, assigned, admin, 'adminCancel'),
      () => move(clients.admin, processing, admin, 'adminCancel'),
      // Assign has a call of its own, which names the driver.
      () => move(clients.admin, pending, admin, 'assigned'),
    ]
    for (const call of illegal) {
      await expect(call()).rejects.toMatchObject({ status: 200, messageCode: 409 })
    }
    expect(snapshotOf(world)).toEqual(before)
  })
})

test('a booking that is processed returns to its former status after two minutes', async () => {
  const { world, clients, lists, admin, driver, booked } = open()
  const booking = await booked('reassigned')
  await clients.admin.call(setBookingProcessing, { bookingKey: booking.key, userId: admin.key })
  expect(statusIn(await lists.admin(), booking)).toBe(BOOKING_CODES.processing)
  await expect(accept(clients.driver, booking, driver)).rejects.toMatchObject({ messageCode: 409 })
  wait(world, 2 * MINUTE)
  expect(statusIn(await lists.admin(), booking)).toBe(BOOKING_CODES.reassigned)
})

describe('permissions and validation', () => {
  const day = { fromdate: TODAY, todate: TODAY, status: [1] }
  const paged = '?curPage=1&pageSize=10'

  test('calls without a token, or with a wrong one, are refused with 401', async () => {
    const { send, driver, groupId } = open()
    const body = { driverid: driver.key, domainid: groupId, ...day }
    const path = `/booking/driver/bookinglist${paged}`
    expect((await send(path, body)).status).toBe(401)
    expect((await send(path, body, { headers: { Authorization: 'Bearer page.made.up' } })).status).toBe(401)
  })

  test('another user’s id is refused with 403, an unknown one with 404, malformed calls with 400', async () => {
    const { world, send, headers, driver, other, passenger, admin, groupId, booked } = open()
    const before = snapshotOf(world)
    const { key } = await booked('pending')
    const mine = { driverid: driver.key, domainid: groupId, ...day }
    const theirs = { passengerkey: passenger.key, ...day, search: '' }
    const move = { driverid: driver.key, bookingkey: key, status: '8' }
    const cases: [status: number, path: string, body: unknown, by: { userId: string }][] = [
      [403, `/booking/driver/bookinglist${paged}`, { ...mine, driverid: other.key }, driver],
      [404, `/booking/driver/bookinglist${paged}`, { ...mine, driverid: '7103100000000999999' }, driver],
      [404, `/booking/driver/bookinglist${paged}`, { ...mine, domainid: 'G999' }, driver],
      [403, `/booking/driver/bookinglist${paged}`, { ...mine, domainid: 'G001' }, driver],
      [403, `/booking/driver/bookinglist${paged}`, { ...mine, driverid: passenger.key }, passenger],
      [400, `/booking/driver/bookinglist${paged}`, { ...mine, fromdate: '2026-02-30' }, driver],
      [400, `/booking/driver/bookinglist${paged}`, { ...mine, status: '1,2' }, driver],
      [400, '/booking/driver/bookinglist?curPage=0&pageSize=10', mine, driver],
      [403, `/booking/bookinglist/console${paged}`, { ...theirs, passengerkey: driver.key }, driver],
      [403, `/booking/driver/admin-list${paged}`, mine, driver],
      [403, `/booking/driver/admin-list${paged}`, { ...mine, driverid: admin.key, domainid: 'G001' }, admin],
      [400, '/booking/driver-status', { ...move, status: 'soon' }, driver],
      [400, '/booking/driver-status', { ...move, status: '14' }, driver],
      [400, '/booking/driver-status', '{ "driverid": ', driver],
      [404, '/booking/driver-status', { ...move, bookingkey: '7110999999999999999' }, driver],
      [404, '/booking/driver-status', { ...move, bookingkey: 'none' }, driver],
      [403, '/booking/driver-status', move, driver],
      [403, '/booking/driver/details', { driverid: passenger.key, bookingkey: key }, passenger],
      [404, '/booking/passenger/details', { passengerkey: passenger.key, bookingkey: '0' }, passenger],
      [403, '/console/booking/update/status', { driverid: driver.key, bookingkey: key }, driver],
    ]
    for (const [status, path, body, by] of cases) {
      const reply = await send(path, body, { headers: headers(by) })
      expect([path, JSON.stringify(body), reply.status]).toEqual([path, JSON.stringify(body), status])
      expect(reply.body.message).toEqual(expect.any(String))
    }
    expect(snapshotOf(world)).toEqual(before)
  })

  test('a passenger does not see what others have booked', async () => {
    const { world, clients, lists, passenger } = open()
    const { bookings } = await lists.admin()
    const foreign = bookings.find(({ key }) => {
      const booking = world.bookings.find(key, world.now)
      return booking !== undefined && world.passengers[booking.passenger] !== passenger
    })
    const call = clients.passenger.call(passengerBookingDetail, {
      passengerId: passenger.key,
      bookingKey: foreign?.key ?? '',
    })
    await expect(call).rejects.toMatchObject({ status: 403 })
  })

  test('an account that may only view cannot cancel', async () => {
    const { world, lists, booked } = open()
    const booking = await booked('pending')
    const viewer = world.accounts.find('viewer@fleetgis.example')
    if (!viewer) throw new Error('The world has no viewer account.')
    const call = move(clientOf(world, viewer), booking, viewer, 'adminCancel')
    await expect(call).rejects.toMatchObject({ status: 403 })
    expect(statusIn(await lists.admin(), booking)).toBe(BOOKING_CODES.pending)
  })
})
