import { bearing } from './bearing.ts'
import { compareStamps } from './compareStamps.ts'
import { isSamePlace, type LatLng } from './latLng.ts'
import type { MapLocation } from './mapLocation.ts'

/** A vehicle as a map draws it, whichever call told of it. */
export interface FleetVehicle {
  /** Stays the same from one answer to the next. */
  readonly id: string
  readonly position: LatLng
  /** Degrees clockwise from north; undefined until two different positions are known. */
  readonly heading?: number | undefined
  /** As `driverMarker` reads it; undefined is drawn neutral. */
  readonly status?: number | undefined
  /** Fleet-local stamp of the position; without one its age counts from the answer. */
  readonly at?: string | undefined
  readonly groupId?: string | undefined
  readonly type?: string | undefined
}

/**
 * One vehicle a user from the rows of the console's location call (CF-116), in the order in which users first appear.
 * The newest stamp wins. The heading is the bearing between the two last different positions known, from these rows or
 * from `previous`, the vehicles drawn until now; a vehicle that has not moved keeps its heading.
 * A vehicle of which nothing changed is the same object as before, and where nothing changed at all so is the list, so
 * that a canvas layer can skip them. The time is linear in rows and vehicles.
 */
export function fleetVehicles(
  rows: readonly MapLocation[],
  previous: readonly FleetVehicle[] = [],
): readonly FleetVehicle[] {
  const drawn = new Map(previous.map((vehicle) => [vehicle.id, vehicle]))
  const vehicles = Array.from(rowsByUser(rows), ([id, own]) => currentVehicle(own, drawn.get(id)))
  const isUnchanged =
    vehicles.length === previous.length && vehicles.every((vehicle, index) => vehicle === previous[index])
  return isUnchanged ? previous : vehicles
}

function rowsByUser(rows: readonly MapLocation[]): ReadonlyMap<string, readonly MapLocation[]> {
  const byUser = new Map<string, MapLocation[]>()
  for (const row of rows) {
    const known = byUser.get(row.userId)
    if (known) known.push(row)
    else byUser.set(row.userId, [row])
  }
  return byUser
}

function currentVehicle(rows: readonly MapLocation[], previous: FleetVehicle | undefined): FleetVehicle {
  const now = rows.reduce(newerOf)
  const { userId: id, position, at, groupId, type } = now
  const heading = currentHeading(now, lastElsewhere(rows, now), previous)
  const isUnchanged =
    previous !== undefined &&
    previous.at === at &&
    previous.heading === heading &&
    previous.groupId === groupId &&
    previous.type === type &&
    isSamePlace(previous.position, position)
  return isUnchanged ? previous : { id, position, heading, status: undefined, at, groupId, type }
}

/** The last row before the newest that stands somewhere else. */
function lastElsewhere(rows: readonly MapLocation[], now: MapLocation): MapLocation | undefined {
  const elsewhere = rows.filter(
    (row) => !isSamePlace(row.position, now.position) && compareStamps(row.at, now.at) < 0,
  )
  return elsewhere.length > 0 ? elsewhere.reduce(newerOf) : undefined
}

function currentHeading(
  now: MapLocation,
  origin: MapLocation | undefined,
  previous: FleetVehicle | undefined,
): number | undefined {
  const fromRows = origin && bearing(origin.position, now.position)
  if (!previous) return fromRows
  const { position: drawn, at: drawnAt = '' } = previous
  if (origin && compareStamps(origin.at, drawnAt) > 0) return fromRows
  if (isSamePlace(drawn, now.position)) return previous.heading ?? fromRows
  // What was drawn may be the later one: a person has gone back to a period before it.
  return compareStamps(drawnAt, now.at) > 0 ? fromRows : bearing(drawn, now.position)
}

/** The keys decide between equal stamps: a server that turns the order of its rows must not make a vehicle jump. */
function newerOf(a: MapLocation, b: MapLocation): MapLocation {
  const order = compareStamps(b.at, a.at)
  return order > 0 || (order === 0 && b.key > a.key) ? b : a
}
