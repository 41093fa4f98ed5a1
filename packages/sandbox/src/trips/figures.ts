import { kmOf, sumKm } from '../base/km.ts'
import { commissionOf } from '../wallet/commission.ts'
import type { World } from '../world.ts'
import { receiptOf } from './receipt.ts'
import type { Trip } from './trip.ts'

/** The distance of a trip until now. */
function tripMetres({ city, now }: World, { from, to, start }: Trip): number {
  return city.routes.after(from, to, (now - start) / 1000).metres
}

/** The figures of a trip until now. The amount is known once it has ended. */
export function figuresOfTrip(world: World, trip: Trip) {
  const km = kmOf(tripMetres(world, trip))
  if (trip.end > world.now) {
    return { km, seconds: Math.floor((world.now - trip.start) / 1000), amount: undefined }
  }
  const { seconds, total } = receiptOf(world, trip)
  return { km, seconds, amount: total }
}

/** The figures of several trips. */
export interface Figures {
  trips: number
  /** The number of drivers with at least one of them. */
  drivers: number
  /** The sum of the rows' distances. */
  km: number
  seconds: number
  /** What passengers paid, MMK. */
  amount: number
  /** The commission of the platform, MMK. */
  commission: number
}

/** Adds up trips for maps, owners and dashboards. */
export function figuresOf(world: World, trips: Iterable<Trip>): Figures {
  const drivers = new Set<number>()
  const kilometres: number[] = []
  const sums = { seconds: 0, amount: 0, commission: 0 }
  for (const trip of trips) {
    const { km, seconds, amount } = figuresOfTrip(world, trip)
    drivers.add(trip.driver)
    kilometres.push(km)
    sums.seconds += seconds
    if (amount === undefined) continue
    sums.amount += amount
    sums.commission += commissionOf(world.drivers[trip.driver]?.groupId ?? '', amount)
  }
  return { trips: kilometres.length, drivers: drivers.size, km: sumKm(kilometres), ...sums }
}
