import { distanceBetween, type Position } from '../base/geo.ts'
import { createRandom } from '../base/random.ts'
import { placeName } from '../streets/placeName.ts'
import type { World } from '../world.ts'
import type { Booking } from './booking.ts'
import { TWO_STOPS } from './standing.ts'

/** A stop on the route. */
export interface Stop {
  name: string
  position: Position
}

const ONE = 0.14
const TWO = 0.04

/** The stops of a booking: crossings of its route, each named after the nearest place. Most bookings have none. */
export function stopsOf({ seed, city }: World, { index, from, to, origin }: Booking): Stop[] {
  const random = createRandom(seed, 'stops', index)
  const isFull = origin.kind === 'standing' && origin.series === TWO_STOPS
  const count = isFull || random.chance(TWO) ? 2 : random.chance(ONE) ? 1 : 0
  if (count === 0) return []
  const path = city.routes.path(from, to)
  const stops: Stop[] = []
  const used = new Set([from, to])
  for (let number = 1; number <= count; number += 1) {
    const position = path[Math.round(((path.length - 1) * number) / (count + 1))]
    const place = position && nearestPlace(city.places, position, used)
    if (!position || place === undefined) continue
    used.add(place)
    stops.push({ name: placeName(city, place), position })
  }
  return stops
}

function nearestPlace(
  places: readonly { position: Position }[],
  position: Position,
  used: ReadonlySet<number>,
): number | undefined {
  let nearest: number | undefined
  let least = Number.POSITIVE_INFINITY
  places.forEach((place, index) => {
    const metres = used.has(index) ? Number.POSITIVE_INFINITY : distanceBetween(place.position, position)
    if (metres >= least) return
    nearest = index
    least = metres
  })
  return nearest
}
