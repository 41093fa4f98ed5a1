import { readStamp } from '../format/stamp.ts'
import type { DateRange } from '../period/period.ts'
import { asText } from '../query/asText.ts'
import type { MapLocation } from './mapLocation.ts'

const DAY_MS = 86_400_000

/** The filters of the check-in list; the dates are yyyy-mm-dd, both included. CHK-05. */
export interface CheckInFilter extends Partial<DateRange> {
  /** As typed. */
  readonly search?: string
  /** Empty means all. */
  readonly groupIds?: readonly string[]
}

/** A check-in with the values that filters compare. */
export interface CheckInEntry<Row> {
  readonly row: Row
  readonly userId: string
  readonly groupId: string
  /** Milliseconds on the fleet's clock; undefined for an unreadable stamp. */
  readonly time: number | undefined
}

/** Prepares check-ins for `filterCheckIns`: their stamps are parsed once, and not for each filter. */
export function indexCheckIns<Row extends Pick<MapLocation, 'userId' | 'groupId' | 'at'>>(
  rows: readonly Row[],
): CheckInEntry<Row>[] {
  return rows.map((row) => ({
    row,
    userId: row.userId.toLowerCase(),
    groupId: row.groupId,
    time: readStamp(row.at),
  }))
}

/**
 * The check-ins that match a filter, in their order: the user id contains the search text in any case, the group is one
 * of the chosen ones, the day of the stamp lies within the dates. An incomplete date is no limit; an unreadable stamp
 * matches no day. Their count is the list's Total. CF-28.
 */
export function filterCheckIns<Row>(
  entries: readonly CheckInEntry<Row>[],
  { search, groupIds = [], start, end }: CheckInFilter,
): Row[] {
  const wanted = asText(search).trim().toLowerCase()
  const groups = new Set(groupIds)
  const from = readStamp(start) ?? Number.NEGATIVE_INFINITY
  const until = (readStamp(end) ?? Number.POSITIVE_INFINITY) + DAY_MS
  const found: Row[] = []
  for (const { row, userId, groupId, time } of entries) {
    if (
      time !== undefined &&
      time >= from &&
      time < until &&
      userId.includes(wanted) &&
      (groups.size === 0 || groups.has(groupId))
    )
      found.push(row)
  }
  return found
}
