import { FLUTTER_READY, type HostKind, type HostWindow } from '../host/hostApps.ts'

/** How a host reacts to a message. */
export type HostManner = 'takes' | 'throws' | 'rejects' | 'never answers'

export interface HostWindowOptions {
  /** `takes` unless given. */
  manner?: HostManner
  /** The message handler: `fleetgis` unless given. */
  handlerName?: string
  /** The handler that returns `token`. */
  tokenHandler?: string
  token?: unknown
}

/** A window with a host app that may arrive late. */
export interface FakeHostWindow {
  readonly window: HostWindow
  /** The received messages, oldest first, each with its target: a handler, or an origin. */
  readonly heard: readonly { readonly at: string; readonly message: unknown }[]
  /** Adds the host to the window; it is absent before. */
  arrive(): void
}

type Hear = (at: string, message: unknown) => unknown

/** Creates a window as each kind of host does. Flutter web views exist with and without a ready event. */
export const hostWindows = {
  flutter: (options?: HostWindowOptions) => withFlutter(options, { announcesReady: true }),
  flutterWithoutEvent: (options?: HostWindowOptions) => withFlutter(options, { announcesReady: false }),
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
  channel: (options: HostWindowOptions = {}) =>
    createHostWindow(options, (window, hear) => {
      const { handlerName = 'fleetgis' } = options
      Object.assign(window, {
        [handlerName]: { postMessage: (message: unknown) => hear(handlerName, message) },
      })
    }),
  iframe: (options?: HostWindowOptions) =>
    createHostWindow(options, (window, hear) => {
      const parent = { postMessage: (message: unknown, origin: string) => hear(origin, message) }
      Object.assign(window, { parent })
    }),
} as const satisfies Record<HostKind | 'flutterWithoutEvent', (options?: HostWindowOptions) => FakeHostWindow>

function withFlutter(
  options: HostWindowOptions | undefined,
  { announcesReady }: { announcesReady: boolean },
) {
  return createHostWindow(options, (window, hear, announce) => {
    window.flutter_inappwebview = { callHandler: (name, message) => hear(name, message) }
    if (announcesReady) announce(FLUTTER_READY)
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
