import type { BookingTripInfo, DriverCounts, TripInfo } from '@fleetgis/domain/map'
import type { ReactNode } from 'react'
import type { GroupChoices } from '../../../remote/lists/useGroups.ts'
import type { DriverMapOptions } from '../parts/DriverMap.tsx'
import type { MapData } from '../parts/useMapData.ts'

/** An open list of drivers. */
export interface DriversList {
  /** The status of the drivers; without it the drivers of the period's trips (PMAP-10). */
  readonly status: number | undefined
  /** Whether a driver's marker is drawn. */
  readonly isOnMap: (key: string) => boolean
  readonly onShow: (key: string) => void
  readonly onClose: () => void
}

export interface AdminMapViewProps extends MapData, DriverMapOptions {
  /** The admin's groups. Keep the object between renders. */
  groups: GroupChoices
  /** Ids of the chosen groups; none means all. */
  groupIds: readonly string[]
  chooseGroups: (ids: readonly string[]) => void
  counts?: DriverCounts | undefined
  tripInfo?: TripInfo | undefined
  bookingInfo?: BookingTripInfo | undefined
  /** Renders the open list of drivers, which fetches its pages. */
  renderDrivers?: ((list: DriversList) => ReactNode) | undefined
}
