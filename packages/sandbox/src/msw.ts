import { endpoints } from '@fleetgis/api/endpoints'
import { HttpResponse, http, type RequestHandler } from 'msw'
import { EXTRA_PATHS, isExtra } from './extras.ts'
import type { Fault } from './faults.ts'
import { findEndpoint } from './http/findEndpoint.ts'
import { isDecodable } from './http/refuseBefore.ts'
import { createRespond } from './respond.ts'
import type { World } from './world.ts'

export interface HandlerOptions {
  /** Answers only calls to this origin, such as `http://localhost:8787`; to any origin by default. */
  base?: string
  /** Returns the time, epoch milliseconds; without it the world's time does not change. */
  clock?: () => number
  /** The initial faults. */
  faults?: readonly Fault[]
}

/** Handlers for MSW: one per endpoint, and those for what the sandbox serves besides. */
export function createHandlers(world: World, options: HandlerOptions = {}): RequestHandler[] {
  const { base = '*', clock, faults } = options
  if (faults) world.faults.set(faults)
  const respond = createRespond(world, { clock })
  const answer = async ({ request }: { request: Request }) => {
    const { pathname } = new URL(request.url)
    // Without a base the handlers match paths below any folder as well: those belong to another server.
    if (isDecodable(pathname) && !isExtra(pathname) && !findEndpoint(request.method, pathname))
      return undefined
    try {
      return await respond(request)
    } catch {
      // The request was aborted while it waited.
      return HttpResponse.error()
    }
  }
  const extras = base === '*' ? EXTRA_PATHS.filter((path) => path !== '/') : EXTRA_PATHS
  return [
    ...Object.values(endpoints).map(({ method, path }) => {
      const on = { GET: http.get, POST: http.post, PUT: http.put }[method]
      return on(base + path.replaceAll(/\{(\w+)\}/g, ':$1'), answer)
    }),
    ...extras.map((path) => http.all(base + path, answer)),
  ]
}
