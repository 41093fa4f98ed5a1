import fc from 'fast-check'
import { expect, test } from 'vitest'
import { gives } from '../testing/gives.ts'
import { chatApp, chatCreate, chatOthers, chatParticipant, chatSend } from './calls.ts'
import { isChatOpen } from './conversation.ts'
import { beginsDay, conversationDays, formatChatDay, formatChatTime } from './days.ts'
import { canSend, chatCounter, chatMessageError } from './draft.ts'
import { CHAT_PAGE_SIZE, CHAT_POLL_MS } from './limits.ts'
import { chatName, initialOf, otherPerson, senderImage, senderName } from './names.ts'

test('VAL-30 a message has at most 500 characters', () => {
  expect(chatMessageError('a'.repeat(500))).toBeUndefined()
  expect(chatMessageError('a'.repeat(501))).toBe('chat.tooLong')
  expect(chatMessageError(' '.repeat(501))).toBe('chat.tooLong')
  expect(chatMessageError('\u1021'.repeat(501))).toBe('chat.tooLong')
  expect(chatMessageError('\u{1f695}'.repeat(251))).toBe('chat.tooLong')
})

test('VAL-29 a blank message is not an error, and is not sent', () => {
  for (const text of ['', '   ', '\n\t', undefined, null]) {
    expect(chatMessageError(text)).toBeUndefined()
    expect(canSend(text)).toBe(false)
  }
})

test('CHAT-27 sending stops beyond 500 characters', () => {
  expect(canSend(' a ')).toBe(true)
  expect(canSend('a'.repeat(500))).toBe(true)
  expect(canSend('a'.repeat(501))).toBe(false)
})

test.each([
  ['', '0/500'],
  ['   ', '3/500'],
  ['a'.repeat(500), '500/500'],
  ['a'.repeat(501), '501/500'],
])('CHAT-25 the counter of %j reads %s', (text, counter) => {
  expect(chatCounter(text).text).toBe(counter)
})

test('CHAT-26 the counter is red over 500 only', () => {
  expect(chatCounter('a'.repeat(500)).isOver).toBe(false)
  expect(chatCounter('a'.repeat(501)).isOver).toBe(true)
})

test('VAL-30 checking a message never throws', () => {
  fc.assert(
    fc.property(fc.anything(), (value) => {
      expect([undefined, 'chat.tooLong']).toContain(chatMessageError(value as string))
    }),
  )
})

test('CHAT-09 a conversation is open at status 1 only', () => {
  expect(isChatOpen(1)).toBe(true)
  for (const status of [0, 2, -1, Number.NaN, undefined, null]) expect(isChatOpen(status)).toBe(false)
})

test('each screen requests the number of messages that it shows', () => {
  expect(CHAT_PAGE_SIZE).toEqual({
    operator: 100,
    driverBooking: 30,
    passengerBooking: 100,
    passengerPage: 150,
  })
})

test('an open chat polls every five seconds', () => {
  expect(CHAT_POLL_MS).toBe(5000)
})

test('CHAT-31 starting a conversation', () => {
  expect(chatCreate({ appId: 'APP', bookingKey: 'BK', senderId: 'SENDER' })).toEqual({
    appId: '001',
    subAppId: 'APP',
    name: 'BK',
    isGroup: 0,
    type: 'booking',
    userId: 'SENDER',
    role: 'admin',
  })
})

test('CHAT-32 adding the other party', () => {
  expect(chatParticipant({ conversationId: 'C', userId: 'U', role: 'driver', appId: 'APP' })).toEqual({
    conversationId: 'C',
    userId: 'U',
    role: 'driver',
    appId: '001',
    subAppId: 'APP',
    type: 'console',
  })
})

test('CHAT-33 sending a message', () => {
  expect(chatSend({ conversationId: 'C', senderId: 'SENDER', text: 'TEXT' })).toEqual({
    conversationId: 'C',
    senderId: 'SENDER',
    content: 'TEXT',
    contentType: 'sending',
  })
})

test('CHAT-34 a request for messages names both apps', () => {
  expect(chatApp('APP')).toEqual({ appId: '001', subAppId: 'APP' })
})

