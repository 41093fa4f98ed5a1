import type { ConsoleConfig } from './config.ts'
import { FILES_CACHE, isHashed, PAGE_CACHE, WORKER_PATH } from './keptFiles.ts'

export interface KeepOpeningOptions {
  config: Pick<ConsoleConfig, 'keepsFiles'>
  window: Window & typeof globalThis
}

/** Whether the worker in front of a page is the console's own, which answers pages and files only. */
export const isOwnWorker = (worker: Pick<ServiceWorker, 'scriptURL'>): boolean =>
  new URL(worker.scriptURL).pathname === WORKER_PATH

/**
 * Registers the service worker, which keeps the files that the page has used, and again what it used until it is hidden.
 * Where the configuration switches it off, removes the worker and what it kept. Decision 41.
 */
export async function keepOpening({ config, window }: KeepOpeningOptions): Promise<void> {
  const { serviceWorker } = window.navigator
  if (!serviceWorker) return
  try {
    if (!config.keepsFiles) return await forget(window)
    // Playwright's contexts without workers answer nothing.
    const registration: ServiceWorkerRegistration | undefined = await serviceWorker.register(WORKER_PATH, {
      updateViaCache: 'none',
    })
    if (!registration) return
    const send = async () => {
      const { active } = await serviceWorker.ready
      active?.postMessage({ keep: usedFiles(window) })
    }
    window.document.addEventListener('visibilitychange', () => {
      if (window.document.hidden) void send()
    })
    await send()
  } catch {
    // A browser without storage, or a host without the worker: every opening loads what it needs.
  }
}

/** The files with a hash that the page has loaded; names of pages and calls are not among them. */
function usedFiles({ document, location, performance }: Window & typeof globalThis): string[] {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
  // Timings are cleared where one has a token (T1).
  const linked = [...document.querySelectorAll('link[href], script[src]')].map(
    (element) => element.getAttribute('href') ?? element.getAttribute('src') ?? '',
  )
  const paths = [...loaded, ...linked]
    .filter((address) => !address.startsWith('data:'))
    .map((address) => new URL(address, location.origin))
    .filter(({ origin, search }) => origin === location.origin && search === '')
    .map(({ pathname }) => pathname)
  return [...new Set(paths)].filter(isHashed)
}

async function forget({ caches, navigator }: Window & typeof globalThis): Promise<void> {
  const registrations = await navigator.serviceWorker.getRegistrations()
  const own = registrations.filter(({ active, installing, waiting }) =>
    [active, installing, waiting].some((worker) => worker && isOwnWorker(worker)),
  )
  await Promise.all(own.map((registration) => registration.unregister()))
  await Promise.all([FILES_CACHE, PAGE_CACHE].map((name) => caches.delete(name)))
}
