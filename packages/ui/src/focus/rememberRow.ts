const ROW = 'tr, li, [role="row"], [role="listitem"]'
/** What takes the focus in a row, also while the row is not the one that Tab reaches. */
const CONTROL =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex="0"]'
const REGION = 'section[aria-label], section[aria-labelledby], [role="region"]'

const controlsIn = (row: Element) => [...row.querySelectorAll<HTMLElement>(CONTROL)]

/** The row around an element: of a table, of a list, or a card in a list. */
export function rowOf(element: Element): HTMLElement | null {
  return element.closest<HTMLElement>(ROW)
}

/**
 * Remembers the row of a control. The returned function lists what takes the focus once the row, or the control in it, is
 * removed, best first: the same control of the row itself, of the rows after it, of those before it from the nearest on,
 * and at last the region or the heading of the list.
 */
export function rememberRow(control: Element): () => HTMLElement[] {
  const row = rowOf(control)
  const list = row?.parentElement
  if (!row || !list) return () => []
  const rows = [...list.children].filter((each): each is HTMLElement => each.matches(ROW))
  const place = rows.indexOf(row)
  const order = [row, ...rows.slice(place + 1), ...rows.slice(0, place).reverse()]
  const text = control.textContent
  const index = Math.max(0, controlsIn(row).indexOf(control as HTMLElement))
  const home = homeOf(list)
  // Where a row is in another, as a list in a card, both may be gone.
  const outer = rememberRow(list)

  return () => {
    if (!row.isConnected && !list.isConnected && outer().length > 0) return outer()
    const same = order
      .filter(({ isConnected }) => isConnected)
      .flatMap((each) => {
        const controls = controlsIn(each)
        const found = (text && controls.find(({ textContent }) => textContent === text)) || undefined
        return found ?? controls[Math.min(index, controls.length - 1)] ?? []
      })
    return home?.isConnected ? [...same, home] : same
  }
}

/** The region of a list, else the heading before it. */
function homeOf(list: Element): HTMLElement | undefined {
  const region = list.closest<HTMLElement>(REGION)
  if (region) return region
  const page = list.closest('main, [role="dialog"], body') ?? list
  return [...page.querySelectorAll<HTMLElement>('h1, h2, h3, h4')]
    .filter((each) => (each.compareDocumentPosition(list) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0)
    .pop()
}

/** Focuses a control, or a region or heading, which is no tab stop: whether it has the focus then. */
export function focusPlace(place: HTMLElement): boolean {
  place.focus()
  if (isFocused(place)) return true
  place.tabIndex = -1
  place.addEventListener('blur', () => place.removeAttribute('tabindex'), { once: true })
  place.focus({ preventScroll: true })
  return isFocused(place)
}

const isFocused = (element: Element) =>
  (element.getRootNode() as Document | ShadowRoot).activeElement === element
