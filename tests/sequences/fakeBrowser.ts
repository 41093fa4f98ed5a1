import { vi } from 'vitest'
import { ORIGIN } from './fakeHost.ts'

/** Not a literal: else this project would type-check the worker, which has other globals. */
const WORKER: string = '../../apps/console/worker/sw.ts'

interface Kept {
  readonly body: string
  readonly headers: [string, string][]
}

/** A storage of texts whose names are its own keys, as a browser's. */
export function createStorage(): Storage {
  const items: Record<string, string> = {}
  const method = (value: unknown) => ({ value, enumerable: false })
  return Object.defineProperties(items, {
    getItem: method((name: string) => (Object.hasOwn(items, name) ? items[name] : null)),
    setItem: method((name: string, text: string) => {
      items[name] = text
    }),
    removeItem: method((name: string) => {
      delete items[name]
    }),
  }) as unknown as Storage
}

/** Cache Storage, and all that it has as one text. */
function createCaches() {
  const all = new Map<string, Map<string, Kept>>()
  const open = (name: string) => {
    const entries = all.get(name) ?? new Map<string, Kept>()
    all.set(name, entries)
    return {
      async match(key: string) {
        const kept = entries.get(key)
        return kept && new Response(kept.body, { headers: kept.headers })
      },
      async put(key: string, response: Response) {
        entries.set(key, { body: await response.text(), headers: [...response.headers] })
      },
      keys: async () => [...entries.keys()].map((key) => ({ url: ORIGIN + key })),
      delete: async (key: string) => entries.delete(key),
    }
  }
  return {
    storage: { open: async (name: string) => open(name), delete: async (name: string) => all.delete(name) },
    text: () => JSON.stringify([...all].map(([name, entries]) => [name, [...entries]])),
  }
}

class FakeClient {
  readonly id: string
  constructor(id: string) {
    this.id = id
  }
}

type Listener = (event: Record<string, unknown>) => void

/** Runs the console's service worker in front of a host. */
export async function startWorker(fetchFromHost: (request: string | { url: string }) => Promise<Response>) {
  const listeners = new Map<string, Listener>()
  const caches = createCaches()
  let open: readonly FakeClient[] = []
  vi.stubGlobal('caches', caches.storage)
  vi.stubGlobal('fetch', fetchFromHost)
  vi.stubGlobal('WindowClient', FakeClient)
  vi.stubGlobal('self', {
    location: new URL(ORIGIN),
    addEventListener: (name: string, listener: Listener) => listeners.set(name, listener),
    clients: { matchAll: async () => open },
    registration: { unregister: async () => true },
  })
  vi.resetModules()
  await import(WORKER)
  const dispatch = (name: string, event: Record<string, unknown>) => listeners.get(name)?.(event)

  /** A request of a page, by the worker if it answers, and else by the network. */
  function ask(request: { url: string; mode: 'navigate' | 'cors' }): Promise<Response> {
    let answer: Promise<Response> | undefined
    dispatch('fetch', {
      request: { ...request, method: 'GET' },
      respondWith: (response: Promise<Response>) => {
        answer = response
      },
    })
    return answer ?? fetchFromHost(request)
  }

  return {
    caches: caches.text,
    /** The pages that are open now. */
    show(ids: readonly string[]) {
      open = ids.map((id) => new FakeClient(id))
    },
    navigate: (address: string) => ask({ url: ORIGIN + address, mode: 'navigate' }),
    load: (path: string) => ask({ url: ORIGIN + path, mode: 'cors' }),
    /** A page names the files that it has used. */
    async keep(files: readonly string[], id: string) {
      let done: Promise<unknown> = Promise.resolve()
      dispatch('message', {
        data: { keep: files },
        source: open.find((client) => client.id === id),
        waitUntil: (work: Promise<unknown>) => {
          done = work
        },
      })
      await done
    },
  }
}
