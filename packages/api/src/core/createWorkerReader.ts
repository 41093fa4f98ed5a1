import { abortReason, checkAborted } from './abort.ts'
import type { DroppedRow } from './readers.ts'
import { joinParts } from './readInSlices.ts'
import { type Order, type Report, unpack } from './readInWorker.ts'
import type { ReplyReader } from './readReply.ts'

/**
 * A worker that has sent nothing for so many milliseconds has failed: no event reports a thread that has ended. A slow
 * device takes seconds to start one and to parse megabytes.
 */
const SILENCE = 10_000

/** A worker that fails is replaced once; after another failure the page reads replies itself. */
const MOST_FAILURES = 1

type Outcome = 'read' | 'unreadable' | 'failed'

interface Reading {
  readonly take: (report: Report) => void
  readonly end: (outcome: Outcome) => void
}

/**
 * A reader of long replies for `createFleetClient({ reader })`: it reads them in a worker, whose script is
 * `@fleetgis/api/worker`, made at the first long reply. Where there is no worker, such as under a policy without
 * `worker-src`, the client reads them in slices. `onFailure` is called for each worker that failed. Decision 58.
 */
export function createWorkerReader(
  createWorker: () => Worker,
  onFailure: () => void = () => {},
): ReplyReader {
  const readings = new Map<number, Reading>()
  let worker: Worker | undefined
  let failures = 0
  let lastId = 0

  function fail(): void {
    worker?.terminate()
    worker = undefined
    failures += 1
    onFailure()
    for (const { end } of [...readings.values()]) end('failed')
  }

  /** The worker; undefined where it has failed too often. */
  function present(): Worker | undefined {
    while (!worker && failures <= MOST_FAILURES) {
      try {
        worker = started(createWorker())
      } catch {
        fail()
      }
    }
    return worker
  }

  function started(made: Worker): Worker {
    const failOnce = () => {
      if (worker === made) fail()
    }
    made.onerror = failOnce
    made.onmessageerror = failOnce
    made.onmessage = ({ data }: MessageEvent<Report>) => readings.get(data.id)?.take(data)
    return made
  }

  /** Has the worker read a reply. Each part is a task of its own on the page. */
  function readBy(
    worker: Worker,
    order: Exclude<Order, { isAborted: true }>,
    signal: AbortSignal | undefined,
  ): Promise<{ outcome: Outcome; parts: unknown[]; dropped: DroppedRow[] }> {
    const { id } = order
    const parts: unknown[] = []
    const dropped: DroppedRow[] = []
    return new Promise((resolve, reject) => {
      let timer = setTimeout(fail, SILENCE)
      function leave(): void {
        clearTimeout(timer)
        readings.delete(id)
        signal?.removeEventListener('abort', abort)
      }
      function abort(): void {
        leave()
        worker.postMessage({ id, isAborted: true } satisfies Order)
        reject(abortReason(signal))
      }
      function end(outcome: Outcome): void {
        leave()
        resolve({ outcome, parts, dropped })
      }
      function take(report: Report): void {
        clearTimeout(timer)
        timer = setTimeout(fail, SILENCE)
        if ('isRead' in report) end(report.isRead ? 'read' : 'unreadable')
        else {
          parts.push(unpack(report.part))
          dropped.push(...report.dropped)
        }
      }
      readings.set(id, { take, end })
      signal?.addEventListener('abort', abort, { once: true })
      worker.postMessage(order)
    })
  }

  return {
    async read<Output>(
      ...[endpoint, { status, blob }, { onDropped, signal }]: Parameters<ReplyReader['read']>
    ): Promise<Output | undefined> {
      for (let current = present(); current; current = present()) {
        checkAborted(signal)
        const order = { id: ++lastId, call: endpoint.name, status, blob }
        const { outcome, parts, dropped } = await readBy(current, order, signal)
        if (outcome === 'failed') continue
        failures = 0
        if (outcome === 'unreadable') return undefined
        for (const row of dropped) onDropped(row)
        return joinParts(endpoint, parts) as Output
      }
      return undefined
    },
  }
}
