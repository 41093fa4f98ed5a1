import { type RefObject, useEffect, useRef, useState } from 'react'

/**
 * Delays heavy parts until they are needed: returns whether an element is or was within 80 px of the view. Set `ref` on
 * their container.
 */
export function useNear<Element extends HTMLElement>(): readonly [RefObject<Element | null>, boolean] {
  const ref = useRef<Element>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (isNear || !ref.current) return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true)
      },
      { rootMargin: '80px' },
    )
    observer.observe(ref.current)
    return () => observer.disconnect()
  }, [isNear])
  return [ref, isNear]
}
