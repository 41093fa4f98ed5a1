import { type ChatMessage, canSendInto } from '@fleetgis/domain/chat'
import type { ChatPage, ChatTransport } from './ChatTransport.ts'
import type { ChatState } from './createChatState.ts'

/** Keeps texts beyond the chat, and beyond its page. */
export interface TextStore {
  /** Keeps a text that is sent. `after` is the id of the last message before it. */
  onSending(text: string, after: string | undefined): KeptText
  /** A message failed to send after the chat was closed. */
  onLost(text: string): void
}

/** A text that is kept while it is sent. */
export interface KeptText {
  /** Its call starts. */
  onStart(): void
  /** Its call has ended, and sent it or not. */
  onEnd(isSent: boolean): void
}

/** One opening of the chat, from `start` to the next. */
interface Opening {
  /** Aborts when the chat is closed. */
  readonly signal: AbortSignal
  /** Receives a page without a gap; resolves to whether it was received. */
  addNews(page: ChatPage): Promise<boolean>
}

interface OutboxOptions {
  readonly state: ChatState
  /** The opening of now; another one is another object. */
  readonly opening: () => Opening
  readonly receive: (page: ChatPage) => void
}

/** Asks whether a message was stored though its call failed; rejects where that is not known. */
type AskStored = () => Promise<boolean>

const NO_STORE: TextStore = { onSending: () => ({ onStart() {}, onEnd() {} }), onLost() {} }

const idsOf = (messages: readonly ChatMessage[]) => new Set(messages.map(({ id }) => id))

/** Sends a chat's messages, one after another, and keeps each that failed for a retry. Source: CF-121. */
export function createOutbox(
  transport: Pick<ChatTransport, 'list' | 'send'>,
  { state, opening, receive }: OutboxOptions,
) {
  let added = 0
  let sending: Promise<unknown> = Promise.resolve()
  let store = NO_STORE
  /**
   * The messages that failed, each with the ids that were known then, until a page has one of those (of those known now,
   * in a chat that was empty): a page of only newer ones may leave it out.
   */
  const failed = new Map<string, ReadonlySet<string>>()

  const messages = () => state.get().session.messages
  const messageOf = (localId: string) => state.get().session.outgoing.find((one) => one.localId === localId)
  const isShown = (localId: string) => messageOf(localId)?.shownAs !== undefined

  async function deliver(localId: string, text: string, isStored: AskStored, onStart: () => void) {
    try {
      if (!(await isStored())) {
        onStart()
        await transport.send({ text })
      }
      state.dispatch({ type: 'sent', localId })
      return true
    } catch {
      // A closed chat renders no failure. A message that polling has returned was sent.
      const isLost = !messageOf(localId) || (opening().signal.aborted && !isShown(localId))
      state.dispatch({ type: 'failed', localId })
      failed.set(localId, idsOf(messages()))
      if (isLost) store.onLost(text)
      return false
    }
  }

  function send(localId: string, text: string, isStored: AskStored) {
    state.dispatch({ type: 'sending', localId, content: text })
    const before = messages()
    const { onStart, onEnd } = store.onSending(text, before[before.length - 1]?.id)
    sending = sending.then(() => deliver(localId, text, isStored, onStart)).then(onEnd)
  }

  /**
   * Asks whether a message was stored though its call failed: then the newest messages show it. Rejects where they
   * cannot be fetched, so that Retry sends nothing twice: its text can be sent as a new message. Its chat may be closed
   * before they come; opened again it has lost its messages, and the answer is no: sent twice is better than lost.
   */
  function askStored(localId: string): AskStored {
    const asked = opening()
    return async () => {
      // News since the failure were compared with it: nothing waits for a slow or failing list.
      if (!failed.has(localId)) return isShown(localId)
      // The signal of the chat would end this call with it.
      const page = await transport.list({ signal: new AbortController().signal })
      const isReceived = !asked.signal.aborted && (await asked.addNews(page))
      if (!isReceived && !asked.signal.aborted) throw new Error('The newest messages are not known.')
      // A closed chat gets no news, and still compares its messages.
      if (!isReceived && opening() === asked) receive(page)
      return isShown(localId)
    }
  }

  return {
    /** Sends a new message; false where it may not be sent. */
    add(text: string): boolean {
      if (!canSendInto(state.get().session, text)) return false
      added += 1
      send(`own ${added}`, text, async () => false)
      return true
    },
    /** Sends a message again that failed, unless it is stored: its answer may have been lost. */
    retry(localId: string) {
      const message = messageOf(localId)
      if (message?.delivery === 'failed' && canSendInto(state.get().session, message.content))
        send(localId, message.content, askStored(localId))
    },
    /** Compares the messages that failed with those of a page, before the chat has them. */
    compare(page: readonly ChatMessage[]) {
      const shown = idsOf(messages())
      for (const [localId, known] of failed)
        if (page.some(({ id }) => (known.size > 0 ? known : shown).has(id))) failed.delete(localId)
    },
    keepTexts(texts: TextStore) {
      store = texts
    },
  }
}
