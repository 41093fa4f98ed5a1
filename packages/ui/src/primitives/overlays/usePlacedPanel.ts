import { type RefObject, useLayoutEffect } from 'react'
import { observeSize } from '../observeSize.ts'
import { type PlaceOptions, placePanel } from './placePanel.ts'

export interface PlacedPanelOptions extends PlaceOptions {
  /** Makes the panel at least as wide as its anchor. */
  isAnchorWide?: boolean
}

/**
 * Keeps a fixed element with `popover="manual"` beside the element that `findTarget` returns, while it is mounted. It
 * uses the top layer where the browser has one, so that nothing clips or covers it. Keep `findTarget` between renders.
 */
export function usePlacedPanel(
  ref: RefObject<HTMLElement | null>,
  findTarget: () => Element | null,
  { align = 'start', prefer = 'below', mayCover = false, isAnchorWide = false }: PlacedPanelOptions,
): void {
  useLayoutEffect(() => {
    const panel = ref.current
    const target = findTarget()
    if (!panel || !target) return
    // Web views from before 2023 have no popover API: there the high z-index applies.
    if (typeof panel.showPopover === 'function') panel.showPopover()

    function place() {
      if (!panel || !target) return
      const beside = target.getBoundingClientRect()
      if (isAnchorWide) panel.style.minWidth = `${beside.width}px`
      const borders = panel.offsetHeight - panel.clientHeight
      const size = { width: panel.offsetWidth, height: panel.scrollHeight + borders }
      const view = { width: document.documentElement.clientWidth, height: innerHeight }
      const { left, top, maxHeight } = placePanel(beside, size, view, { align, prefer, mayCover })
      panel.style.left = `${left}px`
      panel.style.top = `${top}px`
      panel.style.maxHeight = `${maxHeight}px`
    }

    place()
    // Places the panel again when content loads later.
    const stop = observeSize(panel, place)
    addEventListener('resize', place)
    document.addEventListener('scroll', place, { capture: true, passive: true })
    return () => {
      stop()
      removeEventListener('resize', place)
      document.removeEventListener('scroll', place, { capture: true })
    }
  }, [ref, findTarget, align, prefer, mayCover, isAnchorWide])
}
