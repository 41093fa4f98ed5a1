import { countSent } from '@fleetgis/api'
import { checkInsQuery } from '@fleetgis/api/map'
import type { MapLocation } from '@fleetgis/domain/map'
import { checkInLoadRange, checkInRange, fleetToday, MAX_CHECK_INS } from '@fleetgis/domain/period'
import { searchText } from '@fleetgis/domain/query'
import { useDeferredValue, useMemo, useState } from 'react'
import { useFleet } from '../../../provider/FleetContext.ts'
import { useAllPages } from '../../../remote/lists/useAllPages.ts'
import type { CheckInFilters } from './checkInFilters.ts'
import { createCheckInSearch } from './createCheckInSearch.ts'

const rowsOf = (page: readonly MapLocation[]) => page

/** Loads the check-ins page after page and filters what is loaded. Source: CF-28, CF-130. */
export function useCheckIns({ search, groupIds, days: chosen }: CheckInFilters) {
  const { client, clock, timeZone } = useFleet()
  // The day of the first render: midnight must not reload every page. A wrong clock is another one once it is known.
  const today = useMemo(() => fleetToday(clock.now(), timeZone), [clock, timeZone])
  const days = chosen ?? checkInRange(today)
  const { start, end } = checkInLoadRange(days, today)
  const { pages, isCapped, ...loading } = useAllPages(
    checkInsQuery(client, { search: searchText('map', ''), groupIds: [], start, end }),
    { rowsOf, maxRows: MAX_CHECK_INS },
  )
  const [find] = useState(createCheckInSearch)
  // The fields stay responsive: the rows follow with a lower priority.
  const filter = useDeferredValue(
    useMemo(
      () => ({ search, groupIds, start: days.start, end: days.end, keepsUndated: chosen === undefined }),
      [search, groupIds, days.start, days.end, chosen],
    ),
  )
  const isLoaded = loading.rows !== undefined
  const found = useMemo(() => (isLoaded ? find(pages, filter) : undefined), [isLoaded, find, pages, filter])
  const dated = pages[pages.length - 1]?.filter(({ at }) => at !== '')
  const oldest = dated?.[dated.length - 1]?.at.slice(0, start.length) ?? ''
  return {
    today,
    days,
    loading,
    checkIns: found?.rows,
    undated: found?.undated ?? 0,
    unread: pages.reduce((sum, page) => sum + countSent(page) - page.length, 0),
    isCapped: isCapped && days.start <= oldest,
  }
}
