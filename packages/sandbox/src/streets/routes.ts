import { type Position, roundDegrees } from '../base/geo.ts'
import type { Place } from './places.ts'
import { shortestWays, type Ways } from './shortestWays.ts'
import type { Streets } from './streets.ts'

/** A position on the route between two places. */
interface OnTheWay {
  position: Position
  /** The distance driven so far. */
  metres: number
}

/** The quickest routes between places, which are given by index. */
export interface Routes {
  seconds(from: number, to: number): number
  metres(from: number, to: number): number
  /** The crossings of the whole route, both ends included. */
  path(from: number, to: number): Position[]
  /** The position of a car `seconds` after its start: always on an edge. */
  after(from: number, to: number, seconds: number): OnTheWay
  /** The route up to the position of `after`. */
  pathAfter(from: number, to: number, seconds: number): Position[]
  /** The other places, nearest first. */
  nearest(from: number): readonly number[]
}

interface Way {
  nodes: readonly number[]
  /** By the index of the node. */
  seconds: Float64Array
}

/** The index of the last of the ascending times that is not after `time`; -1 if all are. */
function lastBefore(times: Float64Array, time: number): number {
  let low = -1
  let high = times.length - 1
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if ((times[middle] as number) <= time) low = middle
    else high = middle - 1
  }
  return low
}

/** Finds routes, and caches those from a place after the first query from it. */
export function createRoutes(streets: Streets, places: readonly Place[]): Routes {
  const known = new Map<number, Ways>()
  const nearest = new Map<number, readonly number[]>()
  const whole = new Map<number, Way>()
  const nodeOf = (place: number) => places[place]?.node ?? 0
  const positionOf = (node: number) => streets.positions[node] as Position
  const waysFrom = (place: number): Ways => {
    const ways = known.get(place) ?? shortestWays(streets, nodeOf(place))
    known.set(place, ways)
    return ways
  }

  /**
   * The crossings of a whole route, the start first, and the time at each. They are cached, because maps read them at
   * each poll.
   */
  function wayTo(from: number, to: number): Way {
    const key = from * places.length + to
    const known = whole.get(key)
    if (known) return known
    const ways = waysFrom(from)
    const nodes: number[] = []
    for (let at = nodeOf(to); at !== -1; at = ways.before[at] as number) nodes.push(at)
    nodes.reverse()
    const way = { nodes, seconds: Float64Array.from(nodes, (node) => ways.seconds[node] as number) }
    whole.set(key, way)
    return way
  }

  /** The last crossing that a car passed, and the car's position. */
  function locate(from: number, to: number, seconds: number) {
    const ways = waysFrom(from)
    const target = nodeOf(to)
    if (seconds >= (ways.seconds[target] as number)) return { behind: target, at: arrival(target, ways) }
    const way = wayTo(from, to)
    const index = lastBefore(way.seconds, seconds)
    const behind = way.nodes[Math.max(0, index)] as number
    if (index < 0) return { behind, at: arrival(behind, ways) }
    const ahead = way.nodes[index + 1] as number
    const [timeA, timeB] = [way.seconds[index] as number, way.seconds[index + 1] as number]
    const part = (seconds - timeA) / (timeB - timeA)
    const [lngA, latA] = positionOf(behind)
    const [lngB, latB] = positionOf(ahead)
    const metresA = ways.metres[behind] as number
    const position: Position = [
      roundDegrees(lngA + part * (lngB - lngA)),
      roundDegrees(latA + part * (latB - latA)),
    ]
    return {
      behind,
      at: { position, metres: metresA + part * ((ways.metres[ahead] as number) - metresA) },
    }
  }

  function arrival(node: number, ways: Ways): OnTheWay {
    return { position: positionOf(node), metres: ways.metres[node] as number }
  }

  function pathTo(from: number, node: number): Position[] {
    const { before } = waysFrom(from)
    const path: Position[] = []
    for (let at = node; at !== -1; at = before[at] as number) path.push(positionOf(at))
    return path.reverse()
  }

  return {
    seconds: (from, to) => waysFrom(from).seconds[nodeOf(to)] as number,
    metres: (from, to) => waysFrom(from).metres[nodeOf(to)] as number,
    path: (from, to) => pathTo(from, nodeOf(to)),
    after: (from, to, seconds) => locate(from, to, seconds).at,
    pathAfter(from, to, seconds) {
      const { behind, at } = locate(from, to, seconds)
      const path = pathTo(from, behind)
      const [lng, lat] = path.at(-1) ?? []
      return lng === at.position[0] && lat === at.position[1] ? path : [...path, at.position]
    },
    nearest(from) {
      const { seconds } = waysFrom(from)
      const list =
        nearest.get(from) ??
        places
          .map((place, index) => ({ index, time: seconds[place.node] as number }))
          .filter(({ index }) => index !== from)
          .sort((one, other) => one.time - other.time)
          .map(({ index }) => index)
      nearest.set(from, list)
      return list
    },
  }
}
