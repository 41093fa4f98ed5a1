import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ChatMessage, ChatNews } from './conversation.ts'
import {
  type ChatEvent,
  type ChatSession,
  CLOSED_CHAT,
  canSendInto,
  chatReducer,
  shownOutgoing,
  showsChatInput,
} from './session.ts'

const run = (...events: ChatEvent[]): ChatSession => events.reduce(chatReducer, CLOSED_CHAT)

const message = (content: string, isMe = false): ChatMessage => ({
  id: content,
  conversationId: 'C1',
  senderId: isMe ? 'me' : 'you',
  senderName: '',
  senderImage: '',
  content,
  contentType: 'sending',
  sentAt: '2025-01-02 10:00:00',
  isMe,
})
const news = (...messages: ChatMessage[]): ChatNews => ({ messages, people: [], status: 1 })

const opened: ChatEvent = { type: 'opened', key: 'B1' }
const connected: ChatEvent = { type: 'connected', key: 'B1', conversationId: 'C1' }
const received: ChatEvent = { type: 'received', conversationId: 'C1', news: news(message('hello')) }
const sending: ChatEvent = { type: 'sending', localId: '1', content: 'yes' }
const sent: ChatEvent = { type: 'sent', localId: '1' }

test('CHAT-22 a chat polls from its connection', () => {
  expect(CLOSED_CHAT.phase).not.toBe('open')
  expect(run(opened).phase).not.toBe('open')
  expect(run(opened, connected).phase).toBe('open')
  expect(run(opened, connected, received).phase).toBe('open')
})

test('CHAT-22 polled messages are shown', () => {
  expect(run(opened, connected, received).messages.map(({ content }) => content)).toEqual(['hello'])
})

test('CHAT-23 opening a conversation clears the messages of the one before', () => {
  const session = run(opened, connected, received, sending, { type: 'opened', key: 'B2' })
  expect(session).toEqual({ ...CLOSED_CHAT, phase: 'connecting', key: 'B2' })
})

test('CHAT-23 events of another chat, or before one is opened, change nothing', () => {
  expect(run(opened, { type: 'opened', key: 'B2' }, connected).phase).toBe('connecting')
  expect(run(opened, connected, { ...received, conversationId: 'C2' }).messages).toEqual([])
  expect(run(connected)).toEqual(CLOSED_CHAT)
  expect(run(opened, received).messages).toEqual([])
})

test('CHAT-09 the input shows only while the conversation is open', () => {
  expect(showsChatInput(run(opened, connected))).toBe(false)
  expect(showsChatInput(run(opened, connected, received))).toBe(true)
  for (const status of [0, 2, undefined]) {
    const session = run(opened, connected, { ...received, news: { ...news(), status } })
    expect(showsChatInput(session)).toBe(false)
    expect(chatReducer(session, sending)).toBe(session)
  }
})

test('VAL-29 blanks and texts too long are not sent', () => {
  const session = run(opened, connected, received)
  expect(canSendInto(session, 'yes')).toBe(true)
  expect(canSendInto(session, '  ')).toBe(false)
  expect(canSendInto(session, 'a'.repeat(501))).toBe(false)
  expect(chatReducer(session, { ...sending, content: ' ' })).toBe(session)
})

test('ERR-29 a failed message stays, and Retry sends it as the same message', () => {
  const failed = run(opened, connected, received, sending, { type: 'failed', localId: '1' }, received)
  expect(failed.outgoing).toEqual([{ localId: '1', content: 'yes', delivery: 'failed' }])
  expect(chatReducer(failed, sending).outgoing).toEqual([
    { localId: '1', content: 'yes', delivery: 'sending' },
  ])
})

test('CHAT-33 a sent message is shown until polling returns it', () => {
  const session = run(
    opened,
    connected,
    received,
    sending,
    { type: 'sending', localId: '2', content: 'no' },
    sent,
  )
  expect(session.outgoing.map(({ delivery }) => delivery)).toEqual(['sent', 'sending'])
  const both = chatReducer(session, { ...received, news: news(message('hello'), message('yes', true)) })
  expect(both.outgoing.map(({ localId }) => localId)).toEqual(['2'])
})

