import type { TripRoute } from '@fleetgis/domain/map'
import { type DateRange, isDateText } from '@fleetgis/domain/period'

/** Identifies a trip's route. No call returns one trip: the days and groups are those of a list that has it. */
export interface RouteKey extends DateRange {
  /** The trip, among those of the days and groups. */
  readonly tripId: string
  /** Empty for all groups. */
  readonly groupIds: readonly string[]
}

/**
 * The key of a trip of a list. The trip's own day and group narrow the list, so that the trip stays among the newest
 * 300.
 */
export function routeKeyOf(trip: TripRoute, list: Omit<RouteKey, 'tripId'>): RouteKey {
  const day = trip.startedAt?.slice(0, 10)
  const days = isDateText(day) ? { start: day, end: day } : { start: list.start, end: list.end }
  return { tripId: trip.id, ...days, groupIds: trip.groupId ? [trip.groupId] : list.groupIds }
}
