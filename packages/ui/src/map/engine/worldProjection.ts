const DEGREE = Math.PI / 180
/** The latitude limit of Web Mercator. */
const MAX_LATITUDE = 85.0511287798

/** Edge of the world in CSS pixels at a zoom level. */
export function worldSize(zoom: number): number {
  return 256 * 2 ** zoom
}

/** Web Mercator x of a longitude: 0 at the western edge of the world, 1 at the eastern. */
export function worldX(lng: number): number {
  return lng / 360 + 0.5
}

/** Web Mercator y of a latitude: 0 at the northern edge of the world, 1 at the southern. */
export function worldY(lat: number): number {
  const sin = Math.sin(Math.max(-MAX_LATITUDE, Math.min(MAX_LATITUDE, lat)) * DEGREE)
  return 0.5 - Math.log((1 + sin) / (1 - sin)) / (4 * Math.PI)
}

/** The longitude of a Web Mercator x. */
export function longitudeAt(x: number): number {
  return (x - 0.5) * 360
}

/** The latitude of a Web Mercator y. */
export function latitudeAt(y: number): number {
  return (2 * Math.atan(Math.exp((0.5 - y) * 2 * Math.PI)) - Math.PI / 2) / DEGREE
}

/** The copy of a Web Mercator x in the world whose western edge is at `west`: maps continue beyond the antimeridian. */
export function worldCopy(x: number, west: number): number {
  return x + Math.ceil(west - x)
}

/** The copy of a longitude nearest to another; it may exceed 180 degrees. */
export function nearestLongitude(lng: number, to: number): number {
  return lng + 360 * Math.round((to - lng) / 360)
}

/** The western edge of the copy of the world that is centred on the middle of a viewport. */
export function westOf(view: {
  readonly left: number
  readonly width: number
  readonly scale: number
}): number {
  return (view.left + view.width / 2) / view.scale - 0.5
}
