import { bearing } from './bearing.ts'
import { compareStamps } from './compareStamps.ts'
import { isSamePlace, type LatLng } from './latLng.ts'
import type { MapLocation } from './mapLocation.ts'

/** A vehicle for a map, from any of the location calls. */
export interface FleetVehicle {
  /** Stays the same from one answer to the next. */
  readonly id: string
  readonly position: LatLng
  /** Degrees clockwise from north; undefined until two different positions are known. */
  readonly heading?: number | undefined
  /** Input of `driverMarker`; undefined is drawn neutral. */
  readonly status?: number | undefined
  /** Fleet-local stamp of the position; without one, its age counts from the answer. */
  readonly at?: string | undefined
  readonly groupId?: string | undefined
  readonly type?: string | undefined
}

/** A row that can be drawn. */
type PlacedRow = MapLocation & { readonly position: LatLng }

const isPlaced = (row: MapLocation): row is PlacedRow => row.position !== undefined && row.userId !== ''

/**
 * One vehicle per user from the rows of the console's location call (CF-116), in the order in which users first appear.
 * The newest stamp wins; a row without a user or a position is left out. The heading is the bearing between the last two different positions, from these rows or from
 * `previous`, the vehicles drawn before; a vehicle that has not moved keeps its heading. An unchanged vehicle is the
 * same object as before, and so is the list if nothing has changed, so that a canvas layer can skip them. Linear time
 * in rows and vehicles.
 */
export function fleetVehicles(
  rows: readonly MapLocation[],
  previous: readonly FleetVehicle[] = [],
): readonly FleetVehicle[] {
  const drawn = new Map(previous.map((vehicle) => [vehicle.id, vehicle]))
  const vehicles = Array.from(rowsByUser(rows.filter(isPlaced)), ([id, own]) =>
    currentVehicle(own, drawn.get(id)),
  )
  const isUnchanged =
    vehicles.length === previous.length && vehicles.every((vehicle, index) => vehicle === previous[index])
  return isUnchanged ? previous : vehicles
}

function rowsByUser(rows: readonly PlacedRow[]): ReadonlyMap<string, readonly PlacedRow[]> {
  const byUser = new Map<string, PlacedRow[]>()
  for (const row of rows) {
    const known = byUser.get(row.userId)
    if (known) known.push(row)
    else byUser.set(row.userId, [row])
  }
  return byUser
}

function currentVehicle(rows: readonly PlacedRow[], previous: FleetVehicle | undefined): FleetVehicle {
  const now = rows.reduce(newerOf)
  const { userId: id, position, groupId, type } = now
  const at = now.at || undefined
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

/** The last row before the newest with another position. */
function lastElsewhere(rows: readonly PlacedRow[], now: PlacedRow): PlacedRow | undefined {
  const elsewhere = rows.filter(
    (row) => !isSamePlace(row.position, now.position) && compareStamps(row.at, now.at) < 0,
  )
  return elsewhere.length > 0 ? elsewhere.reduce(newerOf) : undefined
}

function currentHeading(
  now: PlacedRow,
  origin: PlacedRow | undefined,
  previous: FleetVehicle | undefined,
): number | undefined {
  const fromRows = origin && bearing(origin.position, now.position)
  if (!previous) return fromRows
  const { position: drawn, at: drawnAt = '' } = previous
  if (origin && compareStamps(origin.at, drawnAt) > 0) return fromRows
  if (isSamePlace(drawn, now.position)) return previous.heading ?? fromRows
  // The drawn position may be later, after the period is set to an earlier one.
  return compareStamps(drawnAt, now.at) > 0 ? fromRows : bearing(drawn, now.position)
}

/** The key decides between equal stamps, so that a server that reorders its rows does not make a vehicle jump. */
function newerOf(a: PlacedRow, b: PlacedRow): PlacedRow {
  const order = compareStamps(b.at, a.at)
  return order > 0 || (order === 0 && b.key > a.key) ? b : a
}
