/** The properties that identify a web view. */
export interface WebViewSigns {
  readonly navigator?: { readonly userAgent?: string }
  readonly flutter_inappwebview?: unknown
  readonly ReactNativeWebView?: unknown
}

/** Android adds `; wv` to the user agent of its web views. */
const ANDROID = /\bwv\)/
/** On iOS browsers have `Safari` in their user agent, web views do not. */
const IOS = /\b(iPhone|iPad|iPod)\b/
const SAFARI = /\bSafari\//

/**
 * Whether the page runs in a web view of a mobile app, where downloads, printing and new windows do not work. Reads the
 * page's window unless one is given; false on a server.
 */
export function isWebView(window: WebViewSigns = globalThis as WebViewSigns): boolean {
  if (window.flutter_inappwebview !== undefined || window.ReactNativeWebView !== undefined) return true
  const name = window.navigator?.userAgent ?? ''
  return ANDROID.test(name) || (IOS.test(name) && !SAFARI.test(name))
}
