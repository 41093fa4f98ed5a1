import { type RefObject, useLayoutEffect } from 'react'
import { isFocusLost, rememberFocus } from './focusOrder.ts'

/** Finds what the focus goes back to, as the part is mounted; or gives it back itself. Keep it between renders. */
export type FocusHome = (() => Element | null) | RefObject<(() => void) | undefined>

/**
 * Gives the focus back when a part of the page goes with the focus in it: to what had it before, or to its `home`; where
 * that has gone meanwhile, to what is next to its place.
 */
export function useFocusReturn(part: RefObject<Element | null>, home?: FocusHome): void {
  useLayoutEffect(() => {
    const element = part.current
    const giveBack =
      typeof home === 'object' ? () => home.current?.() : rememberFocus(home?.() ?? document.activeElement)
    return () => {
      if (!element?.contains(document.activeElement)) return
      // After the commit that takes the part away, so that a home that goes with it is not taken.
      queueMicrotask(() => {
        if (isFocusLost()) giveBack()
      })
    }
  }, [part, home])
}
