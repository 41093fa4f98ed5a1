import { skip } from './skip.ts'

/** A start or end tag of a page. */
export interface HtmlTag {
  /** In lower case. */
  readonly name: string
  /** The index after its `>`. */
  readonly end: number
  readonly selfClosing: boolean
  /** By name in lower case, values as written. Only scripts have them, because others are not needed. */
  readonly attributes: ReadonlyMap<string, string>
}

const NO_ATTRIBUTES: ReadonlyMap<string, string> = new Map()

// Each of these also matches the empty text, at any index.
const GAP = /[\t\n\f\r /]*/y
const BLANKS = /[\t\n\f\r ]*/y
const TAG_NAME = /[^\t\n\f\r />]*/y
const ATTRIBUTE_NAME = /=?[^\t\n\f\r />=]*/y
const BARE_VALUE = /[^\t\n\f\r >]*/y

/** Reads a tag as browsers do, from the first letter of its name; undefined if the text ends inside it. */
export function readTag(html: string, at: number): HtmlTag | undefined {
  const nameEnd = skip(TAG_NAME, html, at)
  const name = html.slice(at, nameEnd).toLowerCase()
  const attributes = name === 'script' ? new Map<string, string>() : undefined
  let place = nameEnd
  for (;;) {
    place = skip(GAP, html, place)
    if (place >= html.length) return undefined
    if (html.charAt(place) === '>') {
      const selfClosing = html.charAt(place - 1) === '/'
      return { name, end: place + 1, selfClosing, attributes: attributes ?? NO_ATTRIBUTES }
    }
    const attributeEnd = skip(ATTRIBUTE_NAME, html, place)
    const attribute = html.slice(place, attributeEnd).toLowerCase()
    const value = readValue(html, skip(BLANKS, html, attributeEnd))
    if (!value) return undefined
    place = value.end
    // The first of two attributes with one name wins.
    if (attributes && !attributes.has(attribute)) attributes.set(attribute, value.text)
  }
}

/** The value after an attribute's name, empty without one; undefined if a quote does not end. */
function readValue(html: string, at: number): { text: string; end: number } | undefined {
  if (html.charAt(at) !== '=') return { text: '', end: at }
  const start = skip(BLANKS, html, at + 1)
  const quote = html.charAt(start)
  if (quote !== '"' && quote !== "'") {
    const end = skip(BARE_VALUE, html, start)
    return { text: html.slice(start, end), end }
  }
  const end = html.indexOf(quote, start + 1)
  return end < 0 ? undefined : { text: html.slice(start + 1, end), end: end + 1 }
}
