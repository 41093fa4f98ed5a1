import { formatAmount, formatDistanceKm } from '@fleetgis/domain/format'
import type { TripInfo } from '@fleetgis/domain/map'

/** The counters of the trips of a period, each with the key of its name; a dash until they have loaded. MAP-13, MAP-14, CF-27. */
export const tripInfoRows = (info: TripInfo | undefined) =>
  [
    { name: 'homeMap.trips', value: info ? formatAmount(info.trips) : '–' },
    { name: 'homeMap.drivers', value: info ? formatAmount(info.drivers) : '–' },
    { name: 'homeMap.km', value: info ? formatDistanceKm(info.distanceKm) : '–' },
  ] as const
