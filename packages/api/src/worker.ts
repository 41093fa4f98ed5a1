import { type Order, readInWorker } from './core/readInWorker.ts'
import { driverLocationChanges, driverLocations } from './map/admin/endpoints.ts'

// The script of the worker of `createWorkerReader`: it reads the replies of calls with `parts`.
const read = readInWorker([driverLocations, driverLocationChanges], (report) =>
  globalThis.postMessage(report),
)

globalThis.onmessage = ({ data }: MessageEvent<Order>) => void read(data)
