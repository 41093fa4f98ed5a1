import type { Theme } from '@fleetgis/domain/i18n'
import { type LineColour, TRIP_MARKERS, type TripLayer, type TripRoute, tripLine } from '@fleetgis/domain/map'
import { routePath } from '@fleetgis/domain/trip'
import { canvas, circleMarker, type LayerGroup, layerGroup, type PathOptions, polyline } from 'leaflet'
import { palette } from '../theme/palette.ts'

/** Points of a path beyond this number are not drawn, so that a broken answer cannot stop the page. */
const MOST_POINTS = 10_000

/** How trips are drawn, and who is told of one that cannot be. */
export interface TripLineSettings {
  readonly layer: TripLayer
  readonly theme: Theme
  readonly selectedId?: string | undefined
  readonly currentId?: string | undefined
  readonly onRefused?: ((event: { tripId: string; message: string }) => void) | undefined
}

/**
 * The lines of trips, with their start and end markers, all on one canvas (MARK-05 to MARK-12). A path that cannot be
 * drawn is refused with its message, and the rest is drawn (VAL-36).
 */
export function tripLineLayer(trips: readonly TripRoute[], settings: TripLineSettings): LayerGroup {
  const shared: PathOptions = { renderer: canvas({ padding: 0.25 }), interactive: false }
  return layerGroup(trips.flatMap((trip) => linesOf(trip, settings, shared)))
}

function linesOf(trip: TripRoute, settings: TripLineSettings, shared: PathOptions) {
  const { layer, theme, selectedId, currentId, onRefused } = settings
  const path = pathOf(trip, onRefused)
  const [start] = path
  const end = path.at(-1)
  if (!start || !end) return []
  const { colour, weight, endMarker } = tripLine(trip, {
    layer,
    selected: trip.id === selectedId,
    current: trip.id === currentId,
  })
  const endpoint = (at: typeof start, fill: LineColour) =>
    circleMarker(at, {
      ...shared,
      radius: 5,
      color: palette[theme].surface,
      weight: 2,
      fillColor: palette[theme][fill],
      fillOpacity: 1,
    })
  return [
    polyline(path, { ...shared, color: palette[theme][colour], weight, opacity: 0.85 }),
    endpoint(start, TRIP_MARKERS.start),
    ...(endMarker ? [endpoint(end, TRIP_MARKERS.end)] : []),
  ]
}

function pathOf({ id, path }: TripRoute, onRefused: TripLineSettings['onRefused']) {
  try {
    return routePath(path.length > MOST_POINTS ? path.slice(0, MOST_POINTS) : path)
  } catch (error) {
    onRefused?.({ tripId: id, message: error instanceof Error ? error.message : String(error) })
    return []
  }
}