test('CHAT-33 a sent message may be missing from one poll, not from two', () => {
  const once = run(opened, connected, received, sending, sent, {
    ...received,
    news: news(message('hello'), message('yes')),
  })
  expect(once.outgoing.map(({ delivery }) => delivery)).toEqual(['stale'])
  expect(shownOutgoing(once)).toHaveLength(1)
  const twice = chatReducer(once, received)
  expect(shownOutgoing(twice)).toEqual([])
  expect(shownOutgoing(chatReducer(twice, received))).toEqual([])
})

test('CHAT-23 after any events, messages belong to the open conversation', () => {
  const key = fc.constantFrom('B1', 'B2')
  const id = fc.constantFrom('C1', 'C2')
  const event: fc.Arbitrary<ChatEvent> = fc.oneof(
    fc.record({ type: fc.constant('opened' as const), key }),
    fc.record({ type: fc.constant('connected' as const), key, conversationId: id }),
    id.map((conversationId) => ({
      type: 'received' as const,
      conversationId,
      news: news({ ...message('x'), conversationId }),
    })),
    fc.constantFrom(sending, sent, { type: 'failed', localId: '1' } as const),
  )
  fc.assert(
    fc.property(fc.array(event, { maxLength: 30 }), (events) => {
      const session = run(...events)
      expect(session.messages.every(({ conversationId }) => conversationId === session.conversationId)).toBe(
        true,
      )
      if (session.phase !== 'open') expect(session.messages).toEqual([])
    }),
  )
})

test('CHAT-23 a closed chat is empty', () => {
  expect(CLOSED_CHAT).toEqual({
    phase: 'closed',
    key: '',
    conversationId: '',
    messages: [],
    people: [],
    outgoing: [],
    status: undefined,
  })
})

test('CHAT-23 empty keys do not connect or fill a closed chat', () => {
  const emptyNews: ChatEvent = { type: 'received', conversationId: '', news: news(message('hello')) }
  expect(run({ ...connected, key: '' })).toEqual(CLOSED_CHAT)
  expect(run(emptyNews)).toEqual(CLOSED_CHAT)
  expect(run(opened, emptyNews).messages).toEqual([])
})

test('CHAT-20 a connected chat keeps its conversation', () => {
  const again: ChatEvent = { ...connected, conversationId: 'C2' }
  expect(run(opened, connected, again).conversationId).toBe('C1')
})

test('CHAT-09 a chat that is not connected has no input, whatever its status', () => {
  const session: ChatSession = { ...run(opened, connected, received), phase: 'connecting' }
  expect(session.status).toBe(1)
  expect(showsChatInput(session)).toBe(false)
})

test('CHAT-33 an earlier message with the same text does not match one still being sent', () => {
  const before: ChatEvent = { type: 'received', conversationId: 'C1', news: news(message('yes', true)) }
  expect(run(opened, connected, before, sending, before).outgoing).toEqual([
    { localId: '1', content: 'yes', delivery: 'sending' },
  ])
  const failed: ChatEvent = { type: 'failed', localId: '1' }
  expect(run(opened, connected, before, sending, failed, before).outgoing).toHaveLength(1)
  expect(run(opened, connected, before, sending, sent, before).outgoing).toHaveLength(1)
})

test('CHAT-33 a poll before the answer to the call shows a message once', () => {
  const arrived: ChatEvent = { type: 'received', conversationId: 'C1', news: news(message('yes', true)) }
  const session = run(opened, connected, received, sending, arrived)
  expect(session.outgoing).toEqual([{ localId: '1', content: 'yes', delivery: 'sending', shownAs: 'yes' }])
  expect(shownOutgoing(session)).toEqual([])
  expect(chatReducer(session, sent).outgoing).toEqual([])
})

