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

type LayerLook = Pick<TripLine, 'colour' | 'endMarker'>

/** All others (MARK-10). */
const PLAIN: LayerLook = { colour: ROUTE_LINE.colour, endMarker: false }

/**
 * What the layer alone decides: the colour (MARK-07 to MARK-10), and the end marker whatever the status of "online/
 * current" (MARK-12, CF-31). No code of a trip says "ongoing": the trips under way are those that the server answers
 * for the current trips layer.
 */
const LAYERS: ReadonlyMap<TripLayer | undefined, LayerLook> = new Map<TripLayer, LayerLook>([
  ['currentTrips', { colour: 'red', endMarker: true }],
  ['onlineBookings', { colour: 'purple', endMarker: true }],
  ['ongoingBookings', { colour: 'orange', endMarker: false }],
])

/**
 * How a trip is drawn on a layer. The first that fits gives the colour: selected booking, current booking, online
 * booking, ongoing booking, ongoing trip, all others (CF-30, MARK-05 to MARK-10). The current booking's highlighted
 * route is thicker, also when it is selected (MARK-06). The end marker shows for `tripStatus` 3 and for online and
 * current items (MARK-12, CF-31).
 */
export function tripLine(
  trip: { readonly tripStatus?: number | null | undefined } | null | undefined,
  options?: TripLineOptions | null,
): TripLine {
  const { layer, selected = false, current = false } = options ?? {}
  const { colour, endMarker } = LAYERS.get(layer) ?? PLAIN
  return {
    colour: selected ? 'green' : current ? 'lightBlue' : colour,
    weight: current ? HIGHLIGHT_WEIGHT : ROUTE_LINE.weight,
    endMarker: endMarker || Boolean(current) || trip?.tripStatus === ENDED,
  }
}
