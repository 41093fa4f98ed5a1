import { count, duration, list, number, row, text, underData } from '../core/strict.ts'
import { locationLists } from '../map/admin/wire.ts'
import { tripDetail, tripPage } from '../trips/wire.ts'

export const ownerWire = {
  ownerVehicles: underData({ data_list: list(row({ vehicleid: text, vehicleno: text })) }),
  ownerTripSummary: underData({ trip_count: count, duration, total_amount: number, distancebykm: number }),
  ownerLocations: underData(locationLists),
  ownerTrips: tripPage,
  ownerVehicleDetail: tripDetail,
  ownerTripList: tripPage,
  ownerTripDetail: tripDetail,
}
