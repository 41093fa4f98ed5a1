/** Zoom levels: of a map at first, of a route, of one marker, of the selected one (MARK-19 to MARK-22), and the tiles' ends (MARK-23). */
export const MAP_ZOOM = { default: 11, polyline: 16, marker: 14, selected: 17, min: 1, max: 19 } as const
