/** The codes of an answer: its HTTP status and the `message_code` of its body, if present. */
export interface ReplyCodes {
  readonly status?: number | string | null | undefined
  readonly messageCode?: number | string | null | undefined
}

/**
 * The code that decides: the body's if it has one, else the HTTP status, as a number; undefined without either. 0 is no
 * code. Source: CF-09.
 */
export function replyCode({ status, messageCode }: ReplyCodes): number | undefined {
  return numberOf(messageCode) || numberOf(status) || undefined
}

/** A whole number from 0 on, or the digits of one. */
export function numberOf(code: unknown): number | undefined {
  if (typeof code === 'number') return Number.isInteger(code) && code >= 0 ? code : undefined
  return typeof code === 'string' && /^\s*[0-9]{1,9}\s*$/.test(code) ? Number(code) : undefined
}

/**
 * Whether a reply leaves open if its call was done: it has a status that is neither a code nor a word of success, such
 * as 0, false or `error`. A reply without any status leaves that to the HTTP status. Decision 63.
 */
export function isUnclear(codes: { readonly status?: unknown; readonly messageCode?: unknown }): boolean {
  const given = [codes.messageCode, codes.status].filter((code) => code != null && code !== '')
  return given.length > 0 && !given.some((code) => numberOf(code) || isSuccessWord(code))
}

const isSuccessWord = (code: unknown) => code === true || /^\s*(success|ok)\s*$/i.test(String(code))
