/** What tells a web view from a browser. */
export interface WebViewSigns {
  readonly navigator?: { readonly userAgent?: string }
  readonly flutter_inappwebview?: unknown
  readonly ReactNativeWebView?: unknown
}

/** Android puts `; wv` into the name of its web views. */
const ANDROID = /\bwv\)/
/** Browsers of iOS call themselves Safari, and its web views do not. */
const IOS = /\b(iPhone|iPad|iPod)\b/
const SAFARI = /\bSafari\//

/**
 * Whether the page stands in a web view of a mobile app, where downloads, printing and new windows lead nowhere. Takes
 * the page's window unless given; false on a server.
 */
export function isWebView(window: WebViewSigns = globalThis as WebViewSigns): boolean {
  if (window.flutter_inappwebview !== undefined || window.ReactNativeWebView !== undefined) return true
  const name = window.navigator?.userAgent ?? ''
  return ANDROID.test(name) || (IOS.test(name) && !SAFARI.test(name))
}
