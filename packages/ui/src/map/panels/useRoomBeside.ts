import { type RefObject, useEffect } from 'react'

/** Tells the map's controls the size of an open panel, so that they move beside it, on a phone above it. */
export function useRoomBeside(panel: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = panel.current
    const frame = element?.closest<HTMLElement>('[data-component="FleetMap"]')
    if (!element || !frame) return undefined
    let pending = 0
    const measure = () => {
      frame.style.setProperty('--map-panel-width', `${element.offsetWidth}px`)
      frame.style.setProperty('--map-panel-height', `${element.offsetHeight}px`)
    }
    const observer = new ResizeObserver(() => {
      cancelAnimationFrame(pending)
      pending = requestAnimationFrame(measure)
    })
    measure()
    observer.observe(element)
    frame.toggleAttribute('data-panel', true)
    return () => {
      observer.disconnect()
      cancelAnimationFrame(pending)
      frame.removeAttribute('data-panel')
      frame.style.removeProperty('--map-panel-width')
      frame.style.removeProperty('--map-panel-height')
    }
  }, [panel])
}