const people = [{ senderId: 'd1', senderName: 'Thida', senderImage: 'd1.png' }]
const message = { senderId: 'd1', senderName: 'thida@example.com', senderImage: 'old.png', isMe: false }

test('CHAT-15 a sender has the name and picture of the roles list', () => {
  expect(senderName(message, { isOperator: false, people })).toBe('Thida')
  expect(senderImage(message, people)).toBe('d1.png')
})

test('CHAT-15 without an entry there a sender has the name and picture of the message', () => {
  expect(senderName(message, { isOperator: false, people: [] })).toBe('thida@example.com')
  expect(senderImage(message, [])).toBe('old.png')
})

test('CHAT-17 a sender without a name is Unknown', () => {
  expect(senderName({ ...message, senderName: ' ' }, { isOperator: false, people: [] })).toBe('Unknown')
  expect(chatName('')).toBe('Unknown')
  expect(chatName(' Aung ')).toBe('Aung')
  expect(chatName('', { you: 'y', unknown: 'u' })).toBe('u')
})

test('CHAT-18 own messages are labelled You only for the operator', () => {
  expect(senderName({ ...message, isMe: true }, { isOperator: true, people })).toBe('You')
  expect(senderName({ ...message, isMe: true }, { isOperator: false, people })).toBe('Thida')
  expect(senderName(message, { isOperator: true, people })).toBe('Thida')
})

test.each([
  ['aung', 'A'],
  [' thida', 'T'],
  ['\u1021\u1031\u102c\u1004', '\u1021'],
  ['\u{1f695} taxi', '\u{1f695}'],
  ['9', '9'],
  ['', ''],
  ['  ', ''],
])('CHAT-12 the initial of %j is %j', gives(initialOf))

const labels = (...stamps: string[]) => {
  const messages = stamps.map((sentAt) => ({ sentAt }))
  return messages.map((_, index) => beginsDay(messages, index))
}

test('CHAT-16 a date shows where the day differs from the message before', () => {
  expect(labels('2025-01-01 10:00:00', '2025-01-02 10:00:00')).toEqual([true, true])
  expect(labels('2025-01-02 08:00:00', '2025-01-02 23:59:59', '2025-01-03 00:00:00')).toEqual([
    true,
    false,
    true,
  ])
  expect(labels()).toEqual([])
})

test('CHAT-16 a day is a fleet-local day, whatever zone the stamp has', () => {
  expect(labels('2025-01-01T17:00:00Z', '2025-01-01T17:30:00Z', '2025-01-02 00:00:00')).toEqual([
    true,
    true,
    false,
  ])
})

test('CHAT-16 an unreadable stamp starts no day', () => {
  expect(labels('', '2025-01-02 08:00:00', 'soon', '2025-01-02 09:00:00')).toEqual([
    false,
    true,
    false,
    false,
  ])
})

const conversation = (id: string, sentAt: string) => ({
  id,
  senderName: id,
  senderImage: '',
  content: '',
  sentAt,
})

test('CHAT-05 conversations are grouped by day, newest first', () => {
  const days = conversationDays([
    conversation('a', '2025-01-01 09:00:00'),
    conversation('none', ''),
    conversation('b', '2025-01-02 09:00:00'),
    conversation('c', '2025-01-01 10:00:00'),
    conversation('d', '2025-01-02 08:00:00'),
  ])
  expect(days.map((day) => [day.stamp, day.conversations.map(({ id }) => id)])).toEqual([
    ['2025-01-02 09:00:00', ['b', 'd']],
    ['2025-01-01 10:00:00', ['c', 'a']],
    ['', ['none']],
  ])
})

test('CHAT-07 without conversations there are no days', () => {
  expect(conversationDays([])).toEqual([])
})

