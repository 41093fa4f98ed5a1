import {
  type CheckInEntry,
  type CheckInFilter,
  filterCheckIns,
  indexCheckIns,
  type MapLocation,
} from '@fleetgis/domain/map'

type Rows = readonly MapLocation[]

/**
 * Creates a filter over pages of check-ins. Each page is indexed once, and filtered once for a filter: another page
 * costs its own rows only, and a keystroke parses no stamp.
 */
export function createCheckInSearch(): (pages: readonly Rows[], filter: CheckInFilter) => Rows {
  const entries = new WeakMap<Rows, readonly CheckInEntry<MapLocation>[]>()
  let found = new WeakMap<Rows, Rows>()
  let last = ''

  function entriesOf(page: Rows) {
    const known = entries.get(page)
    if (known) return known
    const made = indexCheckIns(page)
    entries.set(page, made)
    return made
  }

  return (pages, filter) => {
    const key = JSON.stringify(filter)
    if (key !== last) found = new WeakMap()
    last = key
    return pages.flatMap((page) => {
      const known = found.get(page)
      if (known) return known
      const rows = filterCheckIns(entriesOf(page), filter)
      found.set(page, rows)
      return rows
    })
  }
}
