import { focusedElement, rootOf } from './focusedElement.ts'
import { focusPlace, rememberRow, rowOf } from './rememberRow.ts'

const TABBABLE = [
  'a[href]',
  'button:not(:disabled)',
  'input:not(:disabled)',
  'select:not(:disabled)',
  'textarea:not(:disabled)',
  'summary',
  'audio[controls]',
  'video[controls]',
  'iframe',
  '[contenteditable=""]',
  '[contenteditable="true"]',
  '[tabindex]',
].join()

function isShown(element: Element): boolean {
  return element.getClientRects().length > 0 && element.closest('[inert]') === null
}

/** The elements that Tab reaches inside `root`, in document order. */
export function tabbablesIn(root: ParentNode): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(TABBABLE)].filter(
    (each) => each.tabIndex >= 0 && isShown(each),
  )
}

/** Whether no element has the focus, because the focused one was removed or disabled. */
export function isFocusLost(): boolean {
  const activeElement = focusedElement()
  return activeElement === null || activeElement === document.body || !activeElement.isConnected
}

/** A card of a list that takes the focus itself, as that of a booking. */
const CARD = '[data-key][tabindex="-1"]'

/**
 * Remembers the focused element, or `home`. The returned function focuses it again; if its row of a list was removed, what
 * `rememberRow` says; if it was removed or disabled otherwise, its card, else the next tab stop after its place, else the
 * one before.
 */
export function rememberFocus(home: Element | null = focusedElement()): () => void {
  const order = tabbablesIn(rootOf(home))
  const isSomewhere = home instanceof HTMLElement && home !== document.body
  const next = isSomewhere ? order.findIndex((each) => each === home || isBefore(home, each)) : 0
  const place = next === -1 ? order.length : next
  const nearby = [...order.slice(place), ...order.slice(0, place).reverse()]
  const card = isSomewhere ? home.closest<HTMLElement>(CARD) : null
  const candidates = [...(isSomewhere ? [home] : []), ...(card ? [card] : []), ...nearby]
  const row = isSomewhere ? rowOf(home) : null
  const placesInList = row && isSomewhere ? rememberRow(home) : undefined

  return () => {
    if (row && !row.isConnected && placesInList?.().some(focusPlace)) return
    for (const each of candidates) {
      if (!each.isConnected || !isShown(each)) continue
      each.focus({ preventScroll: each === home })
      if (focusedElement() === each) return
    }
  }
}

/**
 * Remembers the place of a part among the tab stops. The returned function focuses the tab stop that stands there, also
 * one that was mounted meanwhile; after the last place the one before.
 */
export function rememberPlace(part: Element): () => void {
  const root = rootOf(part)
  const before = tabbablesIn(root).filter((each) => isBefore(each, part))
  return () => {
    const order = tabbablesIn(root)
    const place = Math.max(0, ...before.map((each) => order.indexOf(each) + 1))
    for (const each of [...order.slice(place), ...order.slice(0, place).reverse()]) {
      each.focus()
      if (focusedElement() === each) return
    }
  }
}

function isBefore(first: Element, second: Element): boolean {
  return (first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
}
