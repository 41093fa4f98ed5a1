/** Deterministic pseudo-random numbers: the same parts give the same sequence on every machine. */
export interface Random {
  /** From 0 up to, but not including, 1. */
  next(): number
  /** A whole number from 0 up to, but not including, `below`. */
  int(below: number): number
  between(low: number, high: number): number
  /** True with this `probability`. */
  chance(probability: number): boolean
  pick<T>(list: readonly [T, ...T[]]): T
  shuffle<T>(list: readonly T[]): T[]
}

/** A 32-bit hash of all parts; a small change of one part gives a very different number. */
export function hash(...parts: readonly (string | number)[]): number {
  let value = 0x811c9dc5
  const mix = (part: number) => {
    value = Math.imul(value ^ part, 0x01000193)
    value ^= value >>> 15
  }
  for (const part of parts) {
    if (typeof part === 'number') {
      mix(part | 0)
      mix(Math.floor(part / 0x100000000) | 0)
    } else {
      for (let index = 0; index < part.length; index += 1) mix(part.charCodeAt(index))
      mix(part.length)
    }
  }
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b)
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35)
  return (value ^ (value >>> 16)) >>> 0
}

/**
 * The sequence (mulberry32) of these parts. Each table uses its own, so that a change of one table does not shift the
 * others.
 */
export function createRandom(...parts: readonly (string | number)[]): Random {
  let state = hash(...parts)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let value = Math.imul(state ^ (state >>> 15), 1 | state)
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value
    return ((value ^ (value >>> 14)) >>> 0) / 0x100000000
  }
  const int = (below: number) => Math.floor(next() * below)
  return {
    next,
    int,
    between: (low, high) => low + next() * (high - low),
    chance: (probability) => next() < probability,
    pick: (list) => list[int(list.length)] ?? list[0],
    shuffle(list) {
      const shuffled = [...list]
      for (let index = shuffled.length - 1; index > 0; index -= 1) {
        const other = int(index + 1)
        const held = shuffled[index]
        shuffled[index] = shuffled[other] as (typeof shuffled)[number]
        shuffled[other] = held as (typeof shuffled)[number]
      }
      return shuffled
    },
  }
}
