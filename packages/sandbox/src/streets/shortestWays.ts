import type { Streets } from './streets.ts'

/** The quickest ways from one crossing to every other. */
export interface Ways {
  /** By crossing: the one before it on the way; -1 at the start. */
  before: Int32Array
  /** By crossing: how long the way there takes. */
  seconds: Float64Array
  /** By crossing: how long the way there is. */
  metres: Float64Array
}

/** Dijkstra's algorithm over travel times, with a binary heap. */
export function shortestWays({ positions, edges, edgesAt }: Streets, start: number): Ways {
  const count = positions.length
  const before = new Int32Array(count).fill(-1)
  const metres = new Float64Array(count)
  const seconds = new Float64Array(count).fill(Number.POSITIVE_INFINITY)
  const isDone = new Uint8Array(count)
  const heap = createHeap()
  seconds[start] = 0
  heap.push(0, start)
  for (let node = heap.pop(); node !== undefined; node = heap.pop()) {
    if (isDone[node]) continue
    isDone[node] = 1
    const at = seconds[node] as number
    for (const index of edgesAt[node] ?? []) {
      const edge = edges[index]
      if (!edge) continue
      const next = edge.a === node ? edge.b : edge.a
      const time = at + edge.seconds
      if (time >= (seconds[next] as number)) continue
      seconds[next] = time
      metres[next] = (metres[node] as number) + edge.metres
      before[next] = node
      heap.push(time, next)
    }
  }
  return { before, seconds, metres }
}

/** A priority queue: the value with the least key comes out first. */
function createHeap() {
  const keys: number[] = []
  const values: number[] = []
  const keyAt = (index: number) => keys[index] ?? Number.POSITIVE_INFINITY
  const swap = (one: number, other: number) => {
    const key = keyAt(one)
    const value = values[one] ?? -1
    keys[one] = keyAt(other)
    values[one] = values[other] ?? -1
    keys[other] = key
    values[other] = value
  }
  return {
    push(key: number, value: number) {
      let index = keys.push(key) - 1
      values.push(value)
      for (let parent = (index - 1) >> 1; index > 0 && keyAt(parent) > key; parent = (index - 1) >> 1) {
        swap(index, parent)
        index = parent
      }
    },
    pop(): number | undefined {
      if (keys.length === 0) return undefined
      swap(0, keys.length - 1)
      keys.pop()
      const first = values.pop()
      for (let index = 0, child = 1; child < keys.length; child = 2 * index + 1) {
        if (keyAt(child + 1) < keyAt(child)) child += 1
        if (keyAt(child) >= keyAt(index)) break
        swap(index, child)
        index = child
      }
      return first
    },
  }
}
