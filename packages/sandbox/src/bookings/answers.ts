import { BOOKING_TYPES, isBookingStatusCode } from '@fleetgis/domain/bookings'
import { type Answers, refuse, SUCCESS } from '../answer.ts'
import { takePage } from '../base/page.ts'
import { findPerson, type Known } from '../people/findPerson.ts'
import { adminGroup, bookingOf, checkActs, groupOf, ownAdmin, ownDriver, ownSelf } from './access.ts'
import { assignOffer } from './assignOffer.ts'
import { detailRow } from './detailRow.ts'
import { isDriverOf } from './isDriverOf.ts'
import { adminSees, driverList, driverSees, groupList, listRow, passengerList, rowHas } from './lists.ts'
import { accept, assign, setStatus, startProcessing } from './moves.ts'

const isAdmin = (person: Known): person is Known & { kind: 'admin' } => person.kind === 'admin'

export const bookingAnswers = {
  driverBookings: ({ world, query, body, origin, caller }) => {
    const driver = ownDriver(world, caller(), body.driverid)
    const group = groupOf(world, body.domainid)
    if (!isDriverOf(world, driver, group.id)) refuse(403, `You are not a driver of ${group.name}.`)
    const rows = driverList(world, driver, group.id, body)
    return {
      status: 200,
      data: {
        driverInfo: {
          mobile: driver.mobile,
          email: driver.email,
          booking_ready: world.bookingSettings.isReady(driver) ? 1 : 0,
        },
        bookings: takePage(rows, query).map((row) => listRow(world, row, { audience: 'driver', origin })),
        totalCount: rows.length,
      },
    }
  },

  passengerBookings: ({ world, query, body, origin, caller }) => {
    const person = ownSelf(world, caller(), body.passengerkey)
    if (person.kind !== 'passenger') refuse(403, 'This call is for passengers.')
    const rows = passengerList(world, person.index, body).filter((row) => rowHas(world, row, body.search))
    return {
      status: 200,
      data: {
        passenger: { mobile: person.passenger.mobile, email: person.passenger.email },
        bookings: takePage(rows, query).map((row) => listRow(world, row, { audience: 'passenger', origin })),
        totalCount: rows.length,
      },
    }
  },

  adminBookings: ({ world, query, body, origin, caller }) => {
    const group = adminGroup(world, ownAdmin(world, caller(), body.driverid), body.domainid)
    const rows = groupList(world, group.id, body)
    return {
      status: 200,
      data: {
        data: takePage(rows, query).map((row) => listRow(world, row, { audience: 'admin', origin })),
        totalCount: rows.length,
      },
    }
  },

  setBookingReady: ({ world, body, caller }) => {
    const driver = ownDriver(world, caller(), body.driverid)
    if (body.booking_ready !== 0 && body.booking_ready !== 1) refuse(400, 'booking_ready: expected 0 or 1')
    world.bookingSettings.setReady(driver, body.booking_ready === 1)
    return SUCCESS
  },

  bookingType: ({ world, body, caller }) => {
    const group = groupOf(world, body.domainid)
    const person = findPerson(world, caller().userId)
    if (person?.kind === 'admin') adminGroup(world, person.account, group.id)
    else if (person?.kind !== 'driver' || !isDriverOf(world, person.driver, group.id)) {
      refuse(403, `You do not belong to ${group.name}.`)
    }
    return { status: 200, data: { type: world.bookingSettings.typeOf(group.id) } }
  },

  setBookingType: ({ world, body, caller }) => {
    const admin = ownAdmin(world, caller(), caller().userId)
    checkActs(admin)
    const group = adminGroup(world, admin, body.domainid)
    const type = BOOKING_TYPES.find((one) => one === body.type)
    if (type === undefined) refuse(400, `type: expected one of ${BOOKING_TYPES.join(', ')}`)
    world.bookingSettings.setType(group.id, type)
    return SUCCESS
  },

  driverBookingDetail: ({ world, body, origin, caller }) => {
    const person = ownSelf(world, caller(), body.driverid)
    const booking = bookingOf(world, body.bookingkey)
    const row = { booking, life: world.bookings.life(booking, world.now) }
    const maySee =
      person.kind === 'driver'
        ? driverSees(world, person.driver, row)
        : person.kind === 'admin' && adminSees(ownAdmin(world, caller(), person.key), booking)
    if (!maySee) refuse(403, 'You may not see this booking.')
    return { status: 200, data: detailRow(world, row, origin) }
  },

  passengerBookingDetail: ({ world, body, origin, caller }) => {
    const person = ownSelf(world, caller(), body.passengerkey)
    const booking = bookingOf(world, body.bookingkey)
    if (person.kind !== 'passenger' || person.index !== booking.passenger) {
      refuse(403, 'You may not see this booking.')
    }
    const row = { booking, life: world.bookings.life(booking, world.now) }
    return { status: 200, data: detailRow(world, row, origin) }
  },

  setBookingStatus: ({ world, body, caller }) => {
    const person = ownSelf(world, caller(), body.driverid)
    const booking = bookingOf(world, body.bookingkey)
    const status = /^\d+$/.test(body.status) ? Number(body.status) : undefined
    if (!isBookingStatusCode(status)) refuse(400, 'status: expected the number of a status, such as "8"')
    setStatus(world, booking, person, status)
    return SUCCESS
  },

  acceptBooking: ({ world, body, headers, caller }) => {
    if (!headers.get('appid')?.trim()) refuse(400, 'header appid: is missing')
    const person = findPerson(world, caller().userId)
    const booking = bookingOf(world, body.bookingkey)
    const driver = findPerson(world, body.driverid)
    if (driver?.kind !== 'driver') refuse(404, 'There is no such driver.')
    const vehicleNo = world.vehicles[driver.driver.index]?.vehicleNo
    if (body.vehicleno !== '' && body.vehicleno !== vehicleNo) {
      refuse(400, 'vehicleno: expected the vehicle of this driver')
    }
    if (person && isAdmin(person)) assign(world, booking, person, driver.driver)
    else accept(world, booking, ownDriver(world, caller(), body.driverid))
    return SUCCESS
  },

  assignOffer: ({ world, body, caller }) => {
    const group = adminGroup(world, ownAdmin(world, caller(), body.driverid), body.domainid)
    const booking = bookingOf(world, body.bookingkey)
    if (booking.groupId !== group.id) refuse(403, `This booking does not belong to ${group.name}.`)
    if (Math.abs(body.lat) > 90) refuse(400, 'lat: expected degrees from -90 to 90')
    if (Math.abs(body.lng) > 180) refuse(400, 'lng: expected degrees from -180 to 180')
    if (!(body.range > 0)) refuse(400, 'range: expected kilometres above 0')
    const search = {
      groupId: group.id,
      around: [body.lng, body.lat] as [number, number],
      km: body.range,
      text: body.search,
    }
    return { status: 200, data: assignOffer(world, booking, search) }
  },

  setBookingProcessing: ({ world, body, caller }) => {
    const person = ownSelf(world, caller(), body.driverid)
    if (!isAdmin(person)) refuse(403, 'This call is for admins.')
    startProcessing(world, bookingOf(world, body.bookingkey), person)
    return SUCCESS
  },
} satisfies Partial<Answers>
