import { rootOf } from '../../focus/focusedElement.ts'

/**
 * The nearest part around a list that scrolls, also around its shadow root; undefined where the page does. A part that does
 * not overflow is none: with `overflow-x: auto` it could scroll down too, but is as high as its content.
 */
export function scrollerAround(list: Element): HTMLElement | undefined {
  const root = rootOf(list)
  const around = list.parentElement ?? (root instanceof ShadowRoot ? root.host : null)
  if (!(around instanceof HTMLElement) || around === document.body) return undefined
  const isScroller =
    around.scrollHeight > around.clientHeight + 1 && /auto|scroll/.test(getComputedStyle(around).overflowY)
  return isScroller ? around : scrollerAround(around)
}
