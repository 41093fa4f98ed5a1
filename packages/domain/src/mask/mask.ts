/**
 * An e-mail with its local part hidden: first character, three stars, then `@` and the domain; a local part of one
 * character becomes one star. A text without `@`, or with an empty local part, stays. For display only. CF-48.
 */
export function maskEmail(text: string | null | undefined): string {
  if (typeof text !== 'string') return ''
  const at = text.lastIndexOf('@')
  if (at <= 0) return text
  // A character outside the basic plane has two units, which must not be split.
  const first = Number(text.codePointAt(0)) > 0xffff ? 2 : 1
  const domain = text.slice(at)
  return first === at ? `*${domain}` : `${text.slice(0, first)}***${domain}`
}

const SHOWN_WHOLE = 6
const OUTSIDE_BASIC_PLANE = /[\ud800-\udfff]/

/**
 * A phone with its middle hidden: the first 4 characters, three stars, the last 3. Six characters or fewer are shown
 * whole; spaces and a plus count as characters. For display only: a `tel:` link needs the whole number. CF-48.
 */
export function maskPhone(text: string | null | undefined): string {
  if (typeof text !== 'string') return ''
  if (!OUTSIDE_BASIC_PLANE.test(text)) {
    return text.length <= SHOWN_WHOLE ? text : `${text.slice(0, 4)}***${text.slice(-3)}`
  }
  const characters = Array.from(text)
  if (characters.length <= SHOWN_WHOLE) return text
  return `${characters.slice(0, 4).join('')}***${characters.slice(-3).join('')}`
}
