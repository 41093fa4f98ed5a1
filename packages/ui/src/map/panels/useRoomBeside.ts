import { type RefObject, useLayoutEffect } from 'react'
import { observeSize } from '../../primitives/observeSize.ts'

/**
 * Gives the map's controls the size of an open panel, so that they move beside it, on a phone above it. Where a phone has
 * no room there they are hidden, and show again in the commit of the close, so that the focus can return to them.
 */
export function useRoomBeside(panel: RefObject<HTMLElement | null>, isTall: boolean): void {
  useLayoutEffect(() => {
    const element = panel.current
    const frame = element?.closest<HTMLElement>('[data-component="FleetMap"]')
    if (!element || !frame) return undefined
    const measure = () => {
      frame.style.setProperty('--map-panel-width', `${element.offsetWidth}px`)
      frame.style.setProperty('--map-panel-height', `${element.offsetHeight}px`)
    }
    measure()
    const stop = observeSize(element, measure)
    frame.setAttribute('data-panel', isTall ? 'tall' : '')
    return () => {
      stop()
      frame.removeAttribute('data-panel')
      frame.style.removeProperty('--map-panel-width')
      frame.style.removeProperty('--map-panel-height')
    }
  }, [panel, isTall])
}
