import type { ScreenPoints } from '../map/engine/ScreenPoints.ts'

/** Drawn vehicles at these places, `[x, y]`. */
export const pointsAt = (...places: readonly (readonly [number, number])[]): ScreenPoints => ({
  count: places.length,
  index: places.map((_, index) => index),
  x: places.map(([x]) => x),
  y: places.map(([, y]) => y),
})
