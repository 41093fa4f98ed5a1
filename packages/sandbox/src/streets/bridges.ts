import type { Point } from '../base/geo.ts'
import { joinNames, type Name } from '../base/name.ts'
import { distanceInPlane } from '../base/plane.ts'
import type { River } from './river.ts'
import type { Run } from './street.ts'
import { BRIDGE, SECOND } from './words.ts'

const MAX_BRIDGES = 7
const LONGEST = 1600
/** The distance between two bridges, in metres. */
const APART = 2200

/** Lets some of the lines cross the river, in their order. The river has no other crossings. */
export function buildBridges(
  lines: readonly (readonly number[])[],
  points: readonly Point[],
  isLand: readonly boolean[],
  river: River,
): Run[] {
  const at = (node: number) => points[node] as Point
  const candidates = lines
    .flatMap((line) => banks(line, isLand))
    .filter(([a, b]) => river.crossings(at(a), at(b)) === 1 && distanceInPlane(at(a), at(b)) < LONGEST)
  const built: [number, number][] = []
  for (const [a, b] of candidates) {
    const isApart = built.every(([other]) => distanceInPlane(at(other), at(a)) > APART)
    if (isApart && built.length < MAX_BRIDGES) built.push([a, b])
  }
  return built.map(([a, b], index) => ({
    name: joinNames(SECOND[(index * 5) % SECOND.length] as Name, BRIDGE),
    class: 'main',
    isBridge: true,
    nodes: [a, b],
  }))
}

/** Neighbours on land along a line, with or without water between them. */
function banks(line: readonly number[], isLand: readonly boolean[]): [number, number][] {
  const dry = line.filter((node) => isLand[node])
  return dry.flatMap((node, index): [number, number][] => {
    const before = dry[index - 1]
    return before === undefined ? [] : [[before, node]]
  })
}
