import type { CaptchaType } from '@fleetgis/domain/auth'
import type { Theme } from '@fleetgis/domain/i18n'
import { loadScript, SCRIPT_TIMEOUT, ScriptError } from './loadScript.ts'

/** The options of a rendered challenge. */
interface ChallengeOptions {
  sitekey: string
  theme: Theme
  size: 'normal' | 'compact'
  callback: (token: string) => void
  'expired-callback': () => void
  'error-callback': () => void
}

/** The functions used of the bot check's script: reCAPTCHA version 2 (`render`) and 3 (`execute`). */
export interface Recaptcha {
  ready(run: () => void): void
  render(container: HTMLElement, options: ChallengeOptions): number
  reset(widget: number): void
  execute(siteKey: string, options: { action: string }): PromiseLike<string>
}

/** The bot check of a deployment (AUTH-25). */
export interface CaptchaSettings {
  /** 1: a challenge to solve (AUTH-21); 2: a score per action (AUTH-22). */
  type: CaptchaType
  siteKey: string
  /** The address of the bot check's script, without query parameters. */
  script: string
}

/** Loads the bot check's script. Rejects with a `ScriptError`. */
export function loadRecaptcha(
  { type, siteKey, script }: CaptchaSettings,
  language: string,
): Promise<Recaptcha> {
  const address = new URL(script, document.baseURI)
  address.searchParams.set('render', type === 1 ? 'explicit' : siteKey)
  address.searchParams.set('hl', language)
  return loadScript(address.href, async () => {
    const { grecaptcha } = globalThis as { grecaptcha?: Recaptcha }
    if (!grecaptcha) throw new ScriptError('blocked', address.href)
    await new Promise<void>((resolve) => grecaptcha.ready(resolve))
    return grecaptcha
  })
}

/** A new score token for one submit. Rejects after the time limit. */
export async function scoreToken(api: Recaptcha, siteKey: string, action: string): Promise<string> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The bot check gave no score in time.')), SCRIPT_TIMEOUT)
  })
  try {
    return await Promise.race([api.execute(siteKey, { action }), late])
  } finally {
    clearTimeout(timer)
  }
}
