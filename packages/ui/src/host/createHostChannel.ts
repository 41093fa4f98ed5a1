import { HOST_MESSAGE, type HostMessage } from '@fleetgis/domain/host'
import { parseUrl } from '@fleetgis/domain/query'
import type { HostChannel } from './HostChannel.ts'
import { FLUTTER_READY, HOST_APPS, type HostApp, type HostKind, type HostWindow } from './hostApps.ts'

export interface HostChannelOptions {
  /** The kind of host: the first one detected unless given. `none` sends nothing. */
  kind?: 'auto' | HostKind | 'none'
  /** The message handler of a Flutter or WebKit host, or the object that the app adds to the page: `fleetgis` unless given. */
  handlerName?: string
  /** The handler that returns a page token. Without one, and in a frame, no token is requested (T14). */
  tokenHandler?: string
  /**
   * The origin of the page around this one, such as `https://app.example.com`, where that page is the host. There is no
   * default, and `*` throws: any page can embed this one in a frame.
   */
  targetOrigin?: string
  /** Called once per warning; the browser's console unless given (HOST-08). */
  warn?: (warning: string) => void
  /** Replaces the page's window. */
  window?: HostWindow
}

const KNOWN: ReadonlySet<string> = new Set(Object.values(HOST_MESSAGE))

/** How long a message, or a request for a token, waits for a host that is not ready, in milliseconds. */
const HOST_TIMEOUT = 10_000
/** The polling interval for hosts without a ready event, in milliseconds. */
const LOOK_AGAIN = 100
/** How long a host may take to return a token, in milliseconds. */
const TOKEN_TIMEOUT_MS = 3_000

/**
 * Creates the channel to the app around the page. Messages wait for a host that is not ready. Safe to call on a server.
 * Throws a TypeError if `targetOrigin` is no origin. Source: HOST-01.
 */
export function createHostChannel(options: HostChannelOptions = {}): HostChannel {
  const { kind = 'auto', handlerName = 'fleetgis', tokenHandler, targetOrigin } = options
  if (targetOrigin !== undefined || kind === 'iframe') checkOrigin(targetOrigin)
  const names = { handlerName, tokenHandler, targetOrigin }
  const warn = once(options.warn ?? warnInConsole)
  const finders = kind === 'auto' ? Object.values(HOST_APPS) : kind === 'none' ? [] : [HOST_APPS[kind]]
  const getWindow = () =>
    options.window ?? (typeof window === 'undefined' ? undefined : (window as HostWindow))

  /** The host, if it is ready. */
  function find(): HostApp | undefined {
    const place = getWindow()
    for (const findHost of finders) {
      const host = place && quietly(() => findHost(place, names))
      if (host) return host
    }
    return undefined
  }

  /** Whether a host is configured by kind, so that its absence needs no warning yet. */
  function isExpected(): boolean {
    if (kind !== 'auto') return kind !== 'none'
    return quietly(() => getWindow()?.flutter_inappwebview) !== undefined
  }

  function post(host: HostApp, message: HostMessage) {
    attempt(() => host.post(message)).catch(() => warn(`The host app failed to take "${message}".`))
  }

  /** Messages that wait for the host, oldest first. */
  let queue: HostMessage[] = []
  let isWaiting = false

  async function waitAndTell() {
    isWaiting = true
    const place = getWindow()
    const host = place && (await until(place, find))
    isWaiting = false
    const messages = queue
    queue = []
    if (host) for (const message of messages) post(host, message)
    else warn(ABSENT)
  }

  return {
    send(message) {
      if (!KNOWN.has(message)) return warn('Something other than a message for the host app was not sent.')
      const host = isWaiting ? undefined : find()
      if (host) return post(host, message)
      if (!isExpected()) warn(ABSENT)
      if (kind === 'none') return
      queue.push(message)
      if (!isWaiting) void waitAndTell()
    },
    async getToken() {
      const place = getWindow()
      if (tokenHandler === undefined || !place || !quietly(() => isTopFrame(place))) return undefined
      const host = find() ?? (isExpected() ? await until(place, find) : undefined)
      const { askToken } = host ?? {}
      if (!askToken) return undefined
      try {
        const token = await Promise.race([attempt(askToken), after(TOKEN_TIMEOUT_MS)])
        return typeof token === 'string' && token !== '' ? token : undefined
      } catch {
        warn('The host app failed to give a token.')
        return undefined
      }
    },
  }
}

const ABSENT = 'There is no host app that could be notified of a change.'

function warnInConsole(warning: string) {
  // biome-ignore lint/suspicious/noConsole: the specification requires a warning without a host (HOST-08)
  console.warn(warning)
}

/** Calls `say` once per text. */
function once(say: (text: string) => void): (text: string) => void {
  const written = new Set<string>()
  return (text) => {
    if (written.has(text)) return
    written.add(text)
    say(text)
  }
}

/** The result of `look`; undefined if it throws, as properties of a foreign window may. */
function quietly<Found>(look: () => Found): Found | undefined {
  try {
    return look()
  } catch {
    return undefined
  }
}

/** Calls `act`, and turns a thrown error into a rejection. */
async function attempt(act: () => unknown): Promise<unknown> {
  return act()
}

/** Any page can embed a frame, and the handlers of an app can be called from all frames (T14). */
function isTopFrame(window: HostWindow): boolean {
  return window.parent === undefined || window.parent === window
}

function after(ms: number): Promise<undefined> {
  return new Promise((resolve) => setTimeout(resolve, ms, undefined))
}

/** The result of `find` within the time limit: polled, and checked on the host's ready event. */
function until<Found>(window: HostWindow, find: () => Found | undefined): Promise<Found | undefined> {
  return new Promise((resolve) => {
    const end = (found: Found | undefined) => {
      clearInterval(looking)
      clearTimeout(giving)
      window.removeEventListener(FLUTTER_READY, look)
      resolve(found)
    }
    const look = () => {
      const found = find()
      if (found !== undefined) end(found)
    }
    const looking = setInterval(look, LOOK_AGAIN)
    const giving = setTimeout(end, HOST_TIMEOUT, undefined)
    window.addEventListener(FLUTTER_READY, look)
  })
}

function checkOrigin(targetOrigin: string | undefined) {
  const origin = targetOrigin === undefined ? undefined : parseUrl(targetOrigin)?.origin
  if (origin === undefined || origin === 'null' || origin !== targetOrigin)
    throw new TypeError(
      'targetOrigin should be the origin of the page around, such as https://app.example.com.',
    )
}
