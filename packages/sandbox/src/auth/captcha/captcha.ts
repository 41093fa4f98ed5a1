import { hash } from '../../base/random.ts'

/** A token of the bot check lives two minutes, as in reCAPTCHA. */
const CAPTCHA_LIFETIME = 120_000

/** The bot check: issues tokens and accepts each once. */
export interface Captcha {
  /** `action` is the action of a score token; a challenge has none. `lifetime` is in milliseconds. */
  issue(now: number, options?: { action?: string | undefined; lifetime?: number | undefined }): string
  /** Whether a token is valid for a form with this action. A token is accepted once. */
  redeem(token: string, action: string, now: number): boolean
}

export function createCaptcha(seed: number): Captcha {
  const issued = new Map<string, { action: string | undefined; expires: number }>()
  let count = 0
  return {
    issue(now, { action, lifetime = CAPTCHA_LIFETIME } = {}) {
      for (const [token, { expires }] of issued) if (expires <= now) issued.delete(token)
      count += 1
      const token = `captcha-${count}-${hash(seed, 'captcha', count, now).toString(36)}`
      issued.set(token, { action, expires: now + lifetime })
      return token
    },
    redeem(token, action, now) {
      const found = issued.get(token)
      issued.delete(token)
      return found !== undefined && found.expires > now && (found.action ?? action) === action
    },
  }
}
