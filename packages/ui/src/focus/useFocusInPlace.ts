import { type RefObject, useLayoutEffect } from 'react'
import { focusedElement } from './focusedElement.ts'
import { isFocusLost, rememberPlace } from './focusOrder.ts'

/**
 * Keeps the focus where a part unmounts with the focus inside, such as a button that its press removes: the tab stop that
 * then stands in its place takes it, else the one before. A dialog that closes with it gives the focus back itself.
 */
export function useFocusInPlace(part: RefObject<Element | null>): void {
  useLayoutEffect(() => {
    const element = part.current
    return () => {
      if (!element?.contains(focusedElement())) return
      const moveOn = rememberPlace(element)
      const dialog = element.closest('[role="dialog"], [role="alertdialog"]')
      const recover = () => {
        if (isFocusLost() && dialog?.isConnected !== false) moveOn()
      }
      // After the commit, which mounts what replaces the part, and after the observer of a panel that keeps the focus.
      queueMicrotask(() => queueMicrotask(recover))
    }
  }, [part])
}
