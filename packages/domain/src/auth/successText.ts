import { asText } from '../query/asText.ts'

/** How long the success banner stays, in ms. Source: AUTH-06. */
export const SUCCESS_BANNER_MS = 5000

/** In UTF-16 code units (quality T10). */
export const SUCCESS_TEXT_MAX = 200

/**
 * The text of the success banner from the `success` parameter: plain text, at most 200 characters, not cut inside
 * a letter with its marks. Anybody can write that address, so it is never markup and never a link.
 * Source: AUTH-05, AUTH-14, CF-107.
 */
export function successText(value: string | null | undefined): string {
  const text = asText(value)
  if (text.length <= SUCCESS_TEXT_MAX) return text
  let end = SUCCESS_TEXT_MAX
  while (end > 0 && joinsNext(text, end)) end -= 1
  return text.slice(0, end || SUCCESS_TEXT_MAX)
}

/** Whether a cut before `index` would part a surrogate pair, a mark from its letter, or a stacked or joined letter. */
function joinsNext(text: string, index: number): boolean {
  const around = text.slice(index - 1, index + 2)
  return /^(?:[\u1039\u200d]|[\ud800-\udbff][\udc00-\udfff])/.test(around) || /^.[\p{M}\u200d]/su.test(around)
}
