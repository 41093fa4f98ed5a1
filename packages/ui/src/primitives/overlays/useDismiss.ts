import { type RefObject, useEffect } from 'react'
import { focusedElement } from '../../focus/focusedElement.ts'
import { useLatestCallback } from '../useLatestCallback.ts'

/** Returns the focus of a closed panel to its opener: the control in `root` that opens something. */
export function focusOpener(root: Element | null): void {
  root?.querySelector<HTMLElement>('[aria-expanded]')?.focus()
}

/**
 * While mounted, calls `onClose` on Escape, a press outside `root`, and a focus outside it. Escape closes only the
 * innermost part, and moves the focus to its opener.
 */
export function useDismiss(root: RefObject<Element | null>, onClose: () => void): void {
  const close = useLatestCallback(onClose)

  useEffect(() => {
    const element = root.current
    if (!(element instanceof HTMLElement)) return
    const isInside = (target: EventTarget | null) => target instanceof Node && element.contains(target)

    function closeByKey(event: KeyboardEvent) {
      // Escape of an input method drops what it has not written yet.
      if (event.key === 'Escape' && !event.isComposing) {
        event.stopPropagation()
        focusOpener(element)
        close()
      }
      // At the end of the page the focus leaves the document, and `relatedTarget` is null.
      if (event.key === 'Tab') setTimeout(() => isInside(focusedElement()) || close())
    }
    function closeWhenLeft(event: FocusEvent) {
      if (event.relatedTarget && !isInside(event.relatedTarget)) close()
    }
    function closeElsewhere(event: PointerEvent) {
      // The document sees the host of a shadow root as the target.
      if (!isInside(event.composedPath()[0] ?? null)) close()
    }

    element.addEventListener('keydown', closeByKey)
    element.addEventListener('focusout', closeWhenLeft)
    document.addEventListener('pointerdown', closeElsewhere, true)
    return () => {
      element.removeEventListener('keydown', closeByKey)
      element.removeEventListener('focusout', closeWhenLeft)
      document.removeEventListener('pointerdown', closeElsewhere, true)
    }
  }, [root, close])
}
