import { type Answers, refuse } from '../answer.ts'
import type { Days } from '../base/readDay.ts'
import { adminGroup, ownAdmin, ownDriver } from '../bookings/access.ts'
import type { Group } from '../groups/group.ts'
import { daysOf } from '../map/admin/scope.ts'
import { findPerson } from '../people/findPerson.ts'
import { type Figures, figuresOf } from '../trips/figures.ts'
import type { Trip } from '../trips/trip.ts'
import type { World } from '../world.ts'
import { askedGroups, checkTopAdmin, groupsOfAdmin } from './access.ts'

/** The trips of a period that drivers of these groups made. */
function tripsOf(world: World, { first, last }: Days, groups: readonly Group[]): Trip[] {
  const ids = new Set(groups.map(({ id }) => id))
  return [...world.diary.trips(first, last, world.now)].filter(({ driver }) =>
    ids.has(world.drivers[driver]?.groupId ?? ''),
  )
}

/** The share of the drivers. */
const netOf = ({ amount, commission }: Figures) => amount - commission

export const dashboardAnswers = {
  /**
   * The documents name the fields without defining them. For the requested groups `income` is what passengers paid, as
   * in EP-B39 and EP-B42, and `totalAmount` is the same; `driverIncome` is the drivers' share, and `groupIncome` the
   * commission. `adminTotalTrips` counts the trips of all groups of the admin.
   */
  dashboardSummary: ({ world, body, caller }) => {
    const groups = askedGroups(world, caller(), body)
    const days = daysOf(body)
    const own = figuresOf(world, tripsOf(world, days, groups))
    const admin = ownAdmin(world, caller(), body.userid)
    const all = tripsOf(world, days, groupsOfAdmin(world, admin))
    return {
      status: 200,
      data: {
        totalAmount: own.amount,
        income: own.amount,
        driverIncome: netOf(own),
        totalTrips: own.trips,
        totalDrivers: own.drivers,
        totalkm: own.km,
        adminTotalTrips: all.length,
        groupIncome: own.commission,
      },
    }
  },

  driverRanking: ({ world, body, caller }) => {
    const groups = askedGroups(world, caller(), body)
    const byDriver = new Map<number, Trip[]>()
    for (const trip of tripsOf(world, daysOf(body), groups)) {
      const trips = byDriver.get(trip.driver)
      if (trips) trips.push(trip)
      else byDriver.set(trip.driver, [trip])
    }
    const rows = [...byDriver].map(([driver, trips]) => ({ driver, figures: figuresOf(world, trips) }))
    rows.sort((one, other) => other.figures.amount - one.figures.amount || one.driver - other.driver)
    return {
      status: 200,
      data_list: rows.map(({ driver: index, figures }) => {
        const driver = world.drivers[index]
        return {
          name: driver?.name.en ?? '',
          mobile: driver?.mobile ?? '',
          email: driver?.email ?? '',
          member_id: driver?.memberId ?? '',
          total_amount: figures.amount,
          net_amount: netOf(figures),
          trip_count: figures.trips,
          kilometer: figures.km,
        }
      }),
    }
  },

  driverTotals: ({ world, body, caller }) => {
    const groups = askedGroups(world, caller(), body)
    const figures = figuresOf(world, tripsOf(world, daysOf(body), groups))
    return { status: 200, data: { income: figures.amount, net_amount: netOf(figures) } }
  },

  dashboard: ({ world, body, caller }) => {
    const groups = askedGroups(world, caller(), body)
    const { amount, trips, drivers, km } = figuresOf(world, tripsOf(world, daysOf(body), groups))
    return {
      status: 200,
      data: { total_amount: amount, trip_count: trips, driver_count: drivers, distancebykm: km },
    }
  },

  driverDashboard: ({ world, body, caller }) => {
    const person = findPerson(world, body.driverid)
    if (person?.kind !== 'driver') refuse(404, 'There is no such driver.')
    const { account } = caller()
    if (account) adminGroup(world, ownAdmin(world, caller(), account.key), person.driver.groupId)
    else ownDriver(world, caller(), body.driverid)
    const { first, last } = daysOf(body)
    const own = [...world.diary.trips(first, last, world.now)].filter(
      ({ driver }) => driver === person.driver.index,
    )
    const { amount, trips, km } = figuresOf(world, own)
    return { status: 200, data: { total_amount: amount, trip_count: trips, distancebykm: km } }
  },

  topAdminTotals: ({ world, body, caller }) => {
    checkTopAdmin(world, caller(), body)
    const figures = figuresOf(world, tripsOf(world, daysOf(body), world.groups))
    return { status: 200, data: { income: figures.amount, net_amount: netOf(figures) } }
  },

  adminList: ({ world, body, caller }) => {
    checkTopAdmin(world, caller(), body)
    const days = daysOf(body)
    const byGroup = new Map<string, Trip[]>(world.groups.map(({ id }) => [id, []]))
    for (const trip of tripsOf(world, days, world.groups)) {
      byGroup.get(world.drivers[trip.driver]?.groupId ?? '')?.push(trip)
    }
    const rows = world.groups.map((group) => {
      const figures = figuresOf(world, byGroup.get(group.id) ?? [])
      return { name: group.name, total_trip: figures.trips, total_net_amount: netOf(figures) }
    })
    return {
      status: 200,
      data: {
        data_list: rows,
        total_trip: rows.reduce((sum, row) => sum + row.total_trip, 0),
        total_net_amount: rows.reduce((sum, row) => sum + row.total_net_amount, 0),
      },
    }
  },
} satisfies Partial<Answers>
