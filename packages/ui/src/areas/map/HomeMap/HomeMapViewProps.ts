import type { MapView, PartOfTrips, TripInfo, TripRoute } from '@fleetgis/domain/map'
import type { FleetMapPanel, FleetMapProps } from '../../../map/FleetMapProps.ts'
import type { GroupChoices } from '../../../remote/lists/useGroups.ts'
import type { DriverMapOptions } from '../parts/DriverMap.tsx'
import type { MapData } from '../parts/useMapData.ts'
import type { HomeMapSettings } from './homeMapFilters.ts'
import type { HomeMapActions } from './useHomeMapSettings.ts'
import type { MorePositions } from './usePositions.ts'

/** Where the map starts, and what keeps where it is left. */
export interface HomeMapPlaceProps {
  /** Where the map was left, which comes before the city and the hit of the first search. */
  initialView?: MapView | undefined
  /** What was open on the map when it was left. */
  initialPanel?: FleetMapPanel | undefined
  /** The map has come to rest after a move. Keep its view for `initialView`. */
  onView?: FleetMapProps['onView']
  /** Another panel is open, or none. Keep it for `initialPanel`: the id of a vehicle may be a phone number. */
  onPanel?: FleetMapProps['onPanel']
}

export interface HomeMapViewProps
  extends HomeMapActions,
    HomeMapPlaceProps,
    Omit<DriverMapOptions, 'imageHosts'>,
    Pick<FleetMapProps, 'driverOf' | 'groupHrefOf' | 'tripHrefOf'>,
    Pick<MapData, 'vehicles' | 'live' | 'failure' | 'isSignedOut' | 'isFetching' | 'onReload'> {
  /** The map's settings. */
  settings: HomeMapSettings
  /** The vehicle of the chosen driver: a search that finds it opens its popup. */
  chosenId?: string | undefined
  /** What there is beyond the loaded positions; nothing unless given. */
  more?: MorePositions | undefined
  /** The vehicles are those of the settings: a search that found one of them shows it. True unless given. */
  isAnswered?: boolean | undefined
  /** Fleet-local stamp: vehicles last heard before it are faded; undefined fades none. */
  quietBefore?: string | undefined
  /** The number of faded vehicles. */
  quietCount?: number | undefined
  trips?: readonly TripRoute[] | undefined
  /** How many of the trips these are, where they are not all. */
  tripPart?: PartOfTrips | undefined
  tripInfo?: TripInfo | undefined
  /** Keep the object between renders. */
  groups: GroupChoices
  /** Names are needed: the select of groups, a popup or the list of vehicles opened. */
  onNamesNeeded?: (() => void) | undefined
  /** The positions have loaded. */
  isLoaded?: boolean | undefined
}
