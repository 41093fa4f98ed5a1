import type { Code, MessageKey } from '@fleetgis/domain/auth'
import { useRef, useState } from 'react'
import type { TextKey } from '../../i18n/words.ts'
import { useText } from '../../provider/FleetContext.ts'
import { explain } from './explain.ts'

interface SendOptions<Values> {
  /** Sends what was typed; resolves with a message where nothing could be sent. */
  send: (values: Values) => Promise<TextKey | undefined>
  outcome: (code: Code) => MessageKey
}

/** Sends a form of the sign-in pages, one at a time, and knows what to say when that fails. */
export function useSend<Values>({ send, outcome }: SendOptions<Values>) {
  const t = useText()
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
