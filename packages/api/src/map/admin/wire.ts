import { count, list, namedRow, number, point, text, textOrNull, underData } from '../../core/strict.ts'
import { driver, driverStatus } from '../../drivers/wire.ts'
import { tripDetail, tripPage, trips } from '../../trips/wire.ts'

/** A driver on a map (PMAP-39). */
const mapDriver = namedRow('MapDriver', {
  syskey: text,
  domainid: text,
  name: text,
  member_id: text,
  vehicleno: text,
  mobile: text,
  email: text,
  amount: number,
  image: text,
  domain: text,
  vehicle: text,
  model: text,
  color: text,
  fueltype: text,
  status: driverStatus,
  vehicleid: text,
  route: point,
})

/** The drivers of a map, and the results of its search. */
export const locationLists = { data_list: list(mapDriver), search_data: list(mapDriver) }

const counts = { active: count, ongoing: count, offline: count, total_count: count }

const drivers = underData({ data_list: list(driver), count })

export const adminMapWire = {
  adminTrips: tripPage,
  adminTripInfo: underData({ trips: count, drivers: count, distancebykm: number, total_drivers: count }),
  bookingTripInfo: underData({ trips: count, onlineBookingCount: count, ongoingBookingCount: count }),
  driverLocations: underData({ ...locationLists, ...counts }),
  driverLocationChanges: underData({
    data_list: locationLists.data_list,
    gone: list(text),
    stamp: text,
    since: textOrNull,
    ...counts,
  }),
  currentTrips: underData({ data_list: trips }),
  ongoingBookings: tripPage,
  onlineBookings: tripPage,
  driversByStatus: drivers,
  driverTripDetail: tripDetail,
  tripDrivers: drivers,
}
