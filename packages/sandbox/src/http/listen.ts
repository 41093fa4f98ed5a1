import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Listens on a port, a free one for 0, and resolves to it; rejects if it cannot, for example with EADDRINUSE. */
export async function listen(server: Server, port: number): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, resolve)
  })
  return (server.address() as AddressInfo).port
}
