import { HOST_MESSAGE, type HostMessage } from '@fleetgis/domain/host'
import type { HostChannel } from './HostChannel.ts'
import { FLUTTER_READY, HOST_APPS, type HostApp, type HostKind, type HostWindow } from './hostApps.ts'

export interface HostChannelOptions {
  /** The host there is: the first that shows itself unless given. `none` tells nobody. */
  kind?: 'auto' | HostKind | 'none'
  /** The handler that takes messages in a Flutter or WebKit host: `fleetgis` unless given. */
  handlerName?: string
  /** The handler that answers with a page token. Without one no host is asked for it, and from a frame none is (T14). */
  tokenHandler?: string
  /**
   * The origin of the page around us, as `https://app.example.com`, where that page is the host. There is no default,
   * and `*` is refused: any page can put us into a frame.
   */
  targetOrigin?: string
  /** Takes each warning, once: the browser's console unless given (HOST-08). */
  warn?: (warning: string) => void
  /** Replaces the page's window. */
  window?: HostWindow
}

const KNOWN: ReadonlySet<string> = new Set(Object.values(HOST_MESSAGE))

/** How long a message, or a question for a token, waits for a host that is not ready yet, in milliseconds. */
const PATIENCE = 10_000
/** Some hosts tell nobody that they have come. */
const LOOK_AGAIN = 100
/** How long a host may think about a token, in milliseconds. */
const TOKEN_PATIENCE = 3_000

/**
 * The channel to the app around the page. Messages wait for a host that is not ready. Safe to make on a server. Throws a
 * TypeError where `targetOrigin` is no origin. Source: HOST-01, HOST-08, CF-91.
 */
export function createHostChannel(options: HostChannelOptions = {}): HostChannel {
  const { kind = 'auto', handlerName = 'fleetgis', tokenHandler, targetOrigin } = options
  if (targetOrigin !== undefined || kind === 'iframe') checkOrigin(targetOrigin)
  const names = { handlerName, tokenHandler, targetOrigin }
  const warn = once(options.warn ?? warnInConsole)
  const finders = kind === 'auto' ? Object.values(HOST_APPS) : kind === 'none' ? [] : [HOST_APPS[kind]]
  const getWindow = () =>
    options.window ?? (typeof window === 'undefined' ? undefined : (window as HostWindow))

  /** The host, where it is ready. */
  function find(): HostApp | undefined {
    const place = getWindow()
    for (const findHost of finders) {
      const host = place && quietly(() => findHost(place, names))
      if (host) return host
    }
    return undefined
  }

  /** Whether a host has been promised, so that its absence means nothing yet. */
  function isExpected(): boolean {
    if (kind !== 'auto') return kind !== 'none'
    return quietly(() => getWindow()?.flutter_inappwebview) !== undefined
  }

  function tell(host: HostApp, message: HostMessage) {
    attempt(() => host.tell(message)).catch(() => warn(`The host app failed to take "${message}".`))
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
    if (host) for (const message of messages) tell(host, message)
    else warn(ABSENT)
  }

  return {
    send(message) {
      if (!KNOWN.has(message)) return warn('Something other than a message for the host app was not sent.')
      const host = isWaiting ? undefined : find()
      if (host) return tell(host, message)
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
        const token = await Promise.race([attempt(askToken), after(TOKEN_PATIENCE)])
        return typeof token === 'string' && token !== '' ? token : undefined
      } catch {
        warn('The host app failed to give a token.')
        return undefined
      }
    },
  }
}

const ABSENT = 'There is no host app to tell that something has changed.'

function warnInConsole(warning: string) {
  // biome-ignore lint/suspicious/noConsole: what the specification asks for where there is no host (HOST-08)
  console.warn(warning)
}

/** Says each thing once. */
function once(say: (text: string) => void): (text: string) => void {
  const said = new Set<string>()
  return (text) => {
    if (said.has(text)) return
    said.add(text)
    say(text)
  }
}

/** What is found; undefined where the window, which may be of anyone's making, throws when looked at. */
function quietly<Found>(look: () => Found): Found | undefined {
  try {
    return look()
  } catch {
    return undefined
  }
}

/** What `act` comes to, thrown or not. */
async function attempt(act: () => unknown): Promise<unknown> {
  return act()
}

/** A frame may stand in anybody's page, while the handlers of an app can be called from all frames (T14). */
function isTopFrame(window: HostWindow): boolean {
  return window.parent === undefined || window.parent === window
}

function after(ms: number): Promise<undefined> {
  return new Promise((resolve) => setTimeout(resolve, ms, undefined))
}

/** What `find` finds within some time: asked when a host says that it is ready, and now and then. */
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
    const giving = setTimeout(end, PATIENCE, undefined)
    window.addEventListener(FLUTTER_READY, look)
  })
}

function checkOrigin(targetOrigin: string | undefined) {
  const origin = targetOrigin !== undefined && URL.canParse(targetOrigin) && new URL(targetOrigin).origin
  if (origin === false || origin === 'null' || origin !== targetOrigin)
    throw new TypeError(
      'targetOrigin should be the origin of the page around, such as https://app.example.com.',
    )
}
