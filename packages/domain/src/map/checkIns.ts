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

/**
 * The check-ins that match a filter, in their order: the user id contains the search text in any case, the group is one
 * of the chosen ones, the day of the stamp lies within the dates. An incomplete date is no limit; an unreadable stamp
 * matches no day. Their count is the list's Total. CF-28.
 */
export function filterCheckIns<Row extends Pick<MapLocation, 'userId' | 'groupId' | 'at'>>(
  rows: readonly Row[],
  { search, groupIds = [], start, end }: CheckInFilter,
): Row[] {
  const wanted = asText(search).trim().toLowerCase()
  const groups = new Set(groupIds)
  const from = readStamp(start) ?? Number.NEGATIVE_INFINITY
  const until = (readStamp(end) ?? Number.POSITIVE_INFINITY) + DAY_MS
  return rows.filter(({ userId, groupId, at }) => {
    const time = readStamp(at)
    return (
      userId.toLowerCase().includes(wanted) &&
      (groups.size === 0 || groups.has(groupId)) &&
      time !== undefined &&
      time >= from &&
      time < until
    )
  })
}
