import { type RefObject, useLayoutEffect } from 'react'
import { observeSize } from '../primitives/observeSize.ts'

/** Below this width of a map, in px, its cards take half of its height, and what a finger does has no button. */
const NARROW_BELOW = 600

/**
 * Sets `data-narrow` on a map without room beside its cards. An attribute, and no container query: a container would
 * hold the lists that open over the map, and old web views have none.
 */
export function useNarrow(frame: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = frame.current
    if (!element) return undefined
    const measure = () => element.toggleAttribute('data-narrow', element.offsetWidth < NARROW_BELOW)
    measure()
    return observeSize(element, measure)
  }, [frame])
}
