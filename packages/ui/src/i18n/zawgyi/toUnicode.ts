import { MODEL, PHASES, type Rule } from './data.ts'
import { SPELLINGS } from './spellings.ts'

/** The least probability of Zawgyi at which a text is converted. */
const SURE = 0.95

/** Ranges of code points with a state of their own in the model, in its order; all others share state 0. */
const STATES = [
  [0x1000, 0x103f],
  [0x104a, 0x109f],
  [0xaa60, 0xaa7f],
  [0xa9e0, 0xa9ff],
  [0x2000, 0x200b],
] as const

/** Bytes before the model's number of states: two tags and two versions. */
const HEADER = 28

/** The logarithm of how much more probable a transition is in Unicode than in Zawgyi, by row and column. */
const readModel = lazily(() => {
  const bytes = Uint8Array.from(atob(MODEL), (char) => char.charCodeAt(0))
  const view = new DataView(bytes.buffer)
  let at = HEADER
  const skip = (bytesRead: number) => {
    at += bytesRead
    return at - bytesRead
  }
  const int = () => view.getInt16(skip(2))
  const float = () => view.getFloat32(skip(4))
  const size = int()
  const rows: Float32Array[] = []
  for (let row = 0; row < size; row += 1) {
    const entries = int()
    const values = new Float32Array(size)
    if (entries > 0) values.fill(float())
    for (let entry = 0; entry < entries; entry += 1) values[int()] = float()
    rows.push(values)
  }
  return rows
})

const readPhases = lazily(() =>
  PHASES.map((rules) => ({
    /** Where any rule may match: one search passes over all other characters. */
    any: new RegExp(rules.map(([pattern]) => pattern).join('|')),
    rules: rules.map(([pattern, ...rest]: Rule) => [new RegExp(`^${pattern}`), ...rest] as const),
  })),
)

/**
 * The text in Unicode where it is Zawgyi; otherwise the same text. Listed words decide, because the model knows short
 * texts badly; without one the model has to be sure. Source: CF-181.
 */
export function toUnicode(text: string): string {
  const isZawgyi = listedAsZawgyi(text) ?? zawgyiProbability(text) >= SURE
  return isZawgyi ? readPhases().reduce(runPhase, text) : text
}

/** Whether each listed spelling is Zawgyi. */
const readSpellings = lazily(
  () => new Map(SPELLINGS.split(' ').map((word, index) => [word, index % 2 === 1] as const)),
)

/** What is between words: spaces, digits, and what is not Burmese. */
const BETWEEN = /[^\u1000-\u103f\u104e-\u109f]+/

/** Whether a text has listed words in Zawgyi and none in Unicode; undefined without a listed word, or with both. */
function listedAsZawgyi(text: string): boolean | undefined {
  const spellings = readSpellings()
  const found = new Set(text.split(BETWEEN).flatMap((word) => spellings.get(word) ?? []))
  return found.size === 1 ? found.has(true) : undefined
}

/** How probable it is that a text is Zawgyi, from 0 to 1. */
export function zawgyiProbability(text: string): number {
  const model = readModel()
  let before = 0
  let total = 0
  for (let at = 0; at <= text.length; at += 1) {
    const state = at === text.length ? 0 : stateOf(text.charCodeAt(at))
    if (before !== 0 || state !== 0) total += model[before]?.[state] ?? 0
    before = state
  }
  return 1 / (1 + Math.exp(total))
}

function stateOf(code: number): number {
  let first = 1
  for (const [from, to] of STATES) {
    if (from <= code && code <= to) return first + code - from
    first += to - from + 1
  }
  return 0
}

/** Replaces from left to right; what is replaced is passed over, unless the rule says that it is read again. */
function runPhase(text: string, { any, rules }: ReturnType<typeof readPhases>[number]): string {
  let done = ''
  let rest = text
  for (let isStart = true; rest.length > 0; isStart = false) {
    const at = rest.search(any)
    if (at === -1) return done + rest
    if (at > 0) {
      done += rest.slice(0, at)
      rest = rest.slice(at)
      continue
    }
    let isFound = false
    for (const [pattern, replacement, onlyAtStart, isReread] of rules) {
      const found = onlyAtStart && !isStart ? null : pattern.exec(rest)
      if (!found) continue
      isFound = true
      const after = rest.length - found[0].length
      rest = rest.replace(pattern, replacement)
      if (isReread) continue
      done += rest.slice(0, rest.length - after)
      rest = rest.slice(rest.length - after)
    }
    if (isFound) continue
    done += rest[0]
    rest = rest.slice(1)
  }
  return done
}

function lazily<T>(make: () => T): () => T {
  let made: T | undefined
  return () => {
    made ??= make()
    return made
  }
}
