import { rootOf } from '../../focus/focusedElement.ts'

/** The text that a cell does not show whole; empty where it does. A button in it is as wide as the cell. */
export function cutText(cell: HTMLElement): string {
  const text = cell.querySelector('[data-part="opener"], button > span') ?? cell
  const isCut = text.scrollWidth > text.clientWidth || cell.scrollHeight > cell.clientHeight + 1
  return isCut ? (text.textContent ?? '') : ''
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
