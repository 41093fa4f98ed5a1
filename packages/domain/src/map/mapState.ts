import type { MapScreen } from './mapScreen.ts'
import type { TripLayer } from './tripLine.ts'

/** On and off switches of a map that exclude nothing: what they are set to outlives closing the map. */
export type MapSwitch = 'locations' | 'currentLocation' | 'markers' | 'gray'

/** What can be open on a map, one at a time (PMAP-31), each with what it is about. */
export type MapPanel =
  | { readonly name: 'location'; readonly id: string }
  | { readonly name: 'trip'; readonly id: string }
  | { readonly name: 'statusList'; readonly status: number }
  | { readonly name: 'driverList' }
  | { readonly name: 'settings' }
  | { readonly name: 'detail'; readonly id: string }

/** The period a map asks for. Its dates are worked out when it asks; only a range has its own, yyyy-mm-dd. */
export type MapPeriod =
  | { readonly option: 'today' | 'week' | 'month' | '7days' | '30days' }
  | { readonly option: 'range'; readonly start: string; readonly end: string }

/** What a map is set to. All of it is data: see `mapPolling` and `mapDrawing` for what follows from it. */
export interface MapState {
  readonly screen: MapScreen
  readonly isOpen: boolean
  readonly switches: Readonly<Record<MapSwitch, boolean>>
  /** The layer mode, of which there is one at most (PMAP-27). */
  readonly layer?: TripLayer | undefined
  readonly panel?: MapPanel | undefined
  readonly period: MapPeriod
  /** The applied search text, as typed. */
  readonly search: string
  /** Id of the person whom Locate searches for (OMAP-22). */
  readonly located?: string | undefined
  /** Grows whenever the map must ask anew; what was asked for an older revision is dropped. */
  readonly revision: number
}

/** Layer modes and panels that each screen has. */
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

/** The period of a map that nobody has touched: today (PMAP-43, CF-18). */
export const INITIAL_PERIOD: MapPeriod = { option: 'today' }

/**
 * A map as it opens: locations, current location and markers on, every layer mode off (CF-106); gray markers hidden on
 * the owner map alone (CF-102).
 */
export function initialMapState(screen: MapScreen): MapState {
  return {
    screen,
    isOpen: true,
    switches: { locations: true, currentLocation: true, markers: true, gray: screen !== 'owner' },
    period: INITIAL_PERIOD,
    search: '',
    revision: 0,
  }
}
