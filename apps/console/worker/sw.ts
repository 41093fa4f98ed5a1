// The console's service worker: the second opening without waiting. It keeps files with a hash in their names and one
// page with its policy and configuration, never a reply of the fleet's servers, and no address but those. Decision 41.
import {
  FILES_CACHE,
  type FileList,
  filesFor,
  isHashed,
  isPagePath,
  PAGE_CACHE,
  withConfig,
} from '../src/keptFiles.ts'

declare const self: ServiceWorkerGlobalScope

/** The kept page is every page of the console: its key has nothing of an address that was opened. */
const PAGE_KEY = '/'
const LIST_KEY = '/files.json'
const HASH = 'X-Kept'
/** How long the host may take for a page, in milliseconds. */
const HOST_TIMEOUT_MS = 3_000

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname, search } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  if (request.mode === 'navigate' && isPagePath(pathname)) event.respondWith(openPage(request))
  else if (search === '' && isHashed(pathname)) event.respondWith(openFile(request, pathname))
})

self.addEventListener('message', (event) => {
  const { keep } = event.data as { keep?: string[] }
  const sender = event.source instanceof WindowClient ? event.source.id : undefined
  // What could not be kept, such as offline or without space, is kept another time.
  if (keep) event.waitUntil(keepInTurn(() => keepOpening(keep.filter(isHashed), sender)).catch(() => {}))
})

/** The host answers a page; where it cannot, or takes longer than `HOST_TIMEOUT_MS`, the kept page does. */
async function openPage(request: Request): Promise<Response> {
  const fromHost = fetch(request)
  // Handled below, but not before the cache has answered.
  fromHost.catch(() => {})
  const kept = await matchIn(PAGE_CACHE, PAGE_KEY)
  if (!kept) return fromHost
  const late = new Promise<Response>((resolve) => setTimeout(() => resolve(kept), HOST_TIMEOUT_MS))
  return Promise.race([
    late,
    fromHost.then(
      (response) => (response.status >= 500 ? kept : response),
      () => kept,
    ),
  ])
}

async function openFile(request: Request, path: string): Promise<Response> {
  const kept = await matchIn(FILES_CACHE, path)
  if (kept) return kept
  const response = await fetch(request)
  // No page is open that waits for the copy; without space nothing is kept.
  if (response.status === 200) store(FILES_CACHE, path, response.clone()).catch(() => {})
  return response
}

let turn: Promise<unknown> = Promise.resolve()

/** Two pages that open at once must not remove what the other one keeps. */
function keepInTurn(keep: () => Promise<void>): Promise<void> {
  const kept = turn.then(keep, keep)
  turn = kept
  return kept
}

/**
 * Keeps what a page has used. A page that changed on the host is kept once all its files are, for the next opening. Kept
 * files that the host's build does not have are removed when the only open page is of that build.
 */
async function keepOpening(used: readonly string[], sender: string | undefined): Promise<void> {
  const [page, config] = await Promise.all([load('/'), load('/config.json')])
  const [html, text] = await Promise.all([page.text(), config.text()])
  if (JSON.parse(text).keepsFiles === false) return forgetAll()
  const hash = await hashOf([page.headers.get('Content-Security-Policy'), html, text])
  const before = await matchIn(PAGE_CACHE, PAGE_KEY)
  const isSame = before?.headers.get(HASH) === hash
  const listed = isSame ? await matchIn(PAGE_CACHE, LIST_KEY) : await load(LIST_KEY)
  const list: FileList = await listed?.clone().json()
  const earlier = (await (await caches.open(FILES_CACHE)).keys()).map(({ url }) => new URL(url).pathname)
  const needed = filesFor([...earlier, ...used], html, list)
  if (!needed) return
  await Promise.all(needed.filter((path) => !earlier.includes(path)).map(keepFile))
  if (!isSame && listed) {
    await store(PAGE_CACHE, LIST_KEY, listed)
    await store(
      PAGE_CACHE,
      PAGE_KEY,
      new Response(withConfig(html, text), { headers: headersOf(page, hash) }),
    )
  }
  const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  if (open.some(({ id }) => id !== sender) || used.some((path) => !list[path])) return
  const files = await caches.open(FILES_CACHE)
  await Promise.all(earlier.filter((path) => !list[path]).map((path) => files.delete(path)))
}

/** From the host, not from the browser's cache. */
async function load(path: string): Promise<Response> {
  const response = await fetch(path, { cache: 'no-store' })
  if (response.status !== 200 || response.redirected) throw new Error(`${path} could not be loaded`)
  return response
}

async function keepFile(path: string): Promise<void> {
  const response = await fetch(path)
  if (response.status !== 200) throw new Error(`${path} could not be loaded`)
  await store(FILES_CACHE, path, response)
}

async function store(cache: string, key: string, response: Response): Promise<void> {
  await (await caches.open(cache)).put(key, response)
}

async function matchIn(cache: string, key: string): Promise<Response | undefined> {
  return (await caches.open(cache)).match(key, { ignoreVary: true })
}

/** The headers of a page that is text now; its policy stays with it. */
function headersOf({ headers }: Response, hash: string): Headers {
  const kept = new Headers(headers)
  for (const name of ['Content-Encoding', 'Content-Length', 'Date', 'Vary']) kept.delete(name)
  kept.set(HASH, hash)
  return kept
}

/** One hash of the policy, the page and the configuration, which belong together. */
async function hashOf(texts: readonly (string | null)[]): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(texts))
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

async function forgetAll(): Promise<void> {
  await Promise.all([caches.delete(FILES_CACHE), caches.delete(PAGE_CACHE)])
  await self.registration.unregister()
}
