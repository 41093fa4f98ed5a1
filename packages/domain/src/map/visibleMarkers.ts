import { driverMarker, SELECTED_STATUS } from './driverMarker.ts'
import type { LatLng } from './latLng.ts'
import { MAP_ZOOM } from './mapZoom.ts'

interface Marked {
  readonly status?: number | null | undefined
}

/** Where a map is to look. */
export interface MapView {
  readonly centre: LatLng
  readonly zoom: number
}

/**
 * The items that get a marker, in their order. A selected one (status 4) replaces all others (OMAP-18); without it
 * everything stays that `driverMarker` draws (OMAP-16, OMAP-17, CF-29). One function for every map: 4 means the same
 * on both (CF-29).
 */
export function visibleMarkers<Item extends Marked>(
  items: readonly Item[],
  { gray = true }: { readonly gray?: boolean } = {},
): readonly Item[] {
  const selected = items.filter(isSelected)
  return selected.length > 0 ? selected : items.filter(({ status }) => driverMarker(status, { gray }))
}

/** Where the map goes for a selected item: on it, at zoom 17 (OMAP-19). Undefined where none is selected. */
export function selectedView(
  items: readonly (Marked & { readonly position: LatLng })[],
): MapView | undefined {
  const selected = items.find(isSelected)
  return selected && { centre: selected.position, zoom: MAP_ZOOM.selected }
}

function isSelected({ status }: Marked): boolean {
  return status === SELECTED_STATUS
}
