import { useSyncExternalStore } from 'react'

interface PrintWindow {
  print?: unknown
  flutter_inappwebview?: unknown
  ReactNativeWebView?: unknown
  webkit?: { messageHandlers?: object } | undefined
  readonly navigator: { readonly userAgent: string }
}

/**
 * Whether the window can print. Browsers can. Web views of mobile apps have no print dialog; most have the function,
 * which does nothing.
 */
export function canPrint(window: PrintWindow): boolean {
  const { print, flutter_inappwebview: flutter, ReactNativeWebView: reactNative, webkit, navigator } = window
  if (typeof print !== 'function' || flutter || reactNative) return false
  return webkit?.messageHandlers === undefined && !/; wv\)/.test(navigator.userAgent)
}

const never = () => () => {}
const print = () => window.print()

/** Prints the page; undefined where printing is not supported, and on a server. */
export function usePrint(): (() => void) | undefined {
  const isAble = useSyncExternalStore(
    never,
    () => canPrint(window),
    () => false,
  )
  return isAble ? print : undefined
}
