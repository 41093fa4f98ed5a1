import { palette } from '../../theme/palette.ts'
import { type Clusters, TALLY_LENGTH } from './gridClusters.ts'
import { MARKER_COLOURS } from './spriteIndex.ts'

/** Width of the coloured ring, in CSS pixels. */
const RING = 5

/** Radius of the circle for a number of vehicles, in CSS pixels. */
export function clusterRadius(size: number): number {
  return 13 + 4 * Math.log10(Math.max(1, size))
}

/**
 * Draws a cluster: its number in a circle, with a ring that shows the share of each status. The same in both themes,
 * like markers. `at` is in device pixels.
 */
export function drawCluster(
  context: CanvasRenderingContext2D,
  { tally, start }: Clusters,
  number: number,
  { x, y, ratio }: { readonly x: number; readonly y: number; readonly ratio: number },
): void {
  const size = (start[number + 1] ?? 0) - (start[number] ?? 0)
  const radius = clusterRadius(size) * ratio
  context.beginPath()
  context.arc(x, y, radius, 0, 2 * Math.PI)
  context.fillStyle = '#ffffff'
  context.fill()
  context.lineWidth = RING * ratio
  let angle = -Math.PI / 2
  for (const [index, colour] of MARKER_COLOURS.entries()) {
    const part = ((tally[number * TALLY_LENGTH + index] ?? 0) / size) * 2 * Math.PI
    if (part === 0) continue
    context.beginPath()
    context.arc(x, y, radius - (RING * ratio) / 2, angle, angle + part)
    context.strokeStyle = palette.light[colour]
    context.stroke()
    angle += part
  }
  context.fillStyle = palette.light.text
  context.font = `600 ${11 * ratio}px ui-sans-serif, system-ui, sans-serif`
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  context.fillText(shortNumber(size), x, y + ratio / 2)
}

/** The short form of a count: 999, 1.2k, 12k. */
export function shortNumber(value: number): string {
  if (value < 1_000) return String(value)
  const thousands = value / 1_000
  return `${thousands < 10 ? (Math.floor(thousands * 10) / 10).toString() : Math.floor(thousands)}k`
}
