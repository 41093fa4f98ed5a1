/** What an arrow key scrolls, in px. */
const LINE = 40

/**
 * Scrolls the body of a dialog by a key that is pressed elsewhere in it, such as on its close button, as a page scrolls
 * wherever the focus is. Returns whether it is such a key.
 */
export function scrollByKey(body: Element, key: string): boolean {
  const page = Math.max(LINE, body.clientHeight - LINE)
  const distances: Readonly<Record<string, number>> = {
    ArrowDown: LINE,
    ArrowUp: -LINE,
    PageDown: page,
    PageUp: -page,
    End: body.scrollHeight,
    Home: -body.scrollHeight,
  }
  const distance = distances[key]
  if (distance === undefined) return false
  body.scrollTop += distance
  return true
}
