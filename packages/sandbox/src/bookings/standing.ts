import { BOOKING_CODES, type BookingStatusCode } from '@fleetgis/domain/bookings'
import { createRandom } from '../base/random.ts'
import { startOfDay } from '../base/stamp.ts'
import type { Driver } from '../drivers/driver.ts'
import type { Group } from '../groups/group.ts'
import type { City } from '../streets/city.ts'
import { BOOKED_TRIPS_END } from './bookedTrip.ts'
import type { Booking, Step } from './booking.ts'

type PlannedStep = readonly [status: BookingStatusCode, second: number]

/** One booking per quarter of a day. */
interface Series {
  /** The steps to its status, by seconds from the start of the quarter. The first is 1, Pending. */
  steps: readonly [PlannedStep, ...PlannedStep[]]
  /** The final status when its time ends; undefined if it has ended already. */
  end?: BookingStatusCode
}

/**
 * Bookings that keep one status, so that each list shows every status at any time: each of them from the third minute
 * of a quarter of the day until the next quarter's replaces it. They belong to the first driver of the group and to
 * that driver's first passenger; any driver may accept the pending ones. 4, 5, 9 and 10 are missing: bookings with
 * these statuses are trips.
 */
const SERIES: readonly Series[] = [
  { steps: [[1, 2]], end: 400 },
  { steps: [[1, 31]], end: 7 },
  { steps: [[1, 75]], end: 400 },
  {
    steps: [
      [1, 5],
      [2, 40],
    ],
    end: 7,
  },
  {
    steps: [
      [1, 8],
      [2, 50],
      [8, 95],
    ],
    end: 6,
  },
  {
    steps: [
      [1, 11],
      [2, 45],
      [8, 80],
      [3, 140],
    ],
    end: 7,
  },
  {
    steps: [
      [1, 14],
      [2, 55],
      [11, 100],
    ],
    end: 400,
  },
  {
    steps: [
      [1, 17],
      [2, 52],
      [11, 90],
      [12, 130],
    ],
    end: 400,
  },
  {
    steps: [
      [1, 20],
      [2, 60],
      [6, 110],
    ],
  },
  {
    steps: [
      [1, 23],
      [2, 62],
      [7, 115],
    ],
  },
  {
    steps: [
      [1, 26],
      [2, 64],
      [11, 105],
      [13, 150],
    ],
  },
  {
    steps: [
      [1, 29],
      [2, 66],
      [11, 108],
      [400, 170],
    ],
  },
]

/** The series whose booking has two stops. */
export const TWO_STOPS = 1

const QUARTERS = 4
const QUARTER = 6 * 3_600_000
/** A booking keeps its status until its successor has surely reached the same one. */
const OVERLAP = 10 * 60_000
const MOST_SERIES = 100
const MOST_GROUPS = 1000

/** Statuses without a driver. */
const FREE: ReadonlySet<number> = new Set([1, 11, 12])

interface Cast {
  seed: number
  city: City
  groups: readonly Group[]
  drivers: readonly Driver[]
}

/** The first driver of a group, whose list has a booking of each status. */
export const firstDriver = ({ drivers }: Pick<Cast, 'drivers'>, groupId: string): Driver | undefined =>
  drivers.find((driver) => driver.groupId === groupId)

/** A driver's passenger, whose list has a booking of each status if the driver is the first of a group. */
export const firstPassenger = ({ index }: Pick<Driver, 'index'>): number => index * 2

/** The standing bookings that are made on a day. */
export function standingBookings(cast: Cast, day: number): Booking[] {
  return cast.groups.flatMap((_, group) =>
    Array.from({ length: QUARTERS }, (_, quarter) =>
      SERIES.flatMap((_, series) => standing(cast, day, { quarter, group, series }) ?? []),
    ).flat(),
  )
}

interface Part {
  quarter: number
  /** Index of the group. */
  group: number
  series: number
}

const indexOf = (day: number, { quarter, group, series }: Part) =>
  BOOKED_TRIPS_END + ((day * QUARTERS + quarter) * MOST_GROUPS + group) * MOST_SERIES + series

/** The standing booking of an index, and the day on which it is made. */
export function standingOfIndex(cast: Cast, index: number): { day: number; booking: Booking | undefined } {
  const code = index - BOOKED_TRIPS_END
  const rest = Math.floor(code / MOST_SERIES)
  const slot = Math.floor(rest / MOST_GROUPS)
  const day = Math.floor(slot / QUARTERS)
  const part = { quarter: slot % QUARTERS, group: rest % MOST_GROUPS, series: code % MOST_SERIES }
  return { day, booking: standing(cast, day, part) }
}

function standing(cast: Cast, day: number, part: Part): Booking | undefined {
  const series = SERIES[part.series]
  const group = cast.groups[part.group]
  const driver = group && firstDriver(cast, group.id)
  if (!series || !driver) return undefined
  const index = indexOf(day, part)
  const random = createRandom(cast.seed, 'standing', index)
  const { routes } = cast.city
  const from = routes.nearest(driver.habits.home)[random.int(10)] ?? driver.habits.home
  // Short routes, so that an accepted booking soon has a receipt.
  const to = routes.nearest(from)[2 + random.int(6)] ?? from
  const passenger = firstPassenger(driver) + (part.series === 2 ? 1 : 0)
  const createdAt = startOfDay(day) + part.quarter * QUARTER + series.steps[0][1] * 1000
  const origin = { kind: 'standing', series: part.series, driver: driver.index } as const
  return { index, groupId: group.id, passenger, from, to, createdAt, origin }
}

/** The steps of a standing booking that no call has changed, past and future. */
export function standingSteps({ createdAt, origin }: Booking): Step[] {
  const series = origin.kind === 'standing' ? SERIES[origin.series] : undefined
  if (origin.kind !== 'standing' || !series) return []
  const quarterStart = createdAt - series.steps[0][1] * 1000
  const step = (status: BookingStatusCode, at: number, driver: number | undefined): Step =>
    driver === undefined ? { status, at } : { status, at, driver }
  const steps: Step[] = []
  let driver: number | undefined
  for (const [status, second] of series.steps) {
    if (status === BOOKING_CODES.assigned) driver = origin.driver
    else if (FREE.has(status)) driver = undefined
    steps.push(step(status, quarterStart + second * 1000, driver))
  }
  if (series.end !== undefined) steps.push(step(series.end, quarterStart + QUARTER + OVERLAP, driver))
  return steps
}
