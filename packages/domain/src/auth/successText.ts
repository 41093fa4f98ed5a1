import { asText } from '../query/asText.ts'

/** How long the success banner shows, in ms. Source: AUTH-06. */
export const SUCCESS_BANNER_MS = 5000

/** In UTF-16 code units (quality T10). */
export const SUCCESS_TEXT_MAX = 200

/**
 * The text of the success banner from the `success` parameter: plain text, at most 200 characters, not cut inside a
 * letter with its marks. Any link can set this parameter, so it is never rendered as markup or link. Source: CF-107.
 */
export function successText(value: string | null | undefined): string {
  const text = asText(value)
  if (text.length <= SUCCESS_TEXT_MAX) return text
  let end = SUCCESS_TEXT_MAX
  while (end > 0 && joinsNext(text, end)) end -= 1
  return text.slice(0, end || SUCCESS_TEXT_MAX)
}

/** Whether a cut before `index` would split a surrogate pair, a letter and its mark, or a stacked or joined letter. */
function joinsNext(text: string, index: number): boolean {
  const around = text.slice(index - 1, index + 2)
  return /^(?:[\u1039\u200d]|[\ud800-\udbff][\udc00-\udfff])/.test(around) || /^.[\p{M}\u200d]/su.test(around)
}
