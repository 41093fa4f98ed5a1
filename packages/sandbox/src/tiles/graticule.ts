import { latOf, lngOf, TILE_SIZE, toMercator } from './mercator.ts'

/** Degrees between two lines; a tile has about two of each direction. */
const STEPS = [30, 15, 10, 5, 2, 1, 0.5, 0.2, 0.1, 0.05, 0.02, 0.01, 0.005, 0.002, 0.001, 0.0005, 0.0002]

/** The meridians and parallels through a tile, as path data. */
export function graticule(zoom: number, x: number, y: number): string {
  const count = 2 ** zoom
  const step = STEPS.find((value) => value <= 360 / count / 2) ?? STEPS[STEPS.length - 1] ?? 1
  const pixel = (value: number) => Math.round(value * 10) / 10
  const upright = multiples(lngOf(x / count), lngOf((x + 1) / count), step).map((lng) => {
    const at = pixel((toMercator([lng, 0])[0] * count - x) * TILE_SIZE)
    return `M${at} 0V${TILE_SIZE}`
  })
  const level = multiples(latOf((y + 1) / count), latOf(y / count), step).map((lat) => {
    const at = pixel((toMercator([0, lat])[1] * count - y) * TILE_SIZE)
    return `M0 ${at}H${TILE_SIZE}`
  })
  return [...upright, ...level].join('')
}

function multiples(from: number, to: number, step: number): number[] {
  const first = Math.ceil(from / step)
  const last = Math.floor(to / step)
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => (first + index) * step)
}
