import {
  type CheckInEntry,
  type CheckInFilter,
  countUndated,
  filterCheckIns,
  indexCheckIns,
  type MapLocation,
} from '@fleetgis/domain/map'

type Rows = readonly MapLocation[]

/** The check-ins that match a filter. */
export interface FoundCheckIns {
  readonly rows: Rows
  /** How many of the user and the groups the filter leaves out because they have no readable date. CF-28. */
  readonly undated: number
}

/**
 * Creates a filter over pages of check-ins. Each page is indexed once, and filtered once for a filter: another page
 * costs its own rows only, and a keystroke parses no stamp. `nameOf` gives the names that the list shows for user ids.
 */
export function createCheckInSearch(
  nameOf: (userId: string) => string | undefined,
): (pages: readonly Rows[], filter: CheckInFilter) => FoundCheckIns {
  const entries = new WeakMap<Rows, readonly CheckInEntry<MapLocation>[]>()
  let found = new WeakMap<Rows, FoundCheckIns>()
  let last = ''

  function entriesOf(page: Rows) {
    const known = entries.get(page)
    if (known) return known
    const made = indexCheckIns(page, nameOf)
    entries.set(page, made)
    return made
  }

  function findIn(page: Rows, filter: CheckInFilter): FoundCheckIns {
    const known = found.get(page)
    if (known) return known
    const all = entriesOf(page)
    const made = {
      rows: filterCheckIns(all, filter),
      undated: filter.keepsUndated ? 0 : countUndated(all, filter),
    }
    found.set(page, made)
    return made
  }

  return (pages, filter) => {
    const key = JSON.stringify(filter)
    if (key !== last) found = new WeakMap()
    last = key
    const parts = pages.map((page) => findIn(page, filter))
    return {
      rows: parts.flatMap(({ rows }) => rows),
      undated: parts.reduce((sum, { undated }) => sum + undated, 0),
    }
  }
}
