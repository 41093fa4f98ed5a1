/**
 * Zoom levels: initial, of a route, of a marker, of the selected marker (MARK-19 to MARK-22), and the limits of the
 * tiles (MARK-23).
 */
export const MAP_ZOOM = { default: 11, polyline: 16, marker: 14, selected: 17, min: 1, max: 19 } as const
