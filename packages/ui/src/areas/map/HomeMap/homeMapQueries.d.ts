import { type FleetClient } from '@fleetgis/api'
import { type MapFilter } from '@fleetgis/api/map'
import type { MapPolling } from '@fleetgis/domain/map'
/**
 * The queries of the console map: pages of locations (CF-178), trips and counters (MAP-17), polled at the intervals of
 * `polling` (MAP-18, MAP-19, CF-24) while the page is visible (MAP-20). Previous data stays until the next answer.
 */
export declare function homeMapQueries(
  client: FleetClient,
  filter: MapFilter,
  polling: MapPolling,
): {
  locations: import('@tanstack/react-query').OmitKeyof<
    import('@tanstack/react-query').UseInfiniteQueryOptions<
      readonly import('@fleetgis/domain/map').MapLocation[],
      Error,
      import('@tanstack/react-query').InfiniteData<
        readonly import('@fleetgis/domain/map').MapLocation[],
        unknown
      >,
      (string | MapFilter)[],
      number
    >,
    'queryFn'
  > & {
    queryFn?:
      | import('@tanstack/react-query').QueryFunction<
          readonly import('@fleetgis/domain/map').MapLocation[],
          (string | MapFilter)[],
          number
        >
      | undefined
  } & import('@tanstack/react-query').QueryKeyWithDataTag<
      (string | MapFilter)[],
      import('@tanstack/react-query').InfiniteData<
        readonly import('@fleetgis/domain/map').MapLocation[],
        unknown
      >,
      Error
    >
  trips: import('@tanstack/react-query').OmitKeyof<
    import('@tanstack/react-query').UseQueryOptions<
      import('@fleetgis/domain/map').TripRoute[],
      Error,
      import('@fleetgis/domain/map').TripRoute[],
      (string | (MapFilter & import('@fleetgis/api').PageInput))[]
    >,
    'queryFn'
  > & {
    queryFn?:
      | import('@tanstack/react-query').QueryFunction<
          import('@fleetgis/domain/map').TripRoute[],
          (string | (MapFilter & import('@fleetgis/api').PageInput))[],
          never
        >
      | undefined
  } & import('@tanstack/react-query').QueryKeyWithDataTag<
      (string | (MapFilter & import('@fleetgis/api').PageInput))[],
      import('@fleetgis/domain/map').TripRoute[],
      Error
    >
  tripInfo: import('@tanstack/react-query').OmitKeyof<
    import('@tanstack/react-query').UseQueryOptions<
      import('@fleetgis/domain/map').TripInfo,
      Error,
      import('@fleetgis/domain/map').TripInfo,
      (string | MapFilter)[]
    >,
    'queryFn'
  > & {
    queryFn?:
      | import('@tanstack/react-query').QueryFunction<
          import('@fleetgis/domain/map').TripInfo,
          (string | MapFilter)[],
          never
        >
      | undefined
  } & import('@tanstack/react-query').QueryKeyWithDataTag<
      (string | MapFilter)[],
      import('@fleetgis/domain/map').TripInfo,
      Error
    >
}
