import type { DriverLocations, MapDriver } from './mapDriver.ts'

/** What has changed on an admin's map since a stamp (decision 46). */
export interface LocationChanges {
  /** The stamp of the answer, for the next request. */
  readonly stamp: string
  /** The stamp since which the rows are; undefined if they are the whole fleet. */
  readonly since: string | undefined
  /** The rows that are new or other than before, in any order; each has its key. */
  readonly drivers: readonly MapDriver[]
  /** Keys of the drivers that are no longer on the map. */
  readonly gone: readonly string[]
  readonly counts: DriverLocations['counts']
}

/** The fleet that a client keeps between two answers. */
export interface KeptLocations extends DriverLocations {
  readonly stamp: string
}

/**
 * The fleet after an answer: rows that have not changed are the same objects at the same place, new ones follow.
 * Undefined where the answer continues another fleet than the kept one, such as an earlier or a later one: then the
 * client asks for the whole.
 */
export function joinChanges(
  kept: KeptLocations | undefined,
  { stamp, since, drivers: rows, gone, counts }: LocationChanges,
): KeptLocations | undefined {
  if (since === undefined) return { stamp, drivers: rows, found: [], counts }
  if (kept?.stamp !== since) return undefined
  const changed = new Map(rows.map((row) => [row.key, row]))
  const lost = new Set<string | undefined>(gone)
  const drivers: MapDriver[] = []
  for (const driver of kept.drivers) {
    const row = changed.get(driver.key)
    if (row) drivers.push(row)
    else if (!lost.has(driver.key)) drivers.push(driver)
    changed.delete(driver.key)
  }
  drivers.push(...changed.values())
  return { stamp, drivers, found: [], counts }
}
