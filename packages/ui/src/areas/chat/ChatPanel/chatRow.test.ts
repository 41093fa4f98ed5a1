import type { ChatMessage, Outgoing } from '@fleetgis/domain/chat'
import { expect, test } from 'vitest'
import { chatRow } from './chatRow.ts'

const READER = { people: [], userId: 'D-1' }

/** Messages by sender and stamp; D-1 is the reader. */
const said = (...rows: readonly (readonly [senderId: string, sentAt: string])[]) =>
  rows.map(
    ([senderId, sentAt], index): ChatMessage => ({
      id: `M-${index}`,
      conversationId: 'C-1',
      senderId,
      senderName: '',
      senderImage: '',
      content: 'OK',
      contentType: 'text',
      sentAt,
      isMe: senderId === 'D-1',
    }),
  )
const waiting = (...texts: readonly string[]) =>
  texts.map((content): Outgoing => ({ localId: content, content, delivery: 'sending' }))

/** Where groups begin. */
const groups = (messages: readonly ChatMessage[], outgoing: readonly Outgoing[] = []) =>
  [...messages, ...outgoing].flatMap((_, index) =>
    chatRow(messages, outgoing, index, READER)?.beginsGroup ? [index] : [],
  )

test('CHAT-12 messages of one sender and one minute are a group', () => {
  const messages = said(
    ['P-1', '2026-01-01 08:00:00'],
    ['P-1', '2026-01-01 08:00:59'],
    ['P-1', '2026-01-01 08:01:00'],
    ['P-1', '2026-01-01 09:01:00'],
  )
  expect(groups(messages)).toEqual([0, 2, 3])
})

test('another sender between two messages begins a group, and so does the return of the first', () => {
  const at = '2026-01-01 08:00:00'
  expect(groups(said(['P-1', at], ['D-1', at], ['P-1', at], ['P-1', at]))).toEqual([0, 1, 2])
})

test('the same id without the mark of an own message is another sender', () => {
  const [one, two] = said(['D-1', '2026-01-01 08:00:00'], ['D-1', '2026-01-01 08:00:10'])
  expect(groups([one, { ...two, isMe: false }] as ChatMessage[])).toEqual([0, 1])
})

test('CHAT-16 a day begins a group', () => {
  const messages = said(['P-1', '2026-01-01 08:00:00'], ['P-1', '2026-01-02 08:00:00'])
  expect(groups(messages)).toEqual([0, 1])
  expect(chatRow(messages, [], 1, READER)?.beginsDay).toBe(true)
})

test('a message without a readable time is a group of its own', () => {
  expect(groups(said(['P-1', ''], ['P-1', ''], ['P-1', '2026-01-01 08:00:00']))).toEqual([0, 1, 2])
})

test('CF-121 messages on their way are one group, also after an own message', () => {
  expect(groups(said(['D-1', '2026-01-01 08:00:00']), waiting('a', 'b'))).toEqual([0, 1])
  expect(chatRow([], waiting('a'), 1, READER)).toBeUndefined()
})
