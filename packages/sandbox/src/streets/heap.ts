/** A priority queue: the value with the least key comes out first. */
export interface Heap {
  push(key: number, value: number): void
  /** Undefined if the heap is empty. */
  pop(): number | undefined
}

export function createHeap(): Heap {
  const keys: number[] = []
  const values: number[] = []
  const move = (from: number, to: number) => {
    keys[to] = keys[from] as number
    values[to] = values[from] as number
  }
  const put = (index: number, key: number, value: number) => {
    keys[index] = key
    values[index] = value
  }
  return {
    push(key, value) {
      let hole = keys.length
      put(hole, key, value)
      while (hole > 0) {
        const parent = (hole - 1) >> 1
        if ((keys[parent] as number) <= key) break
        move(parent, hole)
        hole = parent
      }
      put(hole, key, value)
    },
    pop() {
      const first = values[0]
      const key = keys.pop()
      const value = values.pop()
      const { length } = keys
      if (key === undefined || value === undefined || length === 0) return first
      let hole = 0
      for (let child = 1; child < length; child = 2 * hole + 1) {
        if (child + 1 < length && (keys[child + 1] as number) < (keys[child] as number)) child += 1
        if ((keys[child] as number) >= key) break
        move(child, hole)
        hole = child
      }
      put(hole, key, value)
      return first
    },
  }
}
