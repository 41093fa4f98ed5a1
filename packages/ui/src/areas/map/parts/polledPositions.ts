import { pollEvery } from '@fleetgis/api'
import { keepPreviousData } from '@tanstack/react-query'

/**
 * Query options of the positions on a map: polled at an interval in milliseconds, or without one not refreshed at all, also
 * not on return (PMAP-28, OMAP-20).
 */
export function polledPositions(interval: number | undefined) {
  return {
    ...pollEvery(interval),
    ...(interval === undefined ? { refetchOnWindowFocus: false, refetchOnReconnect: false } : {}),
    placeholderData: keepPreviousData,
  }
}
