import { MAP_REFRESH, type RefreshTimes } from './mapRefresh.ts'
import type { MapState } from './mapState.ts'
import type { TripLayer } from './tripLine.ts'

/** What a map keeps asking for. What is not named here is stopped, and a request under way for it is cancelled. */
export interface MapPolling {
  /** Milliseconds between two location refreshes. */
  readonly locations?: number | undefined
  /** Milliseconds between two refreshes of the trips. */
  readonly trips?: number | undefined
  /** The layer whose pages are loaded, one after the other until all are there (CF-25). */
  readonly pages?: TripLayer | undefined
}

/**
 * What a map in a state asks for by itself. Closed: nothing (MAP-20, CF-95). Console: locations and trips, with Routes
 * on or off (MAP-18, MAP-19, CF-106), page 1 only (CF-25). Embedded and owner map: locations (PMAP-34), or while a layer
 * mode is on the pages of that layer instead, which end with it (PMAP-28 to PMAP-30, OMAP-20, OMAP-21). `refresh` are
 * the screen's times, as a deployment may set them.
 */
export function mapPolling(state: MapState, refresh: RefreshTimes = MAP_REFRESH[state.screen]): MapPolling {
  if (!state.isOpen) return {}
  if (state.screen === 'console') return { locations: refresh.locations, trips: refresh.trips }
  return state.layer ? { pages: state.layer } : { locations: refresh.locations }
}
