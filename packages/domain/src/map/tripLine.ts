/** The layers that draw trips. The owner map and the console have only `routes`. */
export type TripLayer = 'routes' | 'currentTrips' | 'onlineBookings' | 'ongoingBookings'

/** Colour of a trip's line. */
export type LineColour = 'green' | 'lightBlue' | 'purple' | 'orange' | 'red' | 'blue'

/** The look of a trip's line. `weight` is in CSS pixels; a line always has its start marker. */
export interface TripLine {
  readonly colour: LineColour
  readonly weight: number
  readonly endMarker: boolean
}

/** The options of a trip's line. */
export interface TripLineOptions {
  /** The layer of the trip; `routes` by default. */
  readonly layer?: TripLayer
  /** Whether its booking is selected. */
  readonly selected?: boolean
  /** Whether it is the current booking, whose detail is open. */
  readonly current?: boolean
}

/** Colours of the markers at the ends of a line (MARK-11, MARK-12). */
export const TRIP_MARKERS = { start: 'blue', end: 'red' } as const

/** The plain route line (MARK-25). */
export const ROUTE_LINE = { colour: 'blue', weight: 4 } as const

const HIGHLIGHT_WEIGHT = 6
const ENDED = 3

type LayerLook = Pick<TripLine, 'colour' | 'endMarker'>

/** All others (MARK-10). */
const PLAIN: LayerLook = { colour: ROUTE_LINE.colour, endMarker: false }

/**
 * What only the layer decides: the colour (MARK-07 to MARK-10), and the end marker of online and current items,
 * whatever their status (CF-31). No trip status means ongoing: current trips are those in the answer for the current
 * trips layer.
 */
const LAYERS: ReadonlyMap<TripLayer | undefined, LayerLook> = new Map<TripLayer, LayerLook>([
  ['currentTrips', { colour: 'red', endMarker: true }],
  ['onlineBookings', { colour: 'purple', endMarker: true }],
  ['ongoingBookings', { colour: 'orange', endMarker: false }],
])

/**
 * The look of a trip on a layer. The first match decides the colour: selected booking, current booking, online booking,
 * ongoing booking, ongoing trip, all others (CF-30). The current booking's route is thicker, also when selected
 * (MARK-06). The end marker shows for `tripStatus` 3 and for online and current items (CF-31).
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
