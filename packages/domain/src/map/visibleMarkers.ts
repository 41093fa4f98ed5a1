import { driverMarker, SELECTED_STATUS } from './driverMarker.ts'
import type { LatLng } from './latLng.ts'
import { MAP_ZOOM } from './mapZoom.ts'

interface Marked {
  readonly status?: number | null | undefined
}

/** A view of a map. */
export interface MapView {
  readonly centre: LatLng
  readonly zoom: number
}

/**
 * The items with a marker, in their order. A selected one (status 4) replaces all others (OMAP-18); without it, all
 * items that `driverMarker` draws. One function for every map, because 4 means the same on both (CF-29).
 */
export function visibleMarkers<Item extends Marked>(
  items: readonly Item[],
  { gray = true }: { readonly gray?: boolean } = {},
): readonly Item[] {
  const selected = items.filter(isSelected)
  return selected.length > 0 ? selected : items.filter(({ status }) => driverMarker(status, { gray }))
}

/** The view of a selected item: centred, at zoom 17 (OMAP-19); undefined without one. */
export function selectedView(
  items: readonly (Marked & { readonly position: LatLng })[],
): MapView | undefined {
  const selected = items.find(isSelected)
  return selected && { centre: selected.position, zoom: MAP_ZOOM.selected }
}

function isSelected({ status }: Marked): boolean {
  return status === SELECTED_STATUS
}
