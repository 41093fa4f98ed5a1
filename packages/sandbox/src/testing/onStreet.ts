import { CENTRE, type Point, type Position } from '../base/geo.ts'
import { distanceToSegment } from '../base/plane.ts'
import type { Streets } from '../streets/streets.ts'

const METRES_PER_DEGREE = 111_195

const toPlane = ([lng, lat]: Position): Point => ({
  x: (lng - CENTRE.lng) * METRES_PER_DEGREE * Math.cos((CENTRE.lat * Math.PI) / 180),
  y: (lat - CENTRE.lat) * METRES_PER_DEGREE,
})

/** The distance of a position from the nearest street, in metres. */
export function edgeDistance({ streets, positions }: Streets, position: Position): number {
  const point = toPlane(position)
  let least = Number.POSITIVE_INFINITY
  for (const { nodes } of streets) {
    nodes.forEach((node, index) => {
      const from = positions[nodes[index - 1] ?? -1]
      const to = positions[node]
      if (from && to) least = Math.min(least, distanceToSegment(point, toPlane(from), toPlane(to)))
    })
  }
  return least
}

/** Whether a street connects the two positions directly. */
export function isEdge({ positions, linksAt }: Streets, from: Position, to: Position): boolean {
  const node = positions.findIndex(([lng, lat]) => lng === from[0] && lat === from[1])
  return (
    linksAt[node]?.some((link) => positions[link.to]?.[0] === to[0] && positions[link.to]?.[1] === to[1]) ??
    false
  )
}
