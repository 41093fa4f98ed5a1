import { createHeap } from './heap.ts'
import type { Streets } from './streets.ts'

/** The quickest routes from one crossing to every other. */
export interface Ways {
  /** By crossing: the previous one on the route; -1 at the start. */
  before: Int32Array
  /** By crossing: the time to it. */
  seconds: Float64Array
  /** By crossing: the distance to it. */
  metres: Float64Array
}

/** Dijkstra's algorithm over travel times. */
export function shortestWays({ linksAt }: Pick<Streets, 'linksAt'>, start: number): Ways {
  const before = new Int32Array(linksAt.length).fill(-1)
  const metres = new Float64Array(linksAt.length)
  const seconds = new Float64Array(linksAt.length).fill(Number.POSITIVE_INFINITY)
  const isDone = new Uint8Array(linksAt.length)
  const heap = createHeap()
  seconds[start] = 0
  heap.push(0, start)
  for (let node = heap.pop(); node !== undefined; node = heap.pop()) {
    if (isDone[node]) continue
    isDone[node] = 1
    const at = seconds[node] as number
    const driven = metres[node] as number
    for (const link of linksAt[node] ?? []) {
      const time = at + link.seconds
      if (time >= (seconds[link.to] as number)) continue
      seconds[link.to] = time
      metres[link.to] = driven + link.metres
      before[link.to] = node
      heap.push(time, link.to)
    }
  }
  return { before, seconds, metres }
}
