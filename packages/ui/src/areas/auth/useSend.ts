import type { Code, MessageKey } from '@fleetgis/domain/auth'
import { useRef, useState } from 'react'
import { useText } from '../../provider/FleetContext.ts'
import { explain } from './explain.ts'
import { type AuthText, authWords } from './words.ts'

interface SendOptions<Values> {
  /** Sends the values; resolves with a message where nothing was sent. */
  send: (values: Values) => Promise<AuthText | undefined>
  outcome: (code: Code) => MessageKey
}

/** Submits an auth form, one request at a time, and maps failures to messages. */
export function useSend<Values>({ send, outcome }: SendOptions<Values>) {
  const t = useText(authWords)
  const [isSending, setSending] = useState(false)
  const [failure, setFailure] = useState<AuthText>()
  // A ref: state updates too late for a second submit in the same tick.
  const isLocked = useRef(false)

  async function submit(values: Values): Promise<void> {
    if (isLocked.current) return
    isLocked.current = true
    setSending(true)
    setFailure(undefined)
    try {
      setFailure(await send(values))
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
