import { DAY_MS } from '../format/civil.ts'
import { readStamp } from '../format/stamp.ts'
import type { DateRange } from '../period/period.ts'
import { asText } from '../query/asText.ts'
import type { MapLocation } from './mapLocation.ts'

/** The filters of the check-in list; the dates are yyyy-mm-dd, both included. CHK-05. */
export interface CheckInFilter extends Partial<DateRange> {
  /** As typed. */
  readonly search?: string
  /** What names must contain, in the spelling of the names; the search unless given. CF-166. */
  readonly searchName?: string
  /** Empty means all. */
  readonly groupIds?: readonly string[]
  /** Whether check-ins without a readable stamp match any days; false unless given. */
  readonly keepsUndated?: boolean
}

/** A check-in with the values that filters compare. */
export interface CheckInEntry<Row> {
  readonly row: Row
  readonly userId: string
  /** The name that the list shows for the user id. */
  readonly name: string
  readonly groupId: string
  /** Milliseconds on the fleet's clock; undefined for an unreadable stamp. */
  readonly time: number | undefined
}

/**
 * Prepares check-ins for `filterCheckIns`: their stamps are parsed once, and not for each filter. `nameOf` gives the name
 * that the list shows for a user id; undefined where it shows the id.
 */
export function indexCheckIns<Row extends Pick<MapLocation, 'userId' | 'groupId' | 'at'>>(
  rows: readonly Row[],
  nameOf: (userId: string) => string | undefined = () => undefined,
): CheckInEntry<Row>[] {
  return rows.map((row) => ({
    row,
    userId: row.userId.toLowerCase(),
    name: (nameOf(row.userId) ?? '').toLowerCase(),
    groupId: row.groupId,
    time: readStamp(row.at),
  }))
}

/**
 * The check-ins that match a filter, in their order: the user id, or the name shown for it, contains the search text in any
 * case (CHK-06, decision 70), the group is one of the chosen ones, the day of the stamp lies within the dates. An incomplete date is no limit; an unreadable stamp
 * matches no day, unless the filter keeps such rows. Their count is the list's Total. CF-28.
 */
export function filterCheckIns<Row>(
  entries: readonly CheckInEntry<Row>[],
  { start, end, keepsUndated = false, ...filter }: CheckInFilter,
): Row[] {
  const isOfUser = userFilter(filter)
  const from = readStamp(start) ?? Number.NEGATIVE_INFINITY
  const until = (readStamp(end) ?? Number.POSITIVE_INFINITY) + DAY_MS
  const found: Row[] = []
  for (const entry of entries) {
    const { row, time } = entry
    const isOfDays = time === undefined ? keepsUndated : time >= from && time < until
    if (isOfDays && isOfUser(entry)) found.push(row)
  }
  return found
}

/** How many check-ins without a readable stamp match the search and the groups: chosen days leave them out. CF-28. */
export function countUndated<Row>(entries: readonly CheckInEntry<Row>[], filter: CheckInFilter): number {
  const isOfUser = userFilter(filter)
  return entries.filter((entry) => entry.time === undefined && isOfUser(entry)).length
}

function userFilter({ search, searchName = search, groupIds = [] }: CheckInFilter) {
  const wantedId = wantedOf(search)
  const wantedName = wantedOf(searchName)
  const groups = new Set(groupIds)
  return ({ userId, name, groupId }: CheckInEntry<unknown>) =>
    (userId.includes(wantedId) || name.includes(wantedName)) && (groups.size === 0 || groups.has(groupId))
}

const wantedOf = (search: string | undefined) => asText(search).trim().toLowerCase()
