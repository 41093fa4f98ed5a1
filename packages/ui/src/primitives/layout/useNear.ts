import { type RefObject, useEffect, useRef, useState } from 'react'

/**
 * Delays heavy parts until they are needed: returns whether an element is or was within `margin` of the view (80 px
 * unless given). Set `ref` on their container.
 */
export function useNear<Element extends HTMLElement>(
  margin = '80px',
): readonly [RefObject<Element | null>, boolean] {
  const ref = useRef<Element>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (isNear || !ref.current) return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true)
      },
      { rootMargin: margin },
    )
    observer.observe(ref.current)
    return () => observer.disconnect()
  }, [isNear, margin])
  return [ref, isNear]
}
