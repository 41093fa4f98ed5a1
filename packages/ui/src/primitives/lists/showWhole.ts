import { rootOf } from '../../focus/focusedElement.ts'

/** The text that a cell does not show whole; empty where it does. A button in it is as wide as the cell. */
export function cutText(cell: HTMLElement): string {
  const text = cell.querySelector('[data-part="opener"], button > span') ?? cell
  const isCut = isTooWide(text) || cell.scrollHeight > cell.clientHeight + 1
  return isCut ? (text.textContent ?? '') : ''
}

/** Whether the contents are wider than their place. `scrollWidth` counts the padding behind them as place. */
function isTooWide(element: Element): boolean {
  const { paddingLeft, paddingRight } = getComputedStyle(element)
  const contents = document.createRange()
  contents.selectNodeContents(element)
  // The edge of a header is in its padding.
  const edge = element.querySelector('[data-part="edge"]')
  if (edge) contents.setEndBefore(edge)
  const place = element.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
  return contents.getBoundingClientRect().width > place + 0.5
}

/**
 * Shows the whole text of cells that cut it, over the rows below, until another place is pressed or focused: a tooltip
 * needs a mouse.
 */
export function showWhole(cells: readonly HTMLElement[]): void {
  const cut = cells.filter((cell) => cutText(cell) !== '')
  const [first] = cut
  if (!first) return
  const places = [document, rootOf(first)]
  const parts = [first.parentElement, ...cut]
  function hide() {
    for (const part of parts) part?.removeAttribute('data-whole')
    for (const place of places) {
      place.removeEventListener('pointerdown', hide, true)
      place.removeEventListener('focusin', hide, true)
    }
  }
  for (const part of parts) part?.setAttribute('data-whole', '')
  for (const place of places) {
    place.addEventListener('pointerdown', hide, true)
    place.addEventListener('focusin', hide, true)
  }
}
