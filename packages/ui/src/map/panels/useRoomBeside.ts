import { type RefObject, useEffect } from 'react'
import { observeSize } from '../../primitives/observeSize.ts'

/** Tells the map's controls the size of an open panel, so that they move beside it, on a phone above it. */
export function useRoomBeside(panel: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = panel.current
    const frame = element?.closest<HTMLElement>('[data-component="FleetMap"]')
    if (!element || !frame) return undefined
    const measure = () => {
      frame.style.setProperty('--map-panel-width', `${element.offsetWidth}px`)
      frame.style.setProperty('--map-panel-height', `${element.offsetHeight}px`)
    }
    measure()
    const stop = observeSize(element, measure)
    frame.toggleAttribute('data-panel', true)
    return () => {
      stop()
      frame.removeAttribute('data-panel')
      frame.style.removeProperty('--map-panel-width')
      frame.style.removeProperty('--map-panel-height')
    }
  }, [panel])
}
