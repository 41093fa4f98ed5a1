import type { ServerClock } from '@fleetgis/api'
import { isOwnWorker } from './keepOpening.ts'
import { CONFIG } from './loadConfig.ts'

export interface ServerClockOptions {
  clock: ServerClock
  /** The headers of `config.json` as it was loaded. */
  headers: Headers
  window: Pick<Window, 'addEventListener' | 'fetch' | 'navigator'>
}

/** The jump of the device's clock, in milliseconds, after which the headers are fetched again. */
const JUMP = 60_000

/**
 * Keeps a clock by the Date of the console's own host: as `config.json` was loaded, and again when the user comes back
 * to the page while the clock was wrong or has been set. A copy of a cache or of a service worker says nothing about
 * the present. Source: CF-180.
 */
export function followServerClock({ clock, headers, window }: ServerClockOptions): void {
  let [device, passed] = [0, 0]
  const remember = () => {
    device = Date.now()
    passed = performance.now()
  }
  // The console's own worker never answers for the file.
  const isWorkers = () => {
    const worker = window.navigator.serviceWorker?.controller
    return Boolean(worker && !isOwnWorker(worker))
  }

  async function ask() {
    if (isWorkers()) return
    remember()
    try {
      const response = await window.fetch(CONFIG, { method: 'HEAD', cache: 'no-store' })
      if (response.ok) clock.readHeaders(response.headers)
    } catch {
      // Without an answer the clock stays as it is.
    }
  }

  function comeBack() {
    const jump = Date.now() - device - (performance.now() - passed)
    if (clock.lead !== 0 || Math.abs(jump) > JUMP) void ask()
  }

  remember()
  // Without no-store the file may come from the browser's cache, with an old Date.
  if (!/\bno-store\b/i.test(headers.get('Cache-Control') ?? '')) void ask()
  else if (!isWorkers()) clock.readHeaders(headers)
  window.addEventListener('focus', comeBack)
  window.addEventListener('pageshow', comeBack)
  window.addEventListener('visibilitychange', comeBack)
}
