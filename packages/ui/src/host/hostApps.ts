import type { HostMessage } from '@fleetgis/domain/host'

/** The parts of a window that mobile apps and outer pages add; a fake one in tests. */
export interface HostWindow {
  flutter_inappwebview?: { callHandler?: ((name: string, ...values: unknown[]) => unknown) | undefined }
  ReactNativeWebView?: { postMessage(message: string): unknown }
  webkit?: { messageHandlers?: Readonly<Record<string, MessageHandler | undefined>> }
  /** The page around an iframe, or the window itself where there is none. */
  readonly parent?: unknown
  addEventListener(type: string, listener: () => void): void
  removeEventListener(type: string, listener: () => void): void
}

interface MessageHandler {
  postMessage(message: unknown): unknown
}

/** A kind of host app that pages know how to talk to. */
export type HostKind = 'flutter' | 'reactNative' | 'webkit' | 'iframe'

export interface HostNames {
  /** The handler that takes messages, for hosts that have several. */
  readonly handlerName: string
  /** The handler that answers with a page token. Without one no host is asked. */
  readonly tokenHandler: string | undefined
  /** The origin of the page around an iframe. Without it that page is no host. */
  readonly targetOrigin: string | undefined
}

/** A host app that is ready. Either call may throw, or answer with a promise that rejects or never settles. */
export interface HostApp {
  tell(message: HostMessage): unknown
  /** Asks for a page token; only where the host can answer. */
  askToken?: (() => unknown) | undefined
}

type FindHostApp = (window: HostWindow, names: HostNames) => HostApp | undefined

/** Told on the window by a Flutter web view once its handlers can be called. */
export const FLUTTER_READY = 'flutterInAppWebViewPlatformReady'

/** How each kind of host is found, once it is ready. In the order in which they are looked for. Source: HOST-01, CF-91. */
export const HOST_APPS: Readonly<Record<HostKind, FindHostApp>> = {
  // The bridge stands on the window before its platform is ready; `callHandler` comes with the platform.
  flutter({ flutter_inappwebview: bridge }, { handlerName, tokenHandler }) {
    if (typeof bridge?.callHandler !== 'function') return undefined
    const call = (name: string, ...values: unknown[]) => bridge.callHandler?.(name, ...values)
    return {
      tell: (message) => call(handlerName, message),
      askToken: tokenHandler === undefined ? undefined : () => call(tokenHandler),
    }
  },
  // It has one way only, from the page to the app.
  reactNative({ ReactNativeWebView: bridge }) {
    return bridge && { tell: (message) => bridge.postMessage(message) }
  },
  // A handler "with reply" answers with a promise.
  webkit({ webkit }, { handlerName, tokenHandler }) {
    const handlers = webkit?.messageHandlers
    const handler = handlers?.[handlerName]
    const tokens = tokenHandler === undefined ? undefined : handlers?.[tokenHandler]
    return (
      handler && {
        tell: (message) => handler.postMessage(message),
        askToken: tokens && (() => tokens.postMessage(null)),
      }
    )
  },
  // The browser delivers only to a page of that origin, whoever has put us into a frame.
  iframe(window, { targetOrigin }) {
    const { parent } = window
    if (targetOrigin === undefined || !parent || parent === window) return undefined
    return { tell: (message) => (parent as Window).postMessage(message, targetOrigin) }
  },
}
