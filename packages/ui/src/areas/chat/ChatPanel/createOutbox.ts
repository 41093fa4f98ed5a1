import type { ChatEvent } from '@fleetgis/domain/chat'
import type { ChatTransport } from './ChatTransport.ts'

/** Asks whether a message was stored though its call failed; rejects where that is not known. */
type AskStored = () => Promise<boolean>

/** A text that is kept while it is sent. */
export interface KeptText {
  /** Its call starts. */
  onStart(): void
  /** Its call has ended, and sent it or not. */
  onEnd(isSent: boolean): void
}

interface OutboxOptions {
  readonly dispatch: (event: ChatEvent) => void
  readonly keep: (text: string) => KeptText
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

  async function deliver(localId: string, text: string, isStored: AskStored, onStart: () => void) {
    try {
      if (!(await isStored())) {
        onStart()
        await transport.send({ text })
      }
      dispatch({ type: 'sent', localId })
      return true
    } catch {
      onFailed(localId, text)
      return false
    }
  }

  function send(localId: string, text: string, isStored: AskStored) {
    dispatch({ type: 'sending', localId, content: text })
    const { onStart, onEnd } = keep(text)
    sending = sending.then(() => deliver(localId, text, isStored, onStart)).then(onEnd)
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
