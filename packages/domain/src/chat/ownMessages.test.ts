import { expect, test } from 'vitest'
import type { ChatMessage } from './conversation.ts'
import { withOwnMessages } from './ownMessages.ts'

const message = (senderId: string, isMe = false): ChatMessage => ({
  id: '1',
  conversationId: 'c1',
  senderId,
  senderName: 'Aung',
  senderImage: '',
  content: 'Mingalaba',
  contentType: 'sending',
  sentAt: '2025-01-02 15:30:00',
  isMe,
})

test.each([
  ['another', 'me', false, false],
  ['me', 'me', false, true],
  ['another', 'me', true, true],
  ['', '', false, false],
])(
  'CHAT-13 a message of %j for the reader %j, marked %s, is their own: %s',
  (sender, reader, marked, isMe) => {
    const news = { messages: [message(sender, marked)], people: [], status: 1 }
    expect(withOwnMessages(news, reader)).toEqual({ ...news, messages: [message(sender, isMe)] })
  },
)
