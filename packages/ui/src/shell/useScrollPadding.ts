import { type RefObject, useLayoutEffect } from 'react'
import { observeSize } from '../primitives/observeSize.ts'

/** The space between a sticky bar and what is scrolled to, in px: the focus ring and some air. */
const GAP = 8

/** Keeps what the page scrolls to, such as a focused field, below a sticky bar. Its height depends on the user's fonts. */
export function useScrollPadding(bar: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = bar.current
    if (!element) return undefined
    const { style } = document.documentElement
    const measure = () => {
      style.scrollPaddingTop = `${element.offsetHeight + GAP}px`
    }
    measure()
    const stop = observeSize(element, measure)
    return () => {
      stop()
      style.removeProperty('scroll-padding-top')
    }
  }, [bar])
}
