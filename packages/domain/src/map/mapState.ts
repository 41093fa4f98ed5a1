import type { LatLng } from './latLng.ts'
import type { MapScreen } from './mapScreen.ts'
import type { TripLayer } from './tripLine.ts'

/** Independent switches of a map. */
export type MapSwitch = 'locations' | 'currentLocation' | 'markers' | 'gray'

/** The panels of a map, one at a time (PMAP-31), each with its subject. */
export type MapPanel =
  /** A location, or with `among` those at one place, to choose from. */
  | { readonly name: 'location'; readonly id: string; readonly among?: readonly string[] | undefined }
  /** A trip, and where its line was pressed. */
  | { readonly name: 'trip'; readonly id: string; readonly at?: LatLng | undefined }
  | { readonly name: 'statusList'; readonly status: number }
  | { readonly name: 'driverList' }
  | { readonly name: 'settings' }
  /** The trip with this id, or the current one of a driver or a vehicle. */
  | { readonly name: 'detail'; readonly of: 'driver' | 'vehicle' | 'trip'; readonly id: string }

/** The period of a map's requests. Dates are computed at the request; only a range has its own, yyyy-mm-dd. */
export type MapPeriod =
  | { readonly option: 'today' | 'week' | 'month' | '7days' | '30days' }
  | { readonly option: 'range'; readonly start: string; readonly end: string }

/** The state of a map, as data: `mapPolling` and `mapDrawing` derive the rest. */
export interface MapState {
  readonly screen: MapScreen
  readonly switches: Readonly<Record<MapSwitch, boolean>>
  /** The layer that is on; at most one (PMAP-27). */
  readonly layer?: TripLayer | undefined
  readonly panel?: MapPanel | undefined
  readonly period: MapPeriod
  /** The applied search text, as typed. */
  readonly search: string
  /** How many searches were applied: a repeated one counts. */
  readonly searches?: number | undefined
  /** Id of the person whom Locate searches for (OMAP-22). */
  readonly located?: string | undefined
  /** Increases when the map must refetch; answers of older revisions are dropped. */
  readonly revision: number
}

/** The layers and panels of each screen. */
export const MAP_PARTS: Readonly<
  Record<MapScreen, { readonly layers: readonly TripLayer[]; readonly panels: readonly MapPanel['name'][] }>
> = {
  console: { layers: ['routes'], panels: ['location', 'trip'] },
  embedded: {
    layers: ['routes', 'currentTrips', 'onlineBookings', 'ongoingBookings'],
    panels: ['location', 'trip', 'statusList', 'driverList', 'settings', 'detail'],
  },
  owner: { layers: ['routes'], panels: ['location', 'trip', 'settings', 'detail'] },
}

/** The initial period of a map: today (CF-18). */
export const INITIAL_PERIOD: MapPeriod = { option: 'today' }

/**
 * The initial state of a map: locations, current location and markers on, every layer off (CF-106); gray markers hidden
 * only on the owner map (CF-102).
 */
export function initialMapState(screen: MapScreen): MapState {
  return {
    screen,
    switches: { locations: true, currentLocation: true, markers: true, gray: screen !== 'owner' },
    period: INITIAL_PERIOD,
    search: '',
    revision: 0,
  }
}
