import type { EndpointBody } from '@fleetgis/api'
import type { Endpoints } from '@fleetgis/api/endpoints'
import { type Answers, type Caller, refuse } from '../answer.ts'
import { type PageQuery, takePage } from '../base/page.ts'
import { presenceOf } from '../drivers/presence.ts'
import { driverSearch } from '../drivers/search.ts'
import { latestTrip } from '../map/admin/answers.ts'
import { FOUND, locationWords } from '../map/admin/locationWords.ts'
import { daysOf } from '../map/admin/scope.ts'
import { figuresOf } from '../trips/figures.ts'
import { findTrip } from '../trips/findTrip.ts'
import type { Trip } from '../trips/trip.ts'
import { tripDetail } from '../trips/tripDetail.ts'
import { type CallContext, tripWords } from '../trips/tripWords.ts'
import type { World } from '../world.ts'
import { chosenVehicles, noVehicle, ownVehicles } from './access.ts'

/** `status` of a vehicle without a report for two days. The owner's map never shows it (OMAP-16). */
const HIDDEN = 0

/** The trips of the chosen vehicles in a period, newest first. */
function trips(world: World, caller: Caller, body: EndpointBody<Endpoints['ownerTripSummary']>): Trip[] {
  const { first, last } = daysOf(body)
  const search = driverSearch(world, body.search)
  const drivers = new Set(
    chosenVehicles(ownVehicles(world, caller, body.driverid), body.vehicleid).flatMap(({ driver }) =>
      search.finds(driver) ? [driver.index] : [],
    ),
  )
  return [...world.diary.trips(first, last, world.now)].filter(({ driver }) => drivers.has(driver))
}

function tripPage(context: CallContext, found: readonly Trip[], query: PageQuery) {
  const page = takePage(found, query)
  return {
    status: 200,
    data: { data_list: page.map((trip) => tripWords(context, trip)), count: found.length },
  }
}

export const ownerAnswers = {
  ownerVehicles: ({ world, body, caller }) => ({
    status: 200,
    data: {
      data_list: ownVehicles(world, caller(), body.driverid).map(({ vehicle }) => ({
        vehicleid: vehicle.key,
        vehicleno: vehicle.vehicleNo,
      })),
    },
  }),

  ownerTripSummary: ({ world, body, caller }) => {
    const figures = figuresOf(world, trips(world, caller(), body))
    return {
      status: 200,
      data: {
        trip_count: figures.trips,
        duration: figures.seconds,
        total_amount: figures.amount,
        distancebykm: figures.km,
      },
    }
  },

  ownerLocations: ({ world, origin, body, caller }) => {
    const search = driverSearch(world, body.search)
    const all = ownVehicles(world, caller(), body.driverid).flatMap(({ driver }) => {
      const one = world.roster.find(driver.key)
      const group = world.groups.find(({ id }) => id === driver.groupId)
      return one ? [{ one, driver, group, presence: presenceOf(world, driver) }] : []
    })
    const found = search.isBlank ? [] : all.filter(({ driver }) => search.finds(driver))
    const words = (one: (typeof all)[number], status: number) =>
      locationWords({ world, origin }, one, { ...one.presence, status })
    return {
      status: 200,
      data: {
        data_list: all.map((one) => words(one, one.presence.isKnown ? one.presence.status : HIDDEN)),
        search_data: found.map((one) => words(one, FOUND)),
      },
    }
  },

  ownerTrips: ({ world, origin, query, body, caller }) =>
    tripPage({ world, origin }, trips(world, caller(), body), query),

  ownerVehicleDetail: ({ world, origin, body, caller }) => {
    const owned = ownVehicles(world, caller(), body.driverid)
    const { driver } = owned.find(({ vehicle }) => vehicle.key === body.vehicleid) ?? noVehicle()
    return { status: 200, data: tripDetail({ world, origin }, latestTrip(world, driver)) }
  },

  ownerTripList: ({ world, origin, query, body, caller }) =>
    tripPage({ world, origin }, trips(world, caller(), body), query),

  ownerTripDetail: ({ world, origin, body, caller }) => {
    const owned = ownVehicles(world, caller(), body.driverid)
    const trip = findTrip(world, body.tripid)
    const isOwn = trip && owned.some(({ driver }) => driver.index === trip.driver)
    return isOwn
      ? { status: 200, data: tripDetail({ world, origin }, trip) }
      : refuse(404, 'There is no such trip.')
  },
} satisfies Partial<Answers>
