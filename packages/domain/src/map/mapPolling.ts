import { MAP_REFRESH, type RefreshTimes } from './mapRefresh.ts'
import type { MapState } from './mapState.ts'
import type { TripLayer } from './tripLine.ts'

/** What a map polls. A part that is undefined is stopped, and its request in flight is cancelled. */
export interface MapPolling {
  /** Milliseconds between two location refreshes. */
  readonly locations?: number | undefined
  /** Milliseconds between two refreshes of the trips. */
  readonly trips?: number | undefined
  /** The layer whose pages are loaded, one after the other (CF-25). */
  readonly pages?: TripLayer | undefined
}

/**
 * What a map polls in a state. Console: locations and trips, with Routes on or off (CF-106),
 * page 1 only (CF-25). Embedded and owner map: locations (PMAP-34), or while a layer is on the pages of that layer
 * (PMAP-28 to PMAP-30); the embedded map's Current location stops the locations too (CF-135). `refresh` has the
 * screen's intervals, which a deployment may set.
 */
export function mapPolling(state: MapState, refresh: RefreshTimes = MAP_REFRESH[state.screen]): MapPolling {
  if (state.screen === 'console') return { locations: refresh.locations, trips: refresh.trips }
  if (state.layer) return { pages: state.layer }
  const isPaused = state.screen === 'embedded' && !state.switches.currentLocation
  return isPaused ? {} : { locations: refresh.locations }
}
