import type { Booking } from '@fleetgis/domain/bookings'
import { useCallback } from 'react'
import { JOINED } from './bookingListQuery.ts'
import type { usePolledBookings } from './usePolledBookings.ts'

/** Returns a refetch of a list after an action, which resolves with its bookings; undefined after a failure. */
export function useRefresh({ refetch }: Pick<ReturnType<typeof usePolledBookings>, 'refetch'>) {
  return useCallback(async (): Promise<readonly Booking[] | undefined> => {
    const { data, isRefetchError, isLoadingError } = await refetch(JOINED)
    if (isRefetchError || isLoadingError) return undefined
    return data?.pages.flatMap(({ bookings }) => bookings)
  }, [refetch])
}
