import { SessionExpiredError, UnauthorizedError } from '@fleetgis/api'
import { type Booking, bookingFilters } from '@fleetgis/domain/bookings'
import { appendPage } from '@fleetgis/domain/paging'
import { fleetToday, rangeOf } from '@fleetgis/domain/period'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { useFleet } from '../../../provider/FleetContext.ts'
import { ageText } from '../../../remote/ageText.ts'
import { explainFailure } from '../../../remote/explainFailure.ts'
import { useFailure } from '../../../remote/useFailure.ts'
import { useMinutesSince } from '../../../remote/useMinutesSince.ts'
import type { BookingListFilters } from './BookingListFilters.ts'
import { type BookingListTarget, bookingListPolling, bookingListQuery } from './bookingListQuery.ts'

export interface BookingListOptions {
  filters: BookingListFilters
  /** Milliseconds between two refreshes. */
  interval: number
  isAutoRefreshing: boolean
  /** Something lies over the list: no refresh meanwhile (CF-103). */
  isOverlayOpen: boolean
  /** An action is under way: no refresh meanwhile (CF-103). */
  isRequestRunning: boolean
}

/**
 * The bookings of a list, and how asking for them goes. Other filters begin anew, with nothing (BKS-27, BKS-28); a
 * refresh asks for all the pages that are there and replaces them together (PAGE-03, CF-103).
 */
export function useBookingList(
  target: BookingListTarget,
  { filters, interval, isAutoRefreshing, isOverlayOpen, isRequestRunning }: BookingListOptions,
) {
  const { client, clock, timeZone, t } = useFleet()
  const days = rangeOf(filters.period, fleetToday(clock.now(), timeZone))
  const context = { isOn: isAutoRefreshing, isOverlayOpen, isRequestRunning }
  const list = useInfiniteQuery({
    ...bookingListQuery(client, target, bookingFilters(target.audience, filters.option, days)),
    ...bookingListPolling(interval, context),
    // Filters that were left are forgotten: whoever comes back to them finds the list empty (BKS-28).
    gcTime: 0,
  })
  const { data, dataUpdatedAt, isFetchNextPageError, refetch, fetchNextPage } = list
  const error = useFailure(list)
  const bookings = useMemo(
    () => data?.pages.reduce<Booking[]>((rows, page) => appendPage(rows, page.bookings, keyOf), []),
    [data],
  )
  const minutes = useMinutesSince(dataUpdatedAt || undefined)
  const reason = error && !isFetchNextPageError ? explainFailure(error, t) : undefined

  /** Asks anew; one that is under way already is not asked for twice. Undefined where nothing came. */
  const refresh = useCallback(async (): Promise<readonly Booking[] | undefined> => {
    const { data: pages, isRefetchError, isLoadingError } = await refetch({ cancelRefetch: false })
    if (isRefetchError || isLoadingError) return undefined
    return pages?.pages.flatMap((page) => page.bookings)
  }, [refetch])

  return {
    bookings,
    total: data?.pages.at(-1)?.total ?? 0,
    driver: data?.pages[0]?.driver,
    hasMore: list.hasNextPage,
    isAsking: list.isFetching,
    // While a refresh runs the next page waits for its end.
    isLoadingMore: list.isFetchingNextPage || (list.isFetching && list.hasNextPage),
    hasFailedMore: isFetchNextPageError,
    onLoadMore: useCallback(() => void fetchNextPage({ cancelRefetch: false }), [fetchNextPage]),
    failure: data ? undefined : reason,
    isSignedOut: error instanceof UnauthorizedError || error instanceof SessionExpiredError,
    staleness: data && reason ? t('bookingList.stale', { age: ageText(minutes ?? 0, t), reason }) : undefined,
    updatedAt: dataUpdatedAt,
    refresh,
  }
}

const keyOf = ({ key }: Booking) => key
