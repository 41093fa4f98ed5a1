import type {
  AdminBookings,
  AssignCandidate,
  AssignOffer,
  Booking,
  BookingPlace,
  Contact,
  DriverBookings,
  PassengerBookings,
} from '@fleetgis/domain/bookings'
import * as z from 'zod/mini'
import { optionalPath, placeAt } from '../core/geo.ts'
import { flag, number, optionalNumber, optionalText, reply, rows, text } from '../core/readers.ts'
import { stopNames, stopPoints } from '../trips/stops.ts'

function place(name: string | undefined, lat?: number, lng?: number): BookingPlace {
  return { name: name ?? '', ...placeAt(lat, lng) }
}

/** A booking of a list. Without its key it cannot be opened; a card can do without the other fields. */
const booking = z.pipe(
  z.object({
    bookingkey: text,
    bookingid: optionalText,
    status: optionalNumber,
    createddate: optionalText,
    km: optionalNumber,
    from_loc: optionalText,
    from_lat: optionalNumber,
    from_lng: optionalNumber,
    to_loc: optionalText,
    extra_address: stopNames,
    image: optionalText,
    passenger_name: optionalText,
    drivername: optionalText,
  }),
  z.transform(
    (row): Booking => ({
      key: row.bookingkey,
      id: row.bookingid ?? '',
      status: row.status ?? 0,
      createdAt: row.createddate ?? '',
      distanceKm: row.km,
      pickup: place(row.from_loc, row.from_lat, row.from_lng),
      stops: row.extra_address,
      dropOff: place(row.to_loc),
      image: row.image,
      passengerName: row.passenger_name,
      driverName: row.drivername,
    }),
  ),
)

const contact = { mobile: optionalText, email: optionalText }

/** A person's contact; a list is usable without it. */
const optionalContact = z.pipe(
  z.optional(z.nullable(z.object(contact))),
  z.transform((person): Contact => ({ mobile: person?.mobile, email: person?.email })),
)

export const driverBookingsReply = z.pipe(
  reply('data', {
    driverInfo: z.optional(z.nullable(z.object({ ...contact, booking_ready: flag }))),
    bookings: rows(booking, 'bookings'),
    totalCount: number,
  }),
  z.transform(
    ({ driverInfo, bookings, totalCount: total }): DriverBookings => ({
      driver: {
        mobile: driverInfo?.mobile,
        email: driverInfo?.email,
        isReady: driverInfo?.booking_ready,
      },
      bookings,
      total,
    }),
  ),
)

export const passengerBookingsReply = z.pipe(
  reply('data', {
    passenger: optionalContact,
    bookings: rows(booking, 'bookings'),
    totalCount: number,
  }),
  z.transform(
    ({ passenger, bookings, totalCount: total }): PassengerBookings => ({ passenger, bookings, total }),
  ),
)

export const adminBookingsReply = z.pipe(
  reply('data', { data_list: rows(booking, 'data'), totalCount: number }, 'data'),
  z.transform(({ data_list: bookings, totalCount: total }): AdminBookings => ({ bookings, total })),
)

const candidate = z.pipe(
  z.object({
    syskey: text,
    name: optionalText,
    mobile: optionalText,
    email: optionalText,
    vehicleno: optionalText,
    distance: optionalNumber,
    latitude: optionalNumber,
    longitude: optionalNumber,
  }),
  z.transform(
    ({ latitude: lat, longitude: lng, ...row }): AssignCandidate => ({
      key: row.syskey,
      name: row.name ?? '',
      mobile: row.mobile,
      email: row.email,
      vehicleNo: row.vehicleno,
      distanceMetres: row.distance,
      position: placeAt(lat, lng),
    }),
  ),
)

const offered = z.object({
  from_lat: optionalNumber,
  from_lng: optionalNumber,
  from_loc: optionalText,
  to_loc: optionalText,
  extra_point: stopPoints,
  extra_address: stopNames,
})

/** The offer of a booking; its drivers can be chosen without the places of the booking. */
export const assignOfferReply = z.pipe(
  reply('data', {
    driver_list: rows(candidate, 'driver_list'),
    polyline: optionalPath,
    bookingData: z.nullable(offered),
  }),
  z.transform(({ driver_list: candidates, polyline, bookingData }): AssignOffer => {
    const data: Partial<z.output<typeof offered>> = bookingData ?? {}
    const { extra_point: points = [], extra_address: names = [] } = data
    return {
      candidates,
      path: polyline,
      booking: {
        pickup: place(data.from_loc, data.from_lat, data.from_lng),
        dropOffName: data.to_loc ?? '',
        stops: points.length
          ? points.map(({ name, lat, lng }, index) => place(name ?? names[index], lat, lng))
          : names.map((name) => place(name)),
      },
    }
  }),
)

/** The booking type of a group, in the server's words. */
export const bookingTypeReply = z.pipe(
  reply('data', { type: optionalText }),
  z.transform(({ type }) => ({ type })),
)
