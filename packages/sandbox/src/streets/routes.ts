import { type Position, roundDegrees } from '../base/geo.ts'
import type { Place } from './places.ts'
import { shortestWays, type Ways } from './shortestWays.ts'
import type { Streets } from './streets.ts'

/** Where somebody is on the way between two places. */
interface OnTheWay {
  position: Position
  /** Driven so far. */
  metres: number
}

/** The quickest ways between places. Places are given by their index. */
export interface Routes {
  seconds(from: number, to: number): number
  metres(from: number, to: number): number
  /** The crossings of the whole way, both ends included. */
  path(from: number, to: number): Position[]
  /** Where a car is that set out `seconds` ago: always on an edge. */
  after(from: number, to: number, seconds: number): OnTheWay
  /** The way up to where `after` says. */
  pathAfter(from: number, to: number, seconds: number): Position[]
  /** The other places, the nearest first. */
  nearest(from: number): readonly number[]
}

/** Finds ways, and keeps those from a place once somebody has set out from it. */
export function createRoutes(streets: Streets, places: readonly Place[]): Routes {
  const known = new Map<number, Ways>()
  const nearest = new Map<number, readonly number[]>()
  const nodeOf = (place: number) => places[place]?.node ?? 0
  const positionOf = (node: number) => streets.positions[node] as Position
  const waysFrom = (place: number): Ways => {
    const ways = known.get(place) ?? shortestWays(streets, nodeOf(place))
    known.set(place, ways)
    return ways
  }

  /** The crossings behind a car, the start first, and where it is. */
  function locate(from: number, to: number, seconds: number) {
    const ways = waysFrom(from)
    const timeAt = (node: number) => ways.seconds[node] as number
    let ahead = nodeOf(to)
    if (seconds >= timeAt(ahead)) return { behind: ahead, at: arrival(ahead, ways) }
    let behind = ways.before[ahead] as number
    while (behind !== -1 && timeAt(behind) > seconds) {
      ahead = behind
      behind = ways.before[ahead] as number
    }
    if (behind === -1) return { behind: ahead, at: arrival(ahead, ways) }
    const part = Math.max(0, (seconds - timeAt(behind)) / (timeAt(ahead) - timeAt(behind)))
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
