import type { CaptchaForm, Code, MessageKey } from '@fleetgis/domain/auth'
import { explain } from './explain.ts'
import { useCaptcha } from './useCaptcha.tsx'
import { useSend } from './useSend.ts'

interface BotCheckedSendOptions<Values> {
  form: CaptchaForm
  /** Sends the values with a new bot-check token (AUTH-20); resolves with the app's callback. */
  send: (values: Values, captchaToken: string) => Promise<() => void>
  outcome: (code: Code) => MessageKey
}

const UNSOLVED = 'auth.emptyToken'

/** `useSend` for a form with a bot check. */
export function useBotCheckedSend<Values>({ form, send, outcome }: BotCheckedSendOptions<Values>) {
  const captcha = useCaptcha(form)
  // A bot check that is on screen shows its own error.
  const unsolved = () => (captcha.touch() ? undefined : UNSOLVED)
  const sending = useSend<Values>({
    outcome,
    send: async (values) => {
      const token = await captcha.getToken()
      if (token === undefined) return unsolved()
      try {
        return await send(values, token)
      } catch (error) {
        captcha.reset()
        if (explain(error, outcome) === UNSOLVED) return unsolved()
        throw error
      }
    },
  })
  return { ...sending, captcha: captcha.element, onInvalid: () => void captcha.touch() }
}
