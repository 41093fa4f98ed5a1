import type { ChatMessage, ChatPerson } from '@fleetgis/domain/chat'
import type { ChatPage, ChatTransport } from './ChatTransport.ts'

// Conversations for stories and tests.

export const PEOPLE: readonly ChatPerson[] = [
  { senderId: 'P-1', senderName: 'Thida Aye', senderImage: '' },
  { senderId: 'D-1', senderName: 'Aung Kyaw Min', senderImage: '' },
]

const TEXTS = [
  'Mingalaba, I am at the Bogyoke Market gate.',
  'On my way, about 6 minutes.',
  'Which colour is the car?',
  'White Toyota Probox, YGN 3F-4821.',
  'There are two of us, with a suitcase.',
  'No problem, there is room.\nPlease wait on the left side, next to the bus stop. The police does not let taxis stop at the gate itself.',
  'OK',
  'ကျေးဇူးတင်ပါတယ်။ ရောက်ရင် ဖုန်းဆက်ပါနော်။',
] as const

/** Messages between a passenger and a driver, who is the reader: `perDay` a day, three a minute. */
export function conversation(count: number, { from = 0, perDay = 40 } = {}): ChatMessage[] {
  return Array.from({ length: count }, (_, offset) => {
    const index = from + offset
    const isMe = index % 5 === 1 || index % 5 === 3
    const day = Math.floor(index / perDay)
    const seconds = (index % perDay) * 20
    const at = new Date(Date.UTC(2026, 0, 1 + day, 8, 0, seconds)).toISOString()
    return {
      id: `M-${index}`,
      conversationId: 'C-1',
      senderId: isMe ? 'D-1' : 'P-1',
      senderName: '',
      senderImage: '',
      content: TEXTS[index % TEXTS.length] ?? '',
      contentType: 'text',
      sentAt: `${at.slice(0, 10)} ${at.slice(11, 19)}`,
      isMe,
    }
  })
}

export interface FakeChat extends ChatTransport {
  /** All messages of the server. */
  readonly log: readonly ChatMessage[]
  /** The sent texts, in order. */
  readonly sent: readonly string[]
  /** The other party sends a message. */
  arrive(...texts: string[]): void
  /** Calls fail with this error from now on; undefined ends it. */
  fail(error: unknown): void
  setStatus(status: number): void
}

/** A page of a log, of so many messages: 1 has the newest ones. */
export function pageOf(log: readonly ChatMessage[], number: number, size: number): ChatPage {
  const end = Math.max(0, log.length - (number - 1) * size)
  const start = Math.max(0, end - size)
  return {
    messages: log.slice(start, end),
    people: PEOPLE,
    status: 1,
    older: start > 0 ? String(number + 1) : undefined,
  }
}

/** An in-memory back end that pushes its news: an example of a partner's transport. */
export function createFakeChat(messages: readonly ChatMessage[] = [], { size = 30 } = {}): FakeChat {
  const log = [...messages]
  const sent: string[] = []
  const listeners = new Set<Parameters<ChatTransport['subscribe']>[0]>()
  let failure: unknown
  let status = 1

  const page = (number: number): ChatPage => ({ ...pageOf(log, number, size), status })
  const notify = () => {
    for (const { onNews } of listeners) onNews(page(1))
  }
  const add = (content: string, isMe: boolean) => {
    const [message] = conversation(1, { from: log.length })
    if (message) log.push({ ...message, content, isMe, senderId: isMe ? 'D-1' : 'P-1' })
  }
  return {
    userId: 'D-1',
    log,
    sent,
    async list({ older }) {
      if (failure !== undefined) throw failure
      return page(Number(older ?? 1))
    },
    async send({ text }) {
      sent.push(text)
      if (failure !== undefined) throw failure
      add(text, true)
      notify()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    arrive(...texts) {
      for (const text of texts) add(text, false)
      notify()
    },
    fail(error) {
      failure = error
      if (error !== undefined) for (const { onFailure } of listeners) onFailure(error)
    },
    setStatus(next) {
      status = next
      notify()
    },
  }
}
