/** The layers that draw trips. On the owner map and the console it is always `routes`. */
export type TripLayer = 'routes' | 'currentTrips' | 'onlineBookings' | 'ongoingBookings'

/** Colour of a trip's line. */
export type LineColour = 'green' | 'lightBlue' | 'purple' | 'orange' | 'red' | 'blue'

/** How a trip's line is drawn. `weight` is in CSS pixels; a line always has its start marker. */
export interface TripLine {
  readonly colour: LineColour
  readonly weight: number
  readonly endMarker: boolean
}

/** What is asked about a trip before it is drawn. */
export interface TripLineOptions {
  /** The layer it is drawn on; `routes` when left out. */
  readonly layer?: TripLayer
  /** Its booking is the one a person has selected. */
  readonly selected?: boolean
  /** It is the current booking: the one whose detail is being followed. */
  readonly current?: boolean
}

/** Colours of the markers at a line's ends (MARK-11, MARK-12). */
export const TRIP_MARKERS = { start: 'blue', end: 'red' } as const

/** The plain route line (MARK-25). */
export const ROUTE_LINE = { colour: 'blue', weight: 4 } as const

/** The line of a detail card's route map: the plain one (CF-30). */
export const DETAIL_ROUTE_LINE = ROUTE_LINE

const HIGHLIGHT_WEIGHT = 6
const ENDED = 3

/**
 * Colour by the layer alone (MARK-07 to MARK-10). No code of a trip says "ongoing": the trips under way are those
 * that the server answers for the current trips layer.
 */
const LAYER_COLOURS: Readonly<Record<TripLayer, LineColour>> = {
  onlineBookings: 'purple',
  ongoingBookings: 'orange',
  currentTrips: 'red',
  routes: ROUTE_LINE.colour,
}

/** Layers whose items have an end marker whatever their status: "online/current" (MARK-12, CF-31). */
const ENDS_SHOWN: ReadonlySet<TripLayer> = new Set<TripLayer>(['onlineBookings', 'currentTrips'])

/**
 * How a trip is drawn on a layer. The first that fits gives the colour: selected booking, current booking, online
 * booking, ongoing booking, ongoing trip, all others (CF-30, MARK-05 to MARK-10). The current booking's highlighted
 * route is thicker, also when it is selected (MARK-06). The end marker shows for `tripStatus` 3 and for online and
 * current items (MARK-12, CF-31).
 */
export function tripLine(
  trip: { readonly tripStatus?: number | null | undefined },
  { layer = 'routes', selected = false, current = false }: TripLineOptions = {},
): TripLine {
  return {
    colour: selected ? 'green' : current ? 'lightBlue' : LAYER_COLOURS[layer],
    weight: current ? HIGHLIGHT_WEIGHT : ROUTE_LINE.weight,
    endMarker: trip.tripStatus === ENDED || current || ENDS_SHOWN.has(layer),
  }
}
