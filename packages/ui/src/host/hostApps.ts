import type { HostMessage } from '@fleetgis/domain/host'

/** The properties that mobile apps and outer pages add to a window; tests pass a fake one. */
export interface HostWindow {
  flutter_inappwebview?: { callHandler?: ((name: string, ...values: unknown[]) => unknown) | undefined }
  ReactNativeWebView?: { postMessage(message: string): unknown }
  webkit?: { messageHandlers?: Readonly<Record<string, MessageHandler | undefined>> }
  /** The page around an iframe; the window itself in the top frame. */
  readonly parent?: unknown
  addEventListener(type: string, listener: () => void): void
  removeEventListener(type: string, listener: () => void): void
}

interface MessageHandler {
  postMessage(message: unknown): unknown
}

/** A kind of host app that the channel supports. */
export type HostKind = 'flutter' | 'reactNative' | 'webkit' | 'channel' | 'iframe'

export interface HostNames {
  /** The message handler, for hosts with several handlers. */
  readonly handlerName: string
  /** The handler that returns a page token. Without one no token is requested. */
  readonly tokenHandler: string | undefined
  /** The origin of the page around an iframe. Without it that page is no host. */
  readonly targetOrigin: string | undefined
}

/** A host app that is ready. Both functions may throw, or return a promise that rejects or never settles. */
export interface HostApp {
  post(message: HostMessage): unknown
  /** Requests a page token; undefined for hosts that cannot return one. */
  askToken?: (() => unknown) | undefined
}

type FindHostApp = (window: HostWindow, names: HostNames) => HostApp | undefined

/** The window event of a Flutter web view whose handlers can be called. */
export const FLUTTER_READY = 'flutterInAppWebViewPlatformReady'

/** Detects each kind of host, once it is ready. The order is the order of detection. Source: CF-91. */
export const HOST_APPS: Readonly<Record<HostKind, FindHostApp>> = {
  // The bridge exists before its platform is ready; `callHandler` is added with the platform.
  flutter({ flutter_inappwebview: bridge }, { handlerName, tokenHandler }) {
    if (typeof bridge?.callHandler !== 'function') return undefined
    const call = (name: string, ...values: unknown[]) => bridge.callHandler?.(name, ...values)
    return {
      post: (message) => call(handlerName, message),
      askToken: tokenHandler === undefined ? undefined : () => call(tokenHandler),
    }
  },
  // Supports one direction only, from the page to the app.
  reactNative({ ReactNativeWebView: bridge }) {
    return bridge && { post: (message) => bridge.postMessage(message) }
  },
  // A handler "with reply" returns a promise.
  webkit({ webkit }, { handlerName, tokenHandler }) {
    const handlers = webkit?.messageHandlers
    const handler = handlers?.[handlerName]
    const tokens = tokenHandler === undefined ? undefined : handlers?.[tokenHandler]
    return (
      handler && {
        post: (message) => handler.postMessage(message),
        askToken: tokens && (() => tokens.postMessage(null)),
      }
    )
  },
  // An object that the app adds to the page: webview_flutter's JavaScriptChannel, or Android's addJavascriptInterface. Every
  // frame can call it, so it gets messages only (T14). A frame of that name is none.
  channel(window, { handlerName }) {
    const bridge = (window as unknown as Readonly<Record<string, Partial<MessageHandler> | undefined>>)[
      handlerName
    ]
    if (typeof bridge?.postMessage !== 'function' || 'window' in bridge) return undefined
    return { post: (message) => bridge.postMessage?.(message) }
  },
  // The browser delivers a message only to a page of that origin.
  iframe(window, { targetOrigin }) {
    const { parent } = window
    if (targetOrigin === undefined || !parent || parent === window) return undefined
    return { post: (message) => (parent as Window).postMessage(message, targetOrigin) }
  },
}
