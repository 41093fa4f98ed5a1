import type { ChatEvent } from '@fleetgis/domain/chat'
import type { ChatTransport } from './ChatTransport.ts'

interface OutboxOptions {
  readonly dispatch: (event: ChatEvent) => void
  /** A message failed to send. */
  readonly onFailed: (localId: string, text: string) => void
}

/** Sends a chat's messages, one after another. Source: CF-121. */
export function createOutbox(transport: Pick<ChatTransport, 'send'>, { dispatch, onFailed }: OutboxOptions) {
  let added = 0
  let sending: Promise<unknown> = Promise.resolve()

  async function deliver(localId: string, text: string) {
    try {
      await transport.send({ text })
      dispatch({ type: 'sent', localId })
    } catch {
      onFailed(localId, text)
    }
  }

  function send(localId: string, text: string) {
    dispatch({ type: 'sending', localId, content: text })
    sending = sending.then(() => deliver(localId, text))
  }

  return {
    send,
    /** Sends a new message. */
    add(text: string) {
      added += 1
      send(`own ${added}`, text)
    },
  }
}