test('CHAT-05 every conversation appears once, in descending order', () => {
  const two = (max: number) => fc.integer({ min: 1, max }).map((number) => String(number).padStart(2, '0'))
  const stamp = fc
    .tuple(two(12), two(28), two(23))
    .map(([month, day, hour]) => `2025-${month}-${day} ${hour}:00:00`)
  fc.assert(
    fc.property(fc.array(stamp, { maxLength: 20 }), (stamps) => {
      const all = stamps.map((sentAt, index) => conversation(String(index), sentAt))
      const shown = conversationDays(all).flatMap((day) => day.conversations)
      expect(shown.map(({ id }) => id).sort()).toEqual(all.map(({ id }) => id).sort())
      const times = shown.map(({ sentAt }) => sentAt)
      expect(times).toEqual([...times].sort().reverse())
    }),
  )
})

test('CHAT-06 a time reads h:mm a', () => {
  expect(formatChatTime('2025-01-02 15:05:00')).toBe('3:05 PM')
  expect(formatChatTime('2025-01-02 00:30:00')).toBe('12:30 AM')
  expect(formatChatTime('2025-01-02T00:00:00Z')).toBe('6:30 AM')
  expect(
    formatChatTime('2025-01-02 15:05:00', { time: (clock, hour) => `${clock} ${hour}`, months: [] }),
  ).toBe('3:05 15')
  expect(formatChatTime('')).toBe('')
  expect(formatChatTime(null)).toBe('')
})

test('a day reads dd MMM yyyy', () => {
  expect(formatChatDay('2025-01-02 15:05:00')).toBe('02 Jan 2025')
  expect(formatChatDay('2025-12-31')).toBe('31 Dec 2025')
  expect(formatChatDay('soon')).toBe('')
})

test('CHAT-15 among several people the sender is found by the message’s id', () => {
  const both = [{ senderId: 'x', senderName: 'Kyaw', senderImage: 'x.png' }, ...people]
  expect(senderName(message, { isOperator: false, people: both })).toBe('Thida')
  expect(senderImage(message, both)).toBe('d1.png')
})

test.each([
  ['2025-01-02 00:05:00', '12:05 AM'],
  ['2025-01-02 11:59:59', '11:59 AM'],
  ['2025-01-02 12:00:00', '12:00 PM'],
  ['2025-01-02 13:00:00', '1:00 PM'],
])('CHAT-06 the time of %s reads %s', gives(formatChatTime))

test('a year has four digits', () => {
  expect(formatChatDay('0099-01-03')).toBe('03 Jan 0099')
})

test('CHAT-29 the admin takes part as admin, from the console', () => {
  const admin = { conversationId: 'C', userId: 'A', role: 'admin', appId: 'APP' } as const
  expect(chatParticipant(admin)).toMatchObject({ role: 'admin', type: 'console' })
})

test('CHAT-30 the driver is added as driver', () => {
  const driver = { conversationId: 'C', userId: 'D', role: 'driver', appId: 'APP' } as const
  expect(chatParticipant(driver)).toMatchObject({ userId: 'D', role: 'driver' })
})

test('Enter sends a valid message', () => {
  expect(canSend('hello')).toBe(true)
  expect(canSend('a'.repeat(500))).toBe(true)
  expect(canSend(' \n ')).toBe(false)
})

test('any other status than 1 is closed', () => {
  for (const status of [0, 2, 3, undefined]) expect(isChatOpen(status)).toBe(false)
})

const side = (senderId: string) => ({ senderId, senderName: '', senderImage: '' })

test('CHAT-30 opening the chat of a booking adds its driver as driver', () => {
  const parties = { driver: side('d'), passenger: side('p') }
  expect(chatOthers(parties, 'p')).toEqual([{ userId: 'd', role: 'driver' }])
  expect(chatOthers(parties, 'd')).toEqual([{ userId: 'p', role: 'admin' }])
})

test('CHAT-21 an admin adds both sides of the booking', () => {
  expect(chatOthers({ driver: side('d'), passenger: side('p') }, 'a').map(({ userId }) => userId)).toEqual([
    'd',
    'p',
  ])
  expect(chatOthers({ driver: undefined, passenger: undefined }, 'a')).toEqual([])
})

test('CHAT-11 the other party is the first other person', () => {
  expect(otherPerson([side('me'), side('you')], 'me')).toEqual(side('you'))
  expect(otherPerson([side('me')], 'me')).toBeUndefined()
})
