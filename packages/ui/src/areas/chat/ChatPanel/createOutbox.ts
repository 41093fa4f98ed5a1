import type { ChatEvent } from '@fleetgis/domain/chat'
import type { ChatTransport } from './ChatTransport.ts'

/** Asks whether a message was stored though its call failed; rejects where that is not known. */
type AskStored = () => Promise<boolean>

interface OutboxOptions {
  readonly dispatch: (event: ChatEvent) => void
  /** Keeps a text until the returned function is called: its call has ended, and sent it or not. */
  readonly keep: (text: string) => (isSent: boolean) => void
  /** A message failed to send. */
  readonly onFailed: (localId: string, text: string) => void
}

/** Sends a chat's messages, one after another. Source: CF-121. */
export function createOutbox(
  transport: Pick<ChatTransport, 'send'>,
  { dispatch, keep, onFailed }: OutboxOptions,
) {
  let added = 0
  let sending: Promise<unknown> = Promise.resolve()

  async function deliver(localId: string, text: string, isStored: AskStored) {
    try {
      if (!(await isStored())) await transport.send({ text })
      dispatch({ type: 'sent', localId })
      return true
    } catch {
      onFailed(localId, text)
      return false
    }
  }

  function send(localId: string, text: string, isStored: AskStored) {
    dispatch({ type: 'sending', localId, content: text })
    const end = keep(text)
    sending = sending.then(() => deliver(localId, text, isStored)).then(end)
  }

  return {
    /** Sends a new message. */
    add(text: string) {
      added += 1
      send(`own ${added}`, text, async () => false)
    },
    /** Sends a message again that failed, unless it is stored: its answer may have been lost. */
    retry(localId: string, text: string, isStored: AskStored) {
      send(localId, text, isStored)
    },
  }
}
