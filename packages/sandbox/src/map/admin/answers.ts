import { type Answers, refuse, TextInParts } from '../../answer.ts'
import { type PageQuery, takePage } from '../../base/page.ts'
import { DAY, dayOf } from '../../base/stamp.ts'
import type { Driver } from '../../drivers/driver.ts'
import { DRIVER_STATUS, type DriverStatus, statusOf } from '../../drivers/presence.ts'
import { groupDriverRow } from '../../drivers/rows.ts'
import { figuresOf } from '../../trips/figures.ts'
import { tripDetail } from '../../trips/tripDetail.ts'
import { tripWords } from '../../trips/tripWords.ts'
import type { World } from '../../world.ts'
import { bookingLine, layerBookings } from './bookings.ts'
import { changesText } from './changesText.ts'
import { locationsText } from './locationsText.ts'
import { daysOf, type Member, scopeOf } from './scope.ts'
import { scopedTrips, underWay } from './trips.ts'

/** The status behind the number of a tab's list (CF-98). */
function knownStatus(status: number): DriverStatus {
  const known = Object.values(DRIVER_STATUS).find((one) => one === status)
  return known ?? refuse(400, 'status: expected 1 online, 2 ongoing or 3 offline')
}

export const adminMapAnswers = {
  adminTrips: ({ world, origin, query, body, caller }) => {
    const trips = [...scopedTrips(world, scopeOf(world, caller(), body), daysOf(body), body.search)]
    const page = takePage(trips, query)
    return {
      status: 200,
      data: { data_list: page.map((trip) => tripWords({ world, origin }, trip)), count: trips.length },
    }
  },

  adminTripInfo: ({ world, body, caller }) => {
    const scope = scopeOf(world, caller(), body)
    const { trips, drivers, km } = figuresOf(world, scopedTrips(world, scope, daysOf(body), body.search))
    return { status: 200, data: { trips, drivers, distancebykm: km, total_drivers: scope.members.length } }
  },

  bookingTripInfo: ({ world, body, caller }) => {
    const scope = scopeOf(world, caller(), body)
    const days = daysOf(body)
    return {
      status: 200,
      data: {
        trips: [...scopedTrips(world, scope, days)].length,
        onlineBookingCount: layerBookings(world, scope, days, 'online').length,
        ongoingBookingCount: layerBookings(world, scope, days, 'ongoing').length,
      },
    }
  },

  driverLocations: ({ world, origin, body, caller }) => {
    const scope = scopeOf(world, caller(), body)
    return new TextInParts(locationsText({ world, origin }, scope.members, body.search))
  },

  driverLocationChanges: ({ world, origin, body, caller }) => {
    const { members, groupIds } = scopeOf(world, caller(), body)
    const asked = { scope: groupIds.join(), stamp: body.stamp }
    return new TextInParts(changesText({ world, origin }, members, asked))
  },

  currentTrips: ({ world, origin, body, caller }) => {
    const trips = underWay(world, scopeOf(world, caller(), body))
    return { status: 200, data: { data_list: trips.map((trip) => tripWords({ world, origin }, trip)) } }
  },

  ongoingBookings: ({ world, origin, query, body, caller }) => {
    const scope = scopeOf(world, caller(), body)
    const bookings = layerBookings(world, scope, daysOf(body), 'ongoing', body.search)
    const page = takePage(bookings, query).map((booking) => bookingLine({ world, origin }, booking))
    return { status: 200, data: { data_list: page, count: bookings.length } }
  },

  onlineBookings: ({ world, origin, query, body, caller }) => {
    const scope = scopeOf(world, caller(), body)
    const bookings = layerBookings(world, scope, daysOf(body), 'online', body.search)
    const page = takePage(bookings, query).map((booking) => bookingLine({ world, origin }, booking))
    return { status: 200, data: { data_list: page, count: bookings.length } }
  },

  driversByStatus: ({ world, origin, query, body, caller }) => {
    const status = knownStatus(body.status)
    const found = scopeOf(world, caller(), body).members.filter(
      ({ driver }) => statusOf(world, driver) === status,
    )
    return { status: 200, data: memberPage({ world, origin }, found, query) }
  },

  driverTripDetail: ({ world, origin, body, caller }) => {
    const scope = scopeOf(world, caller(), { userid: body.userid, domain: [body.domain] })
    const one = world.roster.find(body.driverid)
    const driver = one?.driver
    // Those who have left the group keep the trips that they made for it.
    if (!driver || !(scope.has(driver.groupId) || scope.groupIds.some((id) => world.roster.isIn(one, id)))) {
      refuse(404, 'There is no such driver in this group.')
    }
    return { status: 200, data: tripDetail({ world, origin }, latestTrip(world, driver)) }
  },

  tripDrivers: ({ world, origin, query, body, caller }) => {
    const scope = scopeOf(world, caller(), body)
    const counts = new Map<number, number>()
    for (const { driver } of scopedTrips(world, scope, daysOf(body), body.search)) {
      counts.set(driver, (counts.get(driver) ?? 0) + 1)
    }
    const tripsOf = ({ index }: Driver) => counts.get(index) ?? 0
    const found = world.drivers.flatMap((driver) => {
      const one = world.roster.find(driver.key)
      const group = world.groups.find(({ id }) => id === driver.groupId)
      return one && group && tripsOf(driver) > 0 ? [{ one, driver, group }] : []
    })
    found.sort(({ driver: a }, { driver: b }) => tripsOf(b) - tripsOf(a) || a.index - b.index)
    return { status: 200, data: memberPage({ world, origin }, found, query) }
  },
} satisfies Partial<Answers>

function memberPage(place: { world: World; origin: string }, members: readonly Member[], query: PageQuery) {
  const page = takePage(members, query)
  return { data_list: page.map(({ one, group }) => groupDriverRow(place, one, group)), count: members.length }
}

/** The present or latest trip of a driver within two days; refuses with 404 if there is none (ERR-30). */
export function latestTrip({ diary, now }: World, { index }: Driver) {
  const [latest] = diary.tripsOf(index, dayOf(now - DAY), dayOf(now), now)
  return latest ?? refuse(404, 'There is no trip to show.')
}
