import { type RefObject, useLayoutEffect } from 'react'
import { focusedElement } from './focusedElement.ts'
import { isFocusLost, rememberFocus } from './focusOrder.ts'

/** Returns the element to focus, called on mount; or restores the focus itself. Keep it between renders. */
export type FocusHome = (() => Element | null) | RefObject<(() => void) | undefined>

/**
 * Restores the focus when a part unmounts with the focus inside: to the previously focused element, or to `home`; if
 * that was removed too, to the tab stop nearest to its place.
 */
export function useFocusReturn(part: RefObject<Element | null>, home?: FocusHome): void {
  useLayoutEffect(() => {
    const element = part.current
    const giveBack =
      typeof home === 'object' ? () => home.current?.() : rememberFocus(home?.() ?? focusedElement())
    return () => {
      if (!element?.contains(focusedElement())) return
      // Runs after the commit, so that a `home` that unmounts with the part is skipped.
      queueMicrotask(() => {
        if (isFocusLost()) giveBack()
      })
    }
  }, [part, home])
}
