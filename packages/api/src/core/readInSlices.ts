import { createPause } from './createPause.ts'
import type { Endpoint, ReplyParts } from './endpoint.ts'
import { read } from './read.ts'
import { type DroppedRow, unwrap } from './readers.ts'
import type { Answer } from './request.ts'

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

/** An endpoint whose reply may be long. */
export type LongEndpoint<Output> = Pick<
  Endpoint<never, unknown, unknown, unknown, Output>,
  'id' | 'name' | 'response'
> & { readonly parts: ReplyParts<Output> }

interface ReadOptions {
  readonly onDropped: (row: DroppedRow) => void
  readonly signal: AbortSignal | undefined
  /** Rows of a part. */
  readonly length?: number
}

/**
 * `read` for a long reply: its lists are read part after part with the same schema, and other tasks run meanwhile. Rejects
 * as `read` throws, and with the reason of `signal` once it is aborted, so that a newer request ends the reading of an
 * older one.
 */
export async function readInSlices<Output>(
  endpoint: LongEndpoint<Output>,
  answer: Answer,
  onDropped: (row: DroppedRow) => void,
  signal?: AbortSignal,
): Promise<Output> {
  const outputs: Output[] = []
  for await (const output of readParts(endpoint, answer, { onDropped, signal })) outputs.push(output)
  return joinParts(endpoint, outputs)
}

/** What each part of a reply is read as. */
export async function* readParts<Output>(
  endpoint: LongEndpoint<Output>,
  answer: Answer,
  { onDropped, signal, length = PART_LENGTH }: ReadOptions,
): AsyncGenerator<Output> {
  const pause = createPause(signal)
  const fields = unwrap(answer.body)
  const { lists } = endpoint.parts
  // A reply without rows is one part.
  if (!lists.some((list) => rowsOf(fields, list).length > 0)) {
    yield read(endpoint, answer, onDropped)
    return
  }
  for (const { body, from } of partsOf(fields, lists, length)) {
    await pause()
    yield read(endpoint, { ...answer, body }, (row) => onDropped({ ...row, index: row.index + from }))
  }
}

/** The reply of all parts, of which there is at least one. */
export function joinParts<Output>(
  { parts }: Pick<LongEndpoint<Output>, 'parts'>,
  outputs: readonly Output[],
): Output {
  const [first, ...others] = outputs
  return parts.join(first as Output, others)
}

/** The parts of a reply: each has all fields of the reply, and rows of one list only. */
function* partsOf(
  fields: Record<string, unknown>,
  lists: readonly string[],
  length: number,
): Generator<Part> {
  // A reply's other fields may be under `data`, whose list would have priority.
  const frame: Record<string, unknown> = { ...fields, data: undefined }
  for (const list of lists) if (Array.isArray(fields[list])) frame[list] = []
  for (const list of lists) {
    const rows = rowsOf(fields, list)
    for (let from = 0; from < rows.length; from += length)
      yield { body: { ...frame, [list]: rows.slice(from, from + length) }, from }
  }
}

function rowsOf(fields: Record<string, unknown>, list: string): readonly unknown[] {
  const rows = fields[list]
  return Array.isArray(rows) ? rows : []
}
