import { createPause } from './createPause.ts'
import { parseJson } from './parseJson.ts'
import { isRecord } from './readers.ts'

/** A text with more characters than this is parsed in slices. */
export const LONG_TEXT = 200_000

/** Characters of a piece, which is parsed at once. */
const PIECE = 32_768

const LIST_START = /\[\s*(?=\{)/g
const BETWEEN_ROWS = /\}\s*(?=,\s*\{)/g
const LIST_END = /\}\s*(?=\])/g

interface Piece {
  readonly rows: readonly unknown[]
  /** The index after its last row. */
  readonly end: number
  readonly isLast: boolean
}

interface List {
  readonly rows: readonly unknown[]
  /** The index of the bracket that ends it. */
  readonly end: number
}

/**
 * `parseJson` for a long text: the lists of objects at its top, or under `data`, are parsed piece after piece, and other
 * tasks run meanwhile. A text of another shape is parsed at once. Rejects as `parseJson` throws, and with the reason of
 * `signal` once it is aborted.
 */
export async function parseInSlices(
  text: string,
  signal: AbortSignal | undefined,
  length = PIECE,
): Promise<unknown> {
  const pause = createPause(signal)
  const lists: (readonly unknown[])[] = []
  let frame = ''
  let copied = 0
  for (
    let start = indexAfter(LIST_START, text, 0);
    start !== -1;
    start = indexAfter(LIST_START, text, copied)
  ) {
    const list = await listFrom(text, start, length, pause)
    if (!list) return parseJson(text)
    frame += `${text.slice(copied, start)}"${markOf(lists.length)}"`
    lists.push(list.rows)
    copied = list.end
  }
  await pause()
  const body = parsed(frame + text.slice(copied))
  // A bracket in a string, or no JSON: the parser decides.
  return body !== undefined && putBack(body, lists) ? body : parseJson(text)
}

/** Undefined for what is no JSON. */
function parsed(text: string): unknown {
  try {
    return parseJson(text)
  } catch {
    return undefined
  }
}

/** The list of objects whose first one starts at `start`; undefined where the text is none. */
async function listFrom(
  text: string,
  start: number,
  length: number,
  pause: () => Promise<void>,
): Promise<List | undefined> {
  const rows: unknown[] = []
  let from = start
  for (;;) {
    await pause()
    const piece = pieceFrom(text, from, length)
    if (!piece) return undefined
    for (const row of piece.rows) rows.push(row)
    if (piece.isLast) return { rows, end: text.indexOf(']', piece.end) }
    from = text.indexOf(',', piece.end) + 1
  }
}

/**
 * The rows from `from` on: about `length` characters, or the rest of the list. JSON is read from left to right: what
 * starts with a row and is valid in brackets is whole rows, wherever the text was cut.
 */
function pieceFrom(text: string, from: number, length: number): Piece | undefined {
  const between = (least: number) => firstValid(text, from, { pattern: BETWEEN_ROWS, after: from + least })
  const some = between(length)
  if (some) return { ...some, isLast: false }
  const rest = firstValid(text, from, { pattern: LIST_END, after: from })
  if (rest) return { ...rest, isLast: true }
  // The end of rows with inner lists has many brackets: smaller pieces come nearer to it.
  const few = between(length / 4) ?? between(length / 16) ?? between(0)
  return few && { ...few, isLast: false }
}

/** How many places are tried for a cut: others are in strings or in inner lists. */
const MOST_TRIES = 8

function firstValid(
  text: string,
  from: number,
  { pattern, after }: { pattern: RegExp; after: number },
): Omit<Piece, 'isLast'> | undefined {
  let end = indexAfter(pattern, text, after)
  for (let tries = 0; tries < MOST_TRIES && end !== -1; tries++) {
    const rows = rowsBetween(text, from, end)
    if (rows) return { rows, end }
    end = indexAfter(pattern, text, end)
  }
  return undefined
}

/** Undefined for a cut inside a row. */
function rowsBetween(text: string, from: number, to: number): readonly unknown[] | undefined {
  return parsed(`[${text.slice(from, to)}]`) as readonly unknown[] | undefined
}

/** The index after the next match; -1 without one. */
function indexAfter(pattern: RegExp, text: string, from: number): number {
  pattern.lastIndex = from
  return pattern.test(text) ? pattern.lastIndex : -1
}

/** What stands in place of a list. No server sends it: it has a control character, which JSON escapes. */
const markOf = (list: number) => `\\u0000rows ${list}`

/** Puts the lists back where their marks are; false where one is deeper. */
function putBack(body: unknown, lists: readonly (readonly unknown[])[]): boolean {
  let left = lists.length
  for (const holder of isRecord(body) ? [body, body.data] : []) {
    if (!isRecord(holder)) continue
    for (const [name, value] of Object.entries(holder)) {
      const rows = Array.isArray(value) ? lists[listOf(value[0])] : undefined
      if (!rows) continue
      holder[name] = rows
      left -= 1
    }
  }
  return left === 0
}

const listOf = (mark: unknown): number =>
  typeof mark === 'string' && mark.startsWith('\u0000rows ') ? Number(mark.slice(6)) : -1
