import { FLUTTER_READY, type HostKind, type HostWindow } from '../host/hostApps.ts'

/** How a host takes what it is told. */
export type HostManner = 'takes' | 'throws' | 'rejects' | 'never answers'

export interface HostWindowOptions {
  /** `takes` unless given. */
  manner?: HostManner
  /** The name of its handler: `fleetgis` unless given. */
  handlerName?: string
  /** The name of the handler that answers with `token`. */
  tokenHandler?: string
  token?: unknown
}

/** A window with a host app around it, in which the app may come late. */
export interface FakeHostWindow {
  readonly window: HostWindow
  /** What has reached the host, oldest first, each with where it was sent: a handler, or an origin. */
  readonly heard: readonly { readonly at: string; readonly message: unknown }[]
  /** The host comes: nothing of it is there before. */
  arrive(): void
}

type Hear = (at: string, message: unknown) => unknown

/** A window as each kind of host makes it. Two more as there are Flutter web views of both kinds. */
export const hostWindows = {
  flutter: (options?: HostWindowOptions) => withFlutter(options, { tellsReady: true }),
  flutterWithoutEvent: (options?: HostWindowOptions) => withFlutter(options, { tellsReady: false }),
  reactNative: (options?: HostWindowOptions) =>
    createHostWindow(options, (window, hear) => {
      window.ReactNativeWebView = { postMessage: (message) => hear('ReactNativeWebView', message) }
    }),
  webkit: (options: HostWindowOptions = {}) =>
    createHostWindow(options, (window, hear) => {
      const { handlerName = 'fleetgis', tokenHandler } = options
      const names = tokenHandler === undefined ? [handlerName] : [handlerName, tokenHandler]
      const handlers = names.map((name) => [name, { postMessage: (message: unknown) => hear(name, message) }])
      window.webkit = { messageHandlers: Object.fromEntries(handlers) }
    }),
  iframe: (options?: HostWindowOptions) =>
    createHostWindow(options, (window, hear) => {
      const parent = { postMessage: (message: unknown, origin: string) => hear(origin, message) }
      Object.assign(window, { parent })
    }),
} as const satisfies Record<HostKind | 'flutterWithoutEvent', (options?: HostWindowOptions) => FakeHostWindow>

function withFlutter(options: HostWindowOptions | undefined, { tellsReady }: { tellsReady: boolean }) {
  return createHostWindow(options, (window, hear, announce) => {
    window.flutter_inappwebview = { callHandler: (name, message) => hear(name, message) }
    if (tellsReady) announce(FLUTTER_READY)
  })
}

function createHostWindow(
  { manner = 'takes', tokenHandler, token }: HostWindowOptions = {},
  arrive: (window: HostWindow, hear: Hear, announce: (type: string) => void) => void,
): FakeHostWindow {
  const heard: { at: string; message: unknown }[] = []
  const events = new EventTarget()
  const window: HostWindow = {
    addEventListener: (type, listener) => events.addEventListener(type, listener),
    removeEventListener: (type, listener) => events.removeEventListener(type, listener),
  }
  const hear: Hear = (at, message) => {
    heard.push({ at, message })
    if (manner === 'throws') throw new Error('The host is in no mood.')
    if (manner === 'rejects') return Promise.reject(new Error('The host is in no mood.'))
    if (manner === 'never answers') return new Promise(() => {})
    return at === tokenHandler ? Promise.resolve(token) : undefined
  }
  const announce = (type: string) => void events.dispatchEvent(new Event(type))
  return { window, heard, arrive: () => arrive(window, hear, announce) }
}
