/** What an answer says about itself: its HTTP status and the `message_code` of its body, each where there is one. */
export interface ReplyCodes {
  readonly status?: number | string | null | undefined
  readonly messageCode?: number | string | null | undefined
}

/**
 * The code that decides: the body's where it has one, else the HTTP status, always as a number; undefined where
 * neither is one. Source: CF-09, CF-117.
 */
export function replyCode({ status, messageCode }: ReplyCodes): number | undefined {
  return numberOf(messageCode) ?? numberOf(status)
}

/** A whole number, or the digits of one. */
export function numberOf(code: unknown): number | undefined {
  if (typeof code === 'number') return Number.isInteger(code) ? code : undefined
  return typeof code === 'string' && /^\s*[0-9]{1,9}\s*$/.test(code) ? Number(code) : undefined
}
