import { countSent } from '@fleetgis/api'
import { checkInsQuery } from '@fleetgis/api/map'
import type { MapLocation } from '@fleetgis/domain/map'
import { checkInLoadRange, checkInRange, fleetToday, MAX_CHECK_INS } from '@fleetgis/domain/period'
import { useQueryClient } from '@tanstack/react-query'
import { useDeferredValue, useMemo, useState } from 'react'
import { useShownText } from '../../../i18n/useShownText.ts'
import { useFleet } from '../../../provider/FleetContext.ts'
import { useToday } from '../../../provider/useToday.ts'
import { useAllPages } from '../../../remote/lists/useAllPages.ts'
import type { FindDriver } from '../../drivers/index.ts'
import type { CheckInFilters } from './checkInFilters.ts'
import { createCheckInSearch } from './createCheckInSearch.ts'

const rowsOf = (page: readonly MapLocation[]) => page

/**
 * Loads the check-ins page after page and filters what is loaded, by the names of drivers too as far as they are known.
 * Source: CF-28, CF-130.
 */
export function useCheckIns({ search, groupIds, days: chosen }: CheckInFilters, findDriver: FindDriver) {
  const { client, clock, timeZone } = useFleet()
  const queries = useQueryClient()
  const today = useToday()
  const days = chosen ?? checkInRange(today)
  // Midnight alone must not reload every page; a chosen day after the loaded ones does. A wrong clock is another one once
  // it is known.
  const [loaded, setLoaded] = useState({ clock, timeZone, day: today })
  const isLater = chosen !== undefined && chosen.end > loaded.day && today > loaded.day
  if (isLater || loaded.clock !== clock || loaded.timeZone !== timeZone)
    setLoaded({ clock, timeZone, day: today })
  const { start, end } = checkInLoadRange(days, loaded.day)
  const filter = { search: '', groupIds: [], start }
  const query = checkInsQuery(client, { ...filter, end })
  const { pages, isCapped, ...all } = useAllPages(query, { rowsOf, maxRows: MAX_CHECK_INS })
  const loading = { ...all, retry: reload }

  /** Asks for today (CHK-12): after midnight that is another list, which keeps the rows until it is answered. */
  function reload() {
    const day = fleetToday(clock.now(), timeZone)
    const hasMore = all.rows !== undefined && !all.isComplete
    if (hasMore || day === loaded.day) return all.retry()
    const { queryKey } = checkInsQuery(client, { ...filter, end: checkInLoadRange(days, day).end })
    const rows = queries.getQueryData(query.queryKey)
    // The dashboard counts the check-ins of today in an answer of today (DASH-14).
    const shown = rows && { ...rows, isOfEarlierDay: true }
    const updatedAt = queries.getQueryState(query.queryKey)?.dataUpdatedAt
    queries.setQueryData(queryKey, shown, { updatedAt })
    void queries.invalidateQueries({ queryKey, exact: true, refetchType: 'none' })
    setLoaded({ clock, timeZone, day })
  }

  const shownText = useShownText()
  const find = useMemo(
    () =>
      createCheckInSearch((userId) => {
        const name = findDriver(userId)?.name
        return name && shownText(name)
      }),
    [findDriver, shownText],
  )
  // The fields stay responsive: the rows follow with a lower priority.
  const shown = useDeferredValue(
    useMemo(
      () => ({
        search,
        searchName: shownText(search),
        groupIds,
        start: days.start,
        end: days.end,
        keepsUndated: chosen === undefined,
      }),
      [search, shownText, groupIds, days.start, days.end, chosen],
    ),
  )
  const isLoaded = loading.rows !== undefined
  const found = useMemo(() => (isLoaded ? find(pages, shown) : undefined), [isLoaded, find, pages, shown])
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
