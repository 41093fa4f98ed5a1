import type { CaptchaForm, Code, MessageKey } from '@fleetgis/domain/auth'
import { useRef, useState } from 'react'
import type { TextKey } from '../../i18n/words.ts'
import { useText } from '../../provider/FleetContext.ts'
import { explain } from './explain.ts'
import { useCaptcha } from './useCaptcha.tsx'

interface SendOptions<Values> {
  form: CaptchaForm
  /** Sends what was typed with a fresh bot-check token (AUTH-20). */
  send: (values: Values, captchaToken: string) => Promise<void>
  outcome: (code: Code) => MessageKey
}

/** Sends a form of the sign-in pages, one at a time, and knows what to say when that fails. */
export function useSend<Values>({ form, send, outcome }: SendOptions<Values>) {
  const t = useText()
  const captcha = useCaptcha(form)
  const [isSending, setSending] = useState(false)
  const [failure, setFailure] = useState<TextKey>()
  // State is too late for the second of two submits in one moment.
  const isLocked = useRef(false)

  async function submit(values: Values): Promise<void> {
    if (isLocked.current) return
    isLocked.current = true
    setSending(true)
    setFailure(undefined)
    try {
      const token = await captcha.getToken()
      if (token === undefined) return setFailure('auth.emptyToken')
      await send(values, token)
    } catch (error) {
      setFailure(explain(error, outcome))
      captcha.reset()
    } finally {
      isLocked.current = false
      setSending(false)
    }
  }

  return {
    status: isSending ? ('sending' as const) : ('idle' as const),
    message: failure && t(failure),
    captcha: captcha.element,
    onSubmit: (values: Values) => void submit(values),
    onInvalid: captcha.touch,
  }
}
