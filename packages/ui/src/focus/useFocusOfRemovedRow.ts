import { type RefObject, useEffect } from 'react'
import { focusedElement } from './focusedElement.ts'
import { isFocusLost } from './focusOrder.ts'
import { focusPlace, rememberRow, rowOf } from './rememberRow.ts'

/**
 * Keeps the focus in a list or table whose row with the focus is removed, as after Remove or by a poll: the same control
 * of the next row takes it, else of the previous one, else the region or heading of the list. The element stays while its
 * rows come and go.
 */
export function useFocusOfRemovedRow(list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = list.current
    if (!element) return
    let last: { readonly control: Element; readonly places: () => HTMLElement[] } | undefined

    function enter({ target }: Pick<FocusEvent, 'target'>) {
      const isInRow = target instanceof Element && element?.contains(rowOf(target))
      last = isInRow ? { control: target, places: rememberRow(target) } : undefined
    }
    function leave({ target }: FocusEvent) {
      if (!(target instanceof Element)) return
      // Some browsers send it for a control that is just being removed or disabled: that one is not left.
      queueMicrotask(() => {
        const isLeft = target.isConnected && !target.matches(':disabled') && focusedElement() !== target
        if (isLeft && last?.control === target) last = undefined
      })
    }
    function recover() {
      if (!last || last.control.isConnected || !isFocusLost()) return
      const places = last.places()
      last = undefined
      places.some(focusPlace)
    }

    // The focus may be there before this effect.
    const focused = focusedElement()
    if (focused && element.contains(focused)) enter({ target: focused })
    // A microtask after the commit: who restores the focus of a popup has done so by then.
    const changes = new MutationObserver(() => queueMicrotask(recover))
    changes.observe(element, { subtree: true, childList: true })
    element.addEventListener('focusin', enter)
    element.addEventListener('focusout', leave)
    return () => {
      changes.disconnect()
      element.removeEventListener('focusin', enter)
      element.removeEventListener('focusout', leave)
    }
  }, [list])
}
