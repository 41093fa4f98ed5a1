import { useSyncExternalStore } from 'react'
import { isWebView, type WebViewSigns } from '../../../host/isWebView.ts'
import { useIsWide } from '../../../primitives/layout/useIsWide.ts'

interface PrintWindow extends WebViewSigns {
  print?: unknown
  webkit?: { messageHandlers?: object } | undefined
}

/**
 * Whether the window can print. Browsers can. Web views of mobile apps have no print dialog; most have the function,
 * which does nothing.
 */
export function canPrint(window: PrintWindow): boolean {
  return (
    typeof window.print === 'function' && window.webkit?.messageHandlers === undefined && !isWebView(window)
  )
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
