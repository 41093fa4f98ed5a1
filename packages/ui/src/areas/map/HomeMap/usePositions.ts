import { rowsSent } from '@fleetgis/api/map'
import { fleetVehicles, morePositions, repeatsPages } from '@fleetgis/domain/map'
import { PAGE_SIZES } from '@fleetgis/domain/paging'
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { mapWords } from '../../../map/words.ts'
import type { Failure } from '../../../provider/Failure.ts'
import { useText } from '../../../provider/FleetContext.ts'
import { useRemote } from '../../../remote/calls/useRemote.ts'
import { failureOf } from '../../../remote/failures/failureOf.ts'
import { useVehicles } from '../useVehicles.ts'
import type { homeMapQueries } from './homeMapQueries.ts'

/** The positions beyond the loaded ones, and their actions. */
export interface MorePositions {
  readonly state: ReturnType<typeof morePositions>
  /** The drivers by the summary, where they are more than the loaded ones. */
  readonly known: number | undefined
  /** Pages are loading one after another. */
  readonly isLoading: boolean
  /** Why the next page could not be loaded. */
  readonly failure: Failure | undefined
  readonly onLoadAll: () => void
  /** Stops loading and keeps the loaded pages, which polls renew. */
  readonly onStop: () => void
}

/**
 * The vehicles of the console map: of the first page, or after Load all of every page, one request at a time. `known` are
 * the drivers that the summary counts. Another filter starts at its first page. Source: MAP-25, CF-178.
 */
export function usePositions(
  query: ReturnType<typeof homeMapQueries>['locations'],
  known: number | undefined,
) {
  const t = useText(mapWords)
  const queries = useQueryClient()
  const { queryKey } = query
  const list = JSON.stringify(queryKey)
  const [allOf, setAllOf] = useState<string>()
  const result = useInfiniteQuery(query)
  const { data, error, hasNextPage, isFetching, isFetchNextPageError, isPlaceholderData, fetchNextPage } =
    result
  const remote = useRemote(result, { fallback: t('homeMap.failed') })

  const rows = useMemo(() => data?.pages.flat(), [data])
  const vehicles = useVehicles(rows, fleetVehicles)
  const state = useMemo(() => {
    const last = data?.pages[data.pages.length - 1]
    return data && last
      ? morePositions({
          drivers: vehicles.length,
          known,
          rows: data.pages.flat().length,
          lastRows: rowsSent(last),
          size: PAGE_SIZES.consoleLocations,
          isRepeated: repeatsPages(data.pages),
        })
      : 'none'
  }, [data, vehicles, known])

  const isWanted = allOf === list && state === 'more' && hasNextPage && !isPlaceholderData
  const failure = isFetchNextPageError ? failureOf(error, t, t('homeMap.failed')) : undefined
  const isWaiting = isWanted && !isFetching && !failure && !remote.reason
  useEffect(() => {
    if (isWaiting) void fetchNextPage({ cancelRefetch: false })
  }, [isWaiting, fetchNextPage])

  const more: MorePositions = {
    state,
    known: known !== undefined && known > vehicles.length ? known : undefined,
    isLoading: isWanted && !failure,
    failure,
    onLoadAll() {
      setAllOf(list)
      void fetchNextPage({ cancelRefetch: false })
    },
    onStop() {
      setAllOf(undefined)
      void queries.cancelQueries({ queryKey, exact: true })
    },
  }
  return {
    // Load all says itself that it loads: the page is neither updating nor busy.
    remote: { ...remote, isFetching: remote.isFetching && !result.isFetchingNextPage },
    vehicles,
    more,
    /** The vehicles are those of the present filter. */
    isAnswered: data !== undefined && !isPlaceholderData,
  }
}
