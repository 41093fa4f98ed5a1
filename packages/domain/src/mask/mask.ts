/** First character, the rest of the local part, the domain: everything from the last `@` on. */
const EMAIL = /^(.)(.*)(@[^@]*)$/su

/**
 * An e-mail with its local part hidden: first character, three stars, then `@` and the domain; a local part of one
 * character becomes one star. A text without `@`, or with nothing before it, has nothing to hide and stays.
 * For display only. MASK-01, MASK-02, CF-48.
 */
export function maskEmail(text: string | null | undefined): string {
  if (typeof text !== 'string') return ''
  return text.replace(EMAIL, (_, first: string, rest: string, domain: string) =>
    rest === '' ? `*${domain}` : `${first}***${domain}`,
  )
}

/**
 * A phone with its middle hidden: the first 4 characters, three stars, the last 3. Six characters or fewer are shown
 * whole; spaces and a plus count as characters. For display only: a `tel:` link needs the whole number.
 * MASK-03, MASK-04, CF-48.
 */
export function maskPhone(text: string | null | undefined): string {
  if (typeof text !== 'string') return ''
  const characters = Array.from(text)
  if (characters.length <= 6) return text
  return `${characters.slice(0, 4).join('')}***${characters.slice(-3).join('')}`
}