test('CHAT-33 a message that is already shown does not match a second one with the same text', () => {
  const arrived: ChatEvent = { type: 'received', conversationId: 'C1', news: news(message('yes', true)) }
  const second = { ...message('yes', true), id: 'from another phone' }
  const more: ChatEvent = { type: 'received', conversationId: 'C1', news: news(message('yes', true), second) }
  const session = run(opened, connected, received, sending, arrived, more)
  expect(session.outgoing).toEqual([{ localId: '1', content: 'yes', delivery: 'sending', shownAs: 'yes' }])
  expect(session.messages.map(({ id }) => id)).toContain('from another phone')
})

test('CF-121 a message that arrived although its answer was lost needs no Retry', () => {
  const arrived: ChatEvent = { type: 'received', conversationId: 'C1', news: news(message('yes', true)) }
  const failed: ChatEvent = { type: 'failed', localId: '1' }
  expect(run(opened, connected, received, sending, arrived, failed).outgoing).toEqual([])
  expect(run(opened, connected, received, sending, failed, arrived).outgoing).toEqual([])
})

test('CF-121 a message that arrived does not match a failed one with the same text', () => {
  const failed: ChatEvent = { type: 'failed', localId: '1' }
  const again: ChatEvent = { ...sending, localId: '2' }
  const both: ChatEvent = { type: 'sent', localId: '2' }
  const one: ChatEvent = { type: 'received', conversationId: 'C1', news: news(message('yes', true)) }
  const session = run(opened, connected, received, sending, failed, again, both, one)
  expect(session.outgoing).toEqual([{ localId: '1', content: 'yes', delivery: 'failed' }])
})

test('CF-121 a late message does not match a failed one with the same text', () => {
  const failed: ChatEvent = { type: 'failed', localId: '1' }
  const again: ChatEvent = { ...sending, localId: '2' }
  const both: ChatEvent = { type: 'sent', localId: '2' }
  const late: ChatEvent = { type: 'received', conversationId: 'C1', news: news(message('yes', true)) }
  const session = run(opened, connected, received, sending, failed, again, both, received, received, late)
  expect(session.outgoing).toEqual([{ localId: '1', content: 'yes', delivery: 'failed' }])
})

test('CF-121 a message that is returned twice counts once', () => {
  const failed: ChatEvent = { type: 'failed', localId: '1' }
  const again: ChatEvent = { ...sending, localId: '2' }
  const failedToo: ChatEvent = { type: 'failed', localId: '2' }
  const twice: ChatEvent = {
    type: 'received',
    conversationId: 'C1',
    news: news(message('yes', true), message('yes', true)),
  }
  const session = run(opened, connected, received, sending, failed, again, failedToo, twice)
  expect(session.outgoing.map(({ localId }) => localId)).toEqual(['2'])
})

test('CHAT-33 the same text twice is two messages', () => {
  const again: ChatEvent = { ...sending, localId: '2' }
  const one: ChatEvent = { type: 'received', conversationId: 'C1', news: news(message('yes', true)) }
  const session = run(opened, connected, received, sending, again, sent, one)
  expect(session.outgoing.map(({ localId }) => localId)).toEqual(['2'])
})

test('CHAT-34 earlier messages are put before the known ones', () => {
  const older: ChatEvent = { type: 'older', conversationId: 'C1', messages: [message('a'), message('b')] }
  const session = run(opened, connected, received, older)
  expect(session.messages.map(({ content }) => content)).toEqual(['a', 'b', 'hello'])
  expect(run(opened, connected, { ...older, conversationId: 'C2' }).messages).toEqual([])
  expect(run(opened, older).messages).toEqual([])
})

test('CHAT-15 people stay known after one reply', () => {
  const people = [{ senderId: 'you', senderName: 'Aung', senderImage: '' }]
  const withPeople: ChatEvent = { ...received, news: { ...news(message('hello')), people } }
  expect(run(opened, connected, withPeople, received).people).toEqual(people)
})

test('an open chat keeps polling', () => {
  expect(run(opened, connected, received, received, received).phase).toBe('open')
})
