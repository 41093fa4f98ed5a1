import { type Columns, fromColumns, toColumns } from './columns.ts'
import type { AnyEndpoint } from './endpoint.ts'
import { parseJson } from './parseJson.ts'
import type { DroppedRow } from './readers.ts'
import { readParts } from './readInSlices.ts'

/** What a page sends to its worker: a reply to read, or the id of one that nothing waits for any more. */
export type Order =
  | { readonly id: number; readonly call: string; readonly status: number; readonly blob: Blob }
  | { readonly id: number; readonly isAborted: true }

/** What the worker sends back: the parts of the reply in their order, then whether it could be read. */
export type Report =
  | { readonly id: number; readonly part: Packed; readonly dropped: readonly DroppedRow[] }
  | { readonly id: number; readonly isRead: boolean }

/** The fields of a reply, its lists as columns. */
type Packed = readonly { readonly name: string; readonly columns?: Columns; readonly value?: unknown }[]

/** Rows of a part: few enough that the page takes each in a millisecond. */
const PART_LENGTH = 1_000

/** The replies that a worker reads: those of calls with `parts`. */
type LongReplies = readonly Pick<AnyEndpoint, 'id' | 'name' | 'response' | 'parts'>[]

/** What a worker does with a message of its page. */
export function readInWorker(endpoints: LongReplies, report: (report: Report) => void) {
  const reading = new Map<number, AbortController>()

  async function readAll(
    { id, call, status, blob }: Exclude<Order, { isAborted: true }>,
    signal: AbortSignal,
  ) {
    const endpoint = endpoints.find(({ name }) => name === call)
    if (!endpoint?.parts) throw new Error(`The worker does not read ${call}.`)
    const { parts } = endpoint
    let dropped: DroppedRow[] = []
    const onDropped = (row: DroppedRow) => dropped.push(row)
    const answer = { status, body: parseJson(await blob.text()), retryAfter: undefined }
    const options = { onDropped, signal, length: PART_LENGTH }
    for await (const part of readParts({ ...endpoint, parts }, answer, options)) {
      report({ id, part: pack(part), dropped })
      dropped = []
    }
  }

  return async (order: Order): Promise<void> => {
    const { id } = order
    if ('isAborted' in order) {
      reading.get(id)?.abort()
      return
    }
    const controller = new AbortController()
    reading.set(id, controller)
    const isRead = await readAll(order, controller.signal).then(
      () => true,
      // The page reads it itself, and says what is wrong.
      () => false,
    )
    reading.delete(id)
    report({ id, isRead })
  }
}

function pack(part: unknown): Packed {
  return Object.entries(part as object).map(([name, value]) => {
    const columns = Array.isArray(value) ? toColumns(value) : undefined
    return columns ? { name, columns } : { name, value }
  })
}

/** The part that the worker packed. */
export const unpack = (part: Packed): object =>
  Object.fromEntries(
    part.map(({ name, columns, value }) => [name, columns === undefined ? value : fromColumns(columns)]),
  )
