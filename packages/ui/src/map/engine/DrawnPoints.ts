import type { ScreenPoints } from './ScreenPoints.ts'

/** The drawn vehicles: their indices in the list, and their places in CSS pixels of the canvas. */
export interface DrawnPoints extends ScreenPoints {
  count: number
  readonly index: Int32Array
  readonly x: Float32Array
  readonly y: Float32Array
}

/** Room for so many points, of which none is drawn yet. */
export const noPoints = (length: number): DrawnPoints => ({
  count: 0,
  index: new Int32Array(length),
  x: new Float32Array(length),
  y: new Float32Array(length),
})

/** Points with room for so many: the given ones where they are long enough. */
export function roomFor(count: number, points: DrawnPoints | undefined): DrawnPoints {
  return points && points.index.length >= count ? points : noPoints(count)
}
