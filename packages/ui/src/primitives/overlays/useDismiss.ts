import { type RefObject, useEffect, useRef } from 'react'

/**
 * While mounted, closes something that is open inside `root`: by Escape, a press elsewhere, and the focus moving on.
 * Escape closes only the innermost, and gives the focus back to what opened it (the part of `root` that says
 * `aria-expanded`).
 */
export function useDismiss(root: RefObject<Element | null>, onClose: () => void): void {
  const close = useRef(onClose)
  useEffect(() => {
    close.current = onClose
  })

  useEffect(() => {
    const element = root.current
    if (!(element instanceof HTMLElement)) return
    const isInside = (target: EventTarget | null) => target instanceof Node && element.contains(target)

    function closeOnEscape(event: KeyboardEvent) {
      if (event.key !== 'Escape') return
      event.stopPropagation()
      element?.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus()
      close.current()
    }
    function closeWhenLeft(event: FocusEvent) {
      if (event.relatedTarget && !isInside(event.relatedTarget)) close.current()
    }
    function closeElsewhere(event: PointerEvent) {
      if (!isInside(event.target)) close.current()
    }

    element.addEventListener('keydown', closeOnEscape)
    element.addEventListener('focusout', closeWhenLeft)
    document.addEventListener('pointerdown', closeElsewhere, true)
    return () => {
      element.removeEventListener('keydown', closeOnEscape)
      element.removeEventListener('focusout', closeWhenLeft)
      document.removeEventListener('pointerdown', closeElsewhere, true)
    }
  }, [root])
}
