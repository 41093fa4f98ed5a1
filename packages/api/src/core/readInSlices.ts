import { createPause } from './createPause.ts'
import type { Endpoint, ReplyParts } from './endpoint.ts'
import { read } from './read.ts'
import type { Answer } from './request.ts'
import { type DroppedRow, unwrap } from './wire.ts'

/** A reply with more rows than this is read in slices. */
export const LONG_REPLY = 1_000

/** Rows of a part, which is read at once. */
export const PART_LENGTH = 250

/** A part of a reply. */
interface Part {
  readonly body: Record<string, unknown>
  /** The index of its first row in the list of the reply. */
  readonly from: number
}

/** Whether a reply has so many rows that reading them at once would block a page. */
export function isLongReply(
  { lists }: Pick<ReplyParts<never>, 'lists'>,
  { body }: Pick<Answer, 'body'>,
): boolean {
  const fields = unwrap(body)
  return lists.some((list) => rowsOf(fields, list).length > LONG_REPLY)
}

/**
 * `read` for a long reply: its lists are read part after part with the same schema, and other tasks run meanwhile. Rejects
 * as `read` throws, and with the reason of `signal` once it is aborted, so that a newer request ends the reading of an
 * older one.
 */
export async function readInSlices<Output>(
  endpoint: Pick<Endpoint<never, unknown, unknown, unknown, Output>, 'id' | 'name' | 'response'> & {
    readonly parts: ReplyParts<Output>
  },
  answer: Answer,
  onDropped: (row: DroppedRow) => void,
  signal?: AbortSignal,
): Promise<Output> {
  const pause = createPause(signal)
  const outputs: Output[] = []
  for (const { body, from } of partsOf(unwrap(answer.body), endpoint.parts.lists)) {
    await pause()
    outputs.push(read(endpoint, { ...answer, body }, (row) => onDropped({ ...row, index: row.index + from })))
  }
  const [first, ...others] = outputs
  return first === undefined ? read(endpoint, answer, onDropped) : endpoint.parts.join(first, others)
}

/** The parts of a reply: each has all fields of the reply, and rows of one list only. */
function* partsOf(fields: Record<string, unknown>, lists: readonly string[]): Generator<Part> {
  // A reply's other fields may be under `data`, whose list would have priority.
  const frame: Record<string, unknown> = { ...fields, data: undefined }
  for (const list of lists) if (Array.isArray(fields[list])) frame[list] = []
  for (const list of lists) {
    const rows = rowsOf(fields, list)
    for (let from = 0; from < rows.length; from += PART_LENGTH)
      yield { body: { ...frame, [list]: rows.slice(from, from + PART_LENGTH) }, from }
  }
}

function rowsOf(fields: Record<string, unknown>, list: string): readonly unknown[] {
  const rows = fields[list]
  return Array.isArray(rows) ? rows : []
}
