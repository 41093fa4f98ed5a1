/**
 * Runs in a page: finds text that cannot be read. It goes beyond the window, is cut by an element around it or covered by
 * other text, or is Burmese that is too small, too close or spaced. Each finding once.
 */
export function findBrokenLayout(): string[] {
  const found = new Set<string>()
  const width = document.documentElement.clientWidth
  const quote = (text: string) => `"${text.trim().replace(/\s+/g, ' ').slice(0, 40)}"`

  /** What an element is, and the component that it is a part of. */
  function nameOf({ dataset, tagName, parentElement }: HTMLElement): string {
    if (dataset.component !== undefined) return dataset.component
    const whole = parentElement?.closest<HTMLElement>('[data-component]')?.dataset.component
    return `${dataset.part ?? tagName}${whole === undefined ? '' : ` of ${whole}`}`
  }

  interface Piece {
    text: string
    element: HTMLElement
    /** The positioned element that it moves with: pieces of different layers may cover each other. */
    layer: Element | null
    frames: Frame[]
    rects: DOMRect[]
  }

  interface Frame {
    element: HTMLElement
    box: DOMRect
    /** What happens to overflowing content, in each direction. */
    x: 'open' | 'cut' | 'scrolled'
    y: 'open' | 'cut' | 'scrolled'
  }

  const folded = new Map<Element, boolean>()

  /** Whether it, or an element around it, has no size, is clipped away or transparent. */
  function isFolded(element: Element): boolean {
    const known = folded.get(element)
    if (known !== undefined) return known
    const { width, height } = element.getBoundingClientRect()
    const { clipPath, opacity, display } = getComputedStyle(element)
    const is =
      (display !== 'contents' && (width <= 1 || height <= 1)) ||
      clipPath.startsWith('inset(50%') ||
      opacity === '0' ||
      (element.parentElement !== null && isFolded(element.parentElement))
    folded.set(element, is)
    return is
  }

  /** Whether it is not visible: only for screen readers, or hidden. */
  function isUnseen(element: Element): boolean {
    if (element.closest('[data-live-announcer], .sb-errordisplay, script, style, noscript, svg')) return true
    // What is folded away has a place, over what follows.
    if (element.closest('details:not([open])') && !element.closest('summary')) return true
    return isFolded(element) || !element.checkVisibility({ visibilityProperty: true })
  }

  function layerOf(element: Element): Element | null {
    for (let at: Element | null = element; at; at = at.parentElement)
      if (/fixed|absolute|sticky/.test(getComputedStyle(at).position)) return at
    return null
  }

  const endOf = (overflow: string): Frame['x'] =>
    /auto|scroll/.test(overflow) ? 'scrolled' : /hidden|clip/.test(overflow) ? 'cut' : 'open'

  /** The elements that clip or scroll an element's text, innermost first: not those that it is only positioned over. */
  function framesOf(element: HTMLElement): Frame[] {
    const frames: Frame[] = []
    let isPlaced = false
    for (let at: HTMLElement | null = element; at; at = at.parentElement) {
      const { overflowX, overflowY, position } = getComputedStyle(at)
      if (isPlaced && position === 'static') continue
      const [x, y] = [endOf(overflowX), endOf(overflowY)]
      if (x !== 'open' || y !== 'open') frames.push({ element: at, box: at.getBoundingClientRect(), x, y })
      if (position === 'fixed') break
      isPlaced = position === 'absolute'
    }
    return frames
  }

  /**
   * The beginning of a text whose whole is shown elsewhere: it ends in dots. The last message of a conversation opens on a
   * press, and says so; a table's row shows it with the focus and on a press, its head in a wider column; the gear menu has
   * the name of the user.
   */
  function isExcerpt(element: Element): boolean {
    if (getComputedStyle(element).textOverflow !== 'ellipsis') return false
    const isOpened = element.hasAttribute('data-excerpt') && element.closest('button, a[href]') !== null
    const places =
      '[data-component="DataTable"] :is([data-part="row"], [data-part="head"]), [data-part="user"]'
    return isOpened || element.closest(places) !== null
  }

  const pieces: Piece[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement
    const text = node.textContent ?? ''
    if (!element || text.trim() === '' || isUnseen(element)) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const rects = [...range.getClientRects()].filter((rect) => rect.width > 0 && rect.height > 0)
    if (rects.length > 0)
      pieces.push({ text, element, layer: layerOf(element), frames: framesOf(element), rects })
  }

  if (document.documentElement.scrollWidth > width) {
    const widest = [...document.body.querySelectorAll('*')]
      .filter((element) => element.getBoundingClientRect().right > width + 1)
      .at(-1)
    const what = widest?.closest('[data-component]')?.getAttribute('data-component') ?? widest?.tagName
    found.add(`the page is ${document.documentElement.scrollWidth - width} px wider than the window: ${what}`)
  }

  for (const { text, element, frames, rects } of pieces) {
    // What scrolls can be scrolled to.
    let [isScrolledX, isScrolledY] = [false, false]
    for (const { element: at, box, x, y } of frames) {
      if (isExcerpt(at)) break
      isScrolledX ||= x === 'scrolled'
      isScrolledY ||= y === 'scrolled'
      const isCut = rects.some((rect) => {
        const middle = (rect.top + rect.bottom) / 2
        const isAcross = x === 'cut' && (rect.right > box.right + 2 || rect.left < box.left - 2)
        const isDown = y === 'cut' && (middle > box.bottom - 3 || middle < box.top + 3)
        return (isAcross && !isScrolledX) || (isDown && !isScrolledY)
      })
      if (!isCut) continue
      found.add(`${quote(text)} is cut by ${nameOf(at)}`)
      break
    }
    if (!/[\u1000-\u109f]/.test(text) || element.closest('[lang]')?.getAttribute('lang') !== 'my') continue
    const { fontSize, letterSpacing } = getComputedStyle(element)
    if (Number.parseFloat(fontSize) < 16)
      found.add(`${quote(text)} is ${fontSize} large in ${nameOf(element)}, and Burmese`)
    const isSpaced = letterSpacing !== 'normal' && Number.parseFloat(letterSpacing) !== 0
    if (isSpaced && !('spaced' in document.documentElement.dataset))
      found.add(`${quote(text)} has spaced letters`)
  }

  for (const field of document.querySelectorAll('input, select')) {
    if (!(field instanceof HTMLInputElement) || isUnseen(field)) continue
    const text = field.value || field.placeholder
    if (text.length <= 10 && field.scrollWidth > field.clientWidth + 1)
      found.add(`${quote(text)} is cut by its field`)
  }

  /** What is left of a line within its frames. */
  function seenOf({ left, right, top, bottom }: DOMRect, frames: readonly Frame[]) {
    for (const { box, x, y } of frames) {
      if (x !== 'open') [left, right] = [Math.max(left, box.left), Math.min(right, box.right)]
      if (y !== 'open') [top, bottom] = [Math.max(top, box.top), Math.min(bottom, box.bottom)]
    }
    return left < right && top < bottom ? [{ left, right, top, bottom }] : []
  }

  // The middle of each line: Burmese letters reach far beyond their line, as they should.
  const lines = pieces.flatMap(({ rects, frames, ...piece }) =>
    rects
      .flatMap((rect) => seenOf(rect, frames))
      .map(({ left, right, top, bottom }) => {
        const inset = (bottom - top) * 0.35
        return { ...piece, left: left + 1, right: right - 1, top: top + inset, bottom: bottom - inset }
      }),
  )
  lines.sort((a, b) => a.top - b.top)
  for (const [index, a] of lines.entries()) {
    for (const b of lines.slice(index + 1)) {
      if (b.top >= a.bottom) break
      if (a.element === b.element || a.layer !== b.layer) continue
      if (a.left < b.right && b.left < a.right) found.add(`${quote(a.text)} and ${quote(b.text)} overlap`)
    }
  }
  return [...found]
}
