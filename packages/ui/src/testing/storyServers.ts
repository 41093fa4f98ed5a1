import type { Fault, World } from '@fleetgis/sandbox'
import { createHandlers } from '@fleetgis/sandbox/msw'
import { getResponse, HttpResponse, http, type RequestHandler } from 'msw'
import type { Answer } from './SandboxProvider.tsx'

/** A recorded call of a story, in the server's words. */
export interface StoryCall {
  readonly method: string
  readonly path: string
  readonly query: Readonly<Record<string, string>>
  readonly body: unknown
}

export interface StoryServersOptions {
  /** Responds, unless `answer` does. */
  world?: World | undefined
  /** The initial faults of the world's responses. */
  faults?: readonly Fault[] | undefined
  /** Responds in place of the world. */
  answer?: Answer | undefined
  /** Handlers in front of those that respond. */
  handlers?: readonly RequestHandler[] | undefined
  /** Creates handlers in front of all others, when the servers open. */
  connect?: ((servers: StoryServers) => readonly RequestHandler[]) | undefined
}

/** The servers of one story, with an origin of their own, behind MSW's service worker. */
export interface StoryServers {
  readonly origin: string
  readonly world: World | undefined
  /** The calls of the page's clients that have arrived, oldest first. */
  readonly calls: readonly StoryCall[]
  /** Whether the page has aborted a call. */
  isAborted(call: StoryCall): boolean
  /** How many calls the page has sent and not yet read. */
  readonly underWay: number
  /** The browser's `fetch`, which also notes when a call is sent, has arrived, and is read. For the page's clients. */
  readonly fetch: typeof globalThis.fetch
  readonly isOpen: boolean
  /** Fails the calls under way, and all later ones. */
  close(): void
}

/** The open servers by their origins. */
const open = new Map<string, (request: Request) => Promise<Response>>()

/**
 * The handler of the worker: the servers of the call's origin respond. The stories of a docs page share the worker, and
 * the addon resets the handlers of each story, so the worker has this one only.
 */
export const storyHandler: RequestHandler = http.all(
  'https://*.example/*',
  ({ request }) => open.get(new URL(request.url).origin)?.(request) ?? HttpResponse.error(),
)

/** Calls that were sent and have not arrived. */
const inTransit = new Set<Promise<void>>()

/** Waits until all calls that pages have sent are in `calls`. */
export const allArrived = () => Promise.all(inTransit)

const openings = new Map<string, number>()

/** Opens the servers of a story: the origin is `https://<id>.example`, and another one each time they open again. */
export function openStoryServers(id: string, options: StoryServersOptions): StoryServers {
  const times = (openings.get(id) ?? 0) + 1
  openings.set(id, times)
  const origin = `https://${id}${times === 1 ? '' : `-${times}`}.example`
  const calls: StoryCall[] = []
  const signals = new WeakMap<StoryCall, AbortSignal>()
  const sent: { request: Request; arrive: () => void }[] = []
  const unread = new Set<Request>()
  const closed = deferred<Response>()

  const servers: StoryServers = {
    origin,
    world: options.world,
    calls,
    isAborted: (call) => signals.get(call)?.aborted === true,
    get underWay() {
      return unread.size
    },
    get isOpen() {
      return open.has(origin)
    },
    async fetch(input, init) {
      const request = new Request(input, init)
      const arrival = deferred<void>()
      const one = { request, arrive: arrival.resolve }
      sent.push(one)
      unread.add(request)
      inTransit.add(arrival.promise)
      void arrival.promise.then(() => inTransit.delete(arrival.promise))
      // A call that fails or is aborted may never arrive.
      const end = () => {
        unread.delete(request)
        remove(sent, one)
        arrival.resolve()
      }
      try {
        const response = await globalThis.fetch(request)
        void response.clone().arrayBuffer().then(end, end)
        return response
      } catch (error) {
        end()
        throw error
      }
    },
    close() {
      open.delete(origin)
      closed.resolve(HttpResponse.error())
    },
  }

  /** Records calls of the page's clients; pictures, which the browser loads, are none. */
  const record = http.all('*', async ({ request }) => {
    const one = sent.find(({ request: { method, url } }) => method === request.method && url === request.url)
    if (!one) return
    remove(sent, one)
    const { pathname: path, searchParams } = new URL(request.url)
    const text = await request.clone().text()
    const isForm = request.headers.get('Content-Type')?.startsWith('application/x-www-form-urlencoded')
    const body = isForm ? text : text === '' ? undefined : JSON.parse(text)
    const call = { method: request.method, path, query: Object.fromEntries(searchParams), body }
    calls.push(call)
    signals.set(call, one.request.signal)
    one.arrive()
  })

  const handlers = [
    record,
    ...(options.connect?.(servers) ?? []),
    ...(options.handlers ?? []),
    ...respondingHandlers(origin, options),
  ]
  open.set(origin, (request) =>
    Promise.race([
      getResponse(handlers, request).then((response) => response ?? HttpResponse.error()),
      closed.promise,
    ]),
  )
  return servers
}

function respondingHandlers(
  origin: string,
  { world, faults, answer }: StoryServersOptions,
): RequestHandler[] {
  if (!answer) return world ? createHandlers(world, { base: origin, ...(faults ? { faults } : {}) }) : []
  return [
    http.all('*', async ({ request }) => {
      try {
        return await answer(request)
      } catch {
        return HttpResponse.error()
      }
    }),
  ]
}

/** A promise, and the function that resolves it. */
export function deferred<Value>() {
  let resolve: (value: Value) => void = () => {}
  const promise = new Promise<Value>((settle) => {
    resolve = settle
  })
  return { promise, resolve }
}

function remove<Item>(items: Item[], item: Item) {
  const index = items.indexOf(item)
  if (index >= 0) items.splice(index, 1)
}
