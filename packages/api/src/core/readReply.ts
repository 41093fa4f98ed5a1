import type { Endpoint } from './endpoint.ts'
import { read } from './read.ts'
import type { DroppedRow } from './readers.ts'
import { isLongReply, type LongEndpoint, readInSlices } from './readInSlices.ts'
import { type Answer, parseText } from './request.ts'

interface ReadOptions {
  readonly onDropped: (row: DroppedRow) => void
  readonly signal: AbortSignal | undefined
}

/** Reads replies of many thousands of rows in place of the client. */
export interface ReplyReader {
  /**
   * Resolves to undefined for a reply that it cannot read: then the client reads it itself, and says what is wrong with it.
   * Rejects with the reason of `signal` once it is aborted.
   */
  read<Output>(
    endpoint: LongEndpoint<Output>,
    reply: { readonly status: number; readonly blob: Blob },
    options: ReadOptions,
  ): Promise<Output | undefined>
}

/** Reads the answer of a call: a long one by `reader` where there is one, else in slices. Rejects as `read` throws. */
export async function readReply<Output>(
  endpoint: Endpoint<never, unknown, unknown, unknown, Output>,
  answer: Answer,
  { reader, ...options }: ReadOptions & { readonly reader: ReplyReader | undefined },
): Promise<Output> {
  const { parts } = endpoint
  const { onDropped, signal } = options
  if (!parts) return read(endpoint, answer, onDropped)
  const long = { ...endpoint, parts }
  const { unread, status } = answer
  if (unread) {
    const output = await reader?.read(long, { status, blob: unread }, options)
    if (output !== undefined) return output
  }
  const parsed = unread ? { ...answer, body: await parseText(endpoint, await unread.text(), signal) } : answer
  return isLongReply(parts, parsed)
    ? readInSlices(long, parsed, onDropped, signal)
    : read(long, parsed, onDropped)
}
