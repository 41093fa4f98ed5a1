import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { isLoopback } from '@fleetgis/domain/query'

export interface ListenOptions {
  /** 0 selects a free port. */
  port: number
  /** Another address of this machine, or `0.0.0.0` for all; without it only this machine reaches the server (CF-184). */
  host?: string | undefined
}

export interface Listening {
  readonly port: number
  /** The address on this machine, for example `http://localhost:8787`. */
  readonly url: string
  /** Stops listening, and closes connections: idle ones at once, the others after `grace` milliseconds. */
  close(grace?: number): Promise<void>
}

const LOOPBACK = ['127.0.0.1', '::1']
const EVERYWHERE = ['0.0.0.0', '::']

/** How often a free port is looked for: one that is free on 127.0.0.1 may be in use on ::1. */
const MAX_TRIES = 20

/** Serves the same port of each address. Rejects if it cannot, for example with EADDRINUSE. Source: CF-184. */
export async function listen(answer: RequestListener, { port, host }: ListenOptions): Promise<Listening> {
  for (let tries = 1; ; tries++) {
    const servers: Server[] = []
    const close = async (grace = 0) => {
      await Promise.all(servers.map((server) => stop(server, grace)))
    }
    try {
      let taken = port
      for (const address of addressesOf(host)) {
        const server = createServer(answer)
        if (!(await start(server, taken, address))) continue
        servers.push(server)
        taken = (server.address() as AddressInfo).port
      }
      return { port: taken, url: `http://localhost:${taken}`, close }
    } catch (error) {
      await close()
      if (port !== 0 || tries === MAX_TRIES || codeOf(error) !== 'EADDRINUSE') throw error
    }
  }
}

/** A line of warning if other machines reach servers with this `host`; undefined otherwise. Source: CF-184. */
export function openToOthers(host: string | undefined): string | undefined {
  if (host === undefined || isLoopback(host.includes(':') ? `[${host}]` : host)) return undefined
  return `Warning: HOST is ${host}, so other machines reach these servers and every token on the page of the sandbox.`
}

/** Loopback is always among them, because `config.json` of the console names `localhost`. */
function addressesOf(host: string | undefined): string[] {
  if (host === undefined || host === 'localhost') return LOOPBACK
  return EVERYWHERE.includes(host) ? [host] : [...new Set([...LOOPBACK, host])]
}

/** Resolves to false on a machine without IPv6. */
async function start(server: Server, port: number, address: string): Promise<boolean> {
  try {
    server.listen(port, address)
    await once(server, 'listening')
    return true
  } catch (error) {
    if (address === '::1' && ['EADDRNOTAVAIL', 'EAFNOSUPPORT'].includes(codeOf(error))) return false
    throw error
  }
}

function stop(server: Server, grace: number): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve())
    server.closeIdleConnections()
    if (grace === 0) server.closeAllConnections()
    else setTimeout(() => server.closeAllConnections(), grace).unref()
  })
}

const codeOf = (error: unknown) => String((error as NodeJS.ErrnoException).code)
