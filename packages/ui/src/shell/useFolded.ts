import { type RefObject, useLayoutEffect, useState } from 'react'

/** Whether the only child of a part is wider than the part. */
export function useFolded(part: RefObject<HTMLElement | null>): boolean {
  const [isFolded, setFolded] = useState(false)
  useLayoutEffect(() => {
    const element = part.current
    const content = element?.firstElementChild
    if (!element || !(content instanceof HTMLElement)) return
    const check = () => setFolded(content.offsetWidth > element.offsetWidth)
    const sizes = new ResizeObserver(check)
    sizes.observe(element)
    sizes.observe(content)
    check()
    return () => sizes.disconnect()
  }, [part])
  return isFolded
}
