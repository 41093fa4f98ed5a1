import { type RefObject, useEffect } from 'react'
import { focusedElement } from '../../focus/focusedElement.ts'
import { isFocusLost } from '../../focus/focusOrder.ts'

/**
 * Focuses a panel (`tabIndex` -1) when it opens, unless its content takes the focus. Keeps the focus inside: a press
 * between the controls does not move it, and the panel takes it from a control that is removed or disabled. So Escape
 * and the keys of the content keep working.
 */
export function usePanelFocus(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const panel = ref.current
    if (!panel) return
    const isInside = (target: EventTarget | null) => target instanceof Node && panel.contains(target)
    let hasFocus = true
    let isPressed = false

    function press() {
      isPressed = true
    }
    function type() {
      isPressed = false
    }
    function enter({ target, relatedTarget }: FocusEvent) {
      hasFocus = true
      // Not by Shift+Tab, which leaves the panel by way of it where it is a tab stop.
      const isBeside = isPressed && target === panel && relatedTarget !== panel
      if (isBeside && isInside(relatedTarget)) (relatedTarget as HTMLElement).focus({ preventScroll: true })
    }
    function leave({ target, relatedTarget }: FocusEvent) {
      if (relatedTarget && !isInside(relatedTarget)) hasFocus = false
      if (relatedTarget || !(target instanceof Element)) return
      // Some browsers send it for a control that is just being removed or disabled: that one is not left.
      queueMicrotask(() => {
        const isLeft = target.isConnected && !target.matches(':disabled') && !isInside(focusedElement())
        if (isLeft) hasFocus = false
      })
    }
    function recover() {
      const isLost = isFocusLost() || focusedElement()?.matches(':disabled')
      if (hasFocus && isLost) panel?.focus({ preventScroll: true })
    }

    if (!isInside(focusedElement())) panel.focus({ preventScroll: true })
    panel.addEventListener('pointerdown', press)
    panel.addEventListener('keydown', type)
    panel.addEventListener('focusin', enter)
    panel.addEventListener('focusout', leave)
    const changes = new MutationObserver(recover)
    changes.observe(panel, { subtree: true, childList: true, attributeFilter: ['disabled'] })
    return () => {
      panel.removeEventListener('pointerdown', press)
      panel.removeEventListener('keydown', type)
      panel.removeEventListener('focusin', enter)
      panel.removeEventListener('focusout', leave)
      changes.disconnect()
    }
  }, [ref])
}
