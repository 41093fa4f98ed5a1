import type { Code } from '@fleetgis/domain/auth'
import { useRef, useState } from 'react'
import { useText } from '../../provider/FleetContext.ts'
import { useCallApp } from '../../useCallApp.ts'
import { explain } from './explain.ts'
import { type AuthText, authWords } from './words.ts'

interface SendOptions<Values> {
  /** Sends the values; resolves with the app's callback, or with a message where nothing was sent. */
  send: (values: Values) => Promise<AuthText | (() => void) | undefined>
  outcome: (code: Code) => AuthText
}

/**
 * Submits an auth form, one request at a time, and maps failures to messages. A form that was left meanwhile does not act
 * on the page after it (decision 62).
 */
export function useSend<Values>({ send, outcome }: SendOptions<Values>) {
  const t = useText(authWords)
  const [isSending, setSending] = useState(false)
  const [failure, setFailure] = useState<AuthText>()
  // A ref: state updates too late for a second submit in the same tick.
  const isLocked = useRef(false)
  const callApp = useCallApp()

  async function submit(values: Values): Promise<void> {
    if (isLocked.current) return
    isLocked.current = true
    setSending(true)
    setFailure(undefined)
    try {
      const result = await send(values)
      if (typeof result !== 'function') setFailure(result)
      else callApp(result)
    } catch (error) {
      setFailure(explain(error, outcome))
    } finally {
      isLocked.current = false
      setSending(false)
    }
  }

  return {
    status: isSending ? ('sending' as const) : ('idle' as const),
    message: failure && t(failure),
    onSubmit: (values: Values) => void submit(values),
  }
}
