import { type Order, type Report, readInWorker } from '../core/readInWorker.ts'
import { driverLocations } from '../map/admin/endpoints.ts'

export interface FakeWorkerOptions {
  /** Reports that it still sends; then it is silent, as a thread that has closed itself. */
  reports?: number
  /** Whether its script could not be loaded. */
  isMissing?: boolean
  /** Called at once when the page has sent something. */
  onOrder?: (order: Order) => void
}

/** A worker on the thread of the test: it gets copies, and answers later, as another thread does. */
export function fakeWorker({
  reports = Number.POSITIVE_INFINITY,
  isMissing = false,
  onOrder,
}: FakeWorkerOptions = {}) {
  const orders: Order[] = []
  let left = reports
  let isEnded = false
  const read = readInWorker([driverLocations], (report: Report) => {
    if (isEnded || left === 0) return
    left -= 1
    const data = structuredClone(report)
    queueMicrotask(() => worker.onmessage?.({ data } as MessageEvent<Report>))
  })
  const worker = {
    onmessage: undefined as ((event: MessageEvent<Report>) => void) | undefined,
    onerror: undefined as (() => void) | undefined,
    onmessageerror: undefined as (() => void) | undefined,
    postMessage(order: Order) {
      orders.push(order)
      const copy = structuredClone(order)
      if (isMissing) queueMicrotask(() => worker.onerror?.())
      else queueMicrotask(() => void read(copy))
      onOrder?.(order)
    },
    terminate() {
      isEnded = true
    },
  }
  return { worker: worker as unknown as Worker, orders, isEnded: () => isEnded }
}
