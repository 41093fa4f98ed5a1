import type { Position } from '../base/geo.ts'

/** Pixels of a tile's side. */
export const TILE_SIZE = 256

/** A position in Web Mercator: from 0 to 1, east and south. */
export type Mercator = readonly [x: number, y: number]

const DEGREE = Math.PI / 180

export function toMercator([lng, lat]: Position): Mercator {
  return [(lng + 180) / 360, (1 - Math.asinh(Math.tan(lat * DEGREE)) / Math.PI) / 2]
}

export const lngOf = (x: number): number => x * 360 - 180

export const latOf = (y: number): number => Math.atan(Math.sinh((1 - 2 * y) * Math.PI)) / DEGREE

/** Pixels per metre near the city at a zoom. */
export function pixelsPerMetre(zoom: number, lat: number): number {
  return (TILE_SIZE * 2 ** zoom) / (40_075_016.686 * Math.cos(lat * DEGREE))
}
