import { useSyncExternalStore } from 'react'
import { useIsWide } from '../../../primitives/layout/useIsWide.ts'

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

/** From this width of the window on, in px, there may be a printer: a phone has none. */
const DESK = 600

/** Prints the page; undefined where printing is not supported or on a phone, and on a server. */
export function usePrint(): (() => void) | undefined {
  const isAble = useSyncExternalStore(
    never,
    () => canPrint(window),
    () => false,
  )
  const isDesk = useIsWide(DESK)
  return isAble && isDesk ? print : undefined
}
