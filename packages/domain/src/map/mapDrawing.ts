import type { MapScreen } from './mapScreen.ts'
import type { MapState, MapSwitch } from './mapState.ts'
import type { TripLayer } from './tripLine.ts'

/** What a map shows and lets a person do. */
export interface MapDrawing {
  readonly vehicles: boolean
  /** The layer whose lines are drawn. */
  readonly lines?: TripLayer | undefined
  /** Whether the map can be dragged, zoomed and clicked. */
  readonly isInteractive: boolean
}

/** The checkbox that shows the vehicles: Locations, or Current Locations where that is the only one (OMAP-07). */
const VEHICLES_SWITCH: Readonly<Record<MapScreen, MapSwitch>> = {
  console: 'locations',
  embedded: 'locations',
  owner: 'currentLocation',
}

/**
 * What follows from a map's state: vehicles while their checkbox and the marker switch are on (MAP-12), lines only
 * while their layer mode is (MAP-24), and on the owner map no interaction while its settings are open (OMAP-24).
 */
export function mapDrawing({ screen, switches, layer, panel }: MapState): MapDrawing {
  return {
    vehicles: switches[VEHICLES_SWITCH[screen]] && switches.markers,
    lines: layer,
    isInteractive: !(screen === 'owner' && panel?.name === 'settings'),
  }
}
