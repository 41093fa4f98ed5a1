import { type RefObject, useLayoutEffect, useState } from 'react'
import { focusedElement } from '../../focus/focusedElement.ts'
import { tabbablesIn } from '../../focus/focusOrder.ts'

/**
 * Makes a scrolling part reachable by keyboard: returns whether it needs to be a tab stop, because it overflows and
 * contains no tab stop but links. Safari's Tab skips links.
 */
export function useScrollStop(part: RefObject<HTMLElement | null>): boolean {
  const [isStop, setStop] = useState(false)
  useLayoutEffect(() => {
    const element = part.current
    if (!element) return

    function check() {
      if (!element) return
      const overflows =
        element.scrollHeight > element.clientHeight + 1 || element.scrollWidth > element.clientWidth + 1
      // A focused part stays a tab stop; otherwise it would lose the focus.
      setStop(
        focusedElement() === element ||
          (overflows && tabbablesIn(element).every((each) => each.matches('a'))),
      )
    }
    const sizes = new ResizeObserver(check)
    function observe() {
      if (!element) return
      sizes.disconnect()
      sizes.observe(element)
      for (const child of element.children) sizes.observe(child)
      check()
    }
    const changes = new MutationObserver(observe)
    changes.observe(element, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: ['disabled', 'hidden', 'href', 'tabindex'],
    })
    element.addEventListener('blur', check)
    observe()
    return () => {
      sizes.disconnect()
      changes.disconnect()
      element.removeEventListener('blur', check)
    }
  }, [part])
  return isStop
}
