import type { MapScreen } from './mapScreen.ts'
import type { MapState, MapSwitch } from './mapState.ts'
import type { TripLayer } from './tripLine.ts'

/** What a map shows, and whether it is interactive. */
export interface MapDrawing {
  readonly vehicles: boolean
  /** The layer whose lines are drawn. */
  readonly lines?: TripLayer | undefined
  /** Whether the map can be dragged, zoomed and clicked. */
  readonly isInteractive: boolean
}

/** The checkbox that shows the vehicles: Locations, or Current Locations if it is the only one (OMAP-07). */
const VEHICLES_SWITCH: Readonly<Record<MapScreen, MapSwitch>> = {
  console: 'locations',
  embedded: 'locations',
  owner: 'currentLocation',
}

/**
 * Derives the drawing from a map's state: vehicles while their checkbox and the marker switch are on (MAP-12), lines
 * only while their layer is on (MAP-24), and no interaction while the owner map's settings are open (OMAP-24).
 */
export function mapDrawing({ screen, switches, layer, panel }: MapState): MapDrawing {
  return {
    vehicles: switches[VEHICLES_SWITCH[screen]] && switches.markers,
    lines: layer,
    isInteractive: !(screen === 'owner' && panel?.name === 'settings'),
  }
}
