import { endpoints } from '@fleetgis/api/endpoints'
import { HttpResponse, http, type RequestHandler } from 'msw'
import { EXTRA_PATHS } from './extras.ts'
import type { Fault } from './faults.ts'
import { createRespond } from './respond.ts'
import type { World } from './world.ts'

export interface HandlerOptions {
  /** Only calls to this origin are answered, such as `http://localhost:8787`; those to any origin unless given. */
  base?: string
  /** What time it is; the world stands still unless given. */
  clock?: () => number
  /** Faults from the start. */
  faults?: readonly Fault[]
}

/** Handlers for MSW, one for each endpoint and for what the sandbox serves besides. */
export function createHandlers(world: World, options: HandlerOptions = {}): RequestHandler[] {
  const { base = '*', clock, faults } = options
  if (faults) world.faults.set(faults)
  const respond = createRespond(world, { clock })
  const answer = async ({ request }: { request: Request }) => {
    try {
      return await respond(request)
    } catch {
      // A request that was given up while it waited.
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
