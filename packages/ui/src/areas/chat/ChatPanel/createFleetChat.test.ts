import { createFleetClient } from '@fleetgis/api'
import { readStamp } from '@fleetgis/domain/format'
import { focusManager } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { onVisiblePage } from '../../../testing/onVisiblePage.ts'
import { deferred } from '../../../testing/storyServers.ts'
import { readingOf } from '../reading.ts'
import { createChat } from './createChat.ts'
import { createFleetChat, type FleetChatIds } from './createFleetChat.ts'

const MINUTE = 60_000
const IDS: FleetChatIds = { appId: 'APP', userId: 'D-1', bookingKey: 'BK', screen: 'driverBooking' }

const row = (index: number) => ({
  syskey: `M-${index}`,
  conversation_id: 'C-1',
  sender_id: index % 2 ? 'D-1' : 'P-1',
  content: `text ${index}`,
  content_type: 'text',
  send_at: `2026-01-01 08:${String(Math.floor(index / 60)).padStart(2, '0')}:${String(index % 60).padStart(2, '0')}`,
})

/**
 * A server that records its requests; `fails` names paths that fail, `loses` paths whose answer is lost, `holds` paths
 * with a later response.
 */
function openServer(count: number, people: readonly string[] = []) {
  const asked: { path: string; query: string; body: Record<string, unknown> }[] = []
  const fails = new Set<string>()
  const loses = new Set<string>()
  const holds = new Map<string, Promise<void>>()
  let messages = count
  const client = createFleetClient({
    bases: { main: 'https://fleet.example' },
    retryAfter: 1,
    fetch: async (input, init) => {
      const request = new Request(input, init)
      const { pathname, search } = new URL(request.url)
      const text = await request.text()
      asked.push({ path: pathname, query: search, body: text ? JSON.parse(text) : {} })
      await holds.get(pathname)
      request.signal.throwIfAborted()
      if (fails.has(pathname)) throw new TypeError('Failed to fetch')
      if (pathname === '/api/chat/messages') messages += 1
      if (loses.has(pathname)) throw new TypeError('Failed to fetch')
      return Response.json({ status: 200, data: answer(pathname, new URLSearchParams(search)) })
    },
  })
  function answer(path: string, query: URLSearchParams) {
    const all = Array.from({ length: messages }, (_, index) => row(index))
    const [page, size] = [Number(query.get('curPage')), Number(query.get('pageSize'))]
    const end = all.length - (page - 1) * size
    if (path === '/api/chat/listbyID')
      return {
        data_list: {
          message: all.slice(Math.max(0, end - size), Math.max(0, end)),
          role: ['P-1', ...people].map((id) => ({ sender_id: id, sender_name: `Person ${id}` })),
          conversation: { status: 1 },
        },
      }
    if (path === '/passenger/driver/info') return { driverid: 'D-1', passengerkey: 'P-1' }
    return { conversation_id: 'C-1' }
  }
  return {
    client,
    fails,
    loses,
    holds,
    paths: () => asked.map(({ path }) => path),
    count: (path: string) => asked.filter((one) => one.path === path).length,
    last: (path: string) => asked.findLast((one) => one.path === path),
    forget: () => asked.splice(0),
  }
}

const LIST = '/api/chat/listbyID'
let close = () => {}

async function open(ids = IDS, count = 3, people: readonly string[] = []) {
  const server = openServer(count, people)
  const chat = createChat(createFleetChat(server.client, ids), () => Date.now())
  close = chat.start()
  await vi.advanceTimersByTimeAsync(100)
  return { server, chat }
}

onVisiblePage()

afterEach(() => close())

test('CHAT-20 opening the chat of a booking fetches its conversation', async () => {
  const { server } = await open()
  expect(server.paths()).toEqual([
    '/passenger/driver/info',
    '/api/chat/conversation-id',
    '/api/chat/add/participants',
    LIST,
  ])
})

test('CHAT-21 the driver who opens it adds the passenger, and no other participant', async () => {
  const { server } = await open({ ...IDS, userId: '+959300000001' })
  expect(server.count('/api/chat/add/participants')).toBe(1)
  expect(server.last('/api/chat/add/participants')?.body).toMatchObject({ userid: 'P-1' })
})

test('CHAT-13 the messages of the driver who has the booking now are not those of the one before', async () => {
  const { chat } = await open({ ...IDS, userId: 'D-0' }, 3, ['D-0'])
  expect(chat.get().ownId).toBe('D-0')
  expect(chat.get().session.messages.map(({ isMe }) => isMe)).toEqual([false, false, false])
})

test('CHAT-13 messages of the driver are the driver’s, though the sign-in id differs', async () => {
  const { chat } = await open({ ...IDS, userId: '+959300000001' })
  expect(chat.get().ownId).toBe('D-1')
  expect(chat.get().session.messages.map(({ isMe }) => isMe)).toEqual([false, true, false])
})

test.each([
  ['driverBooking', '30'],
  ['passengerBooking', '100'],
  ['passengerPage', '150'],
  ['operator', '100'],
] as const)('CF-34 at %s a page has %s messages', async (screen, size) => {
  const { server } = await open({ ...IDS, screen })
  expect(server.last(LIST)?.query).toBe(`?pageSize=${size}&curPage=1`)
})

test('CHAT-22 R6 an open chat polls every 5 s', async () => {
  const { server } = await open()
  server.forget()
  await vi.advanceTimersByTimeAsync(10 * MINUTE)
  expect(server.count(LIST)).toBeGreaterThanOrEqual(119)
  expect(server.count(LIST)).toBeLessThanOrEqual(121)
  expect(server.paths().every((path) => path === LIST)).toBe(true)
})

test('R6 an unmounted chat does not poll', async () => {
  const { server } = await open()
  close()
  server.forget()
  await vi.advanceTimersByTimeAsync(10 * MINUTE)
  expect(server.forget()).toEqual([])
})

test('R6 a hidden chat does not poll, and polls once when it is visible again', async () => {
  const { server } = await open()
  focusManager.setFocused(false)
  server.forget()
  await vi.advanceTimersByTimeAsync(10 * MINUTE)
  expect(server.forget()).toEqual([])
  focusManager.setFocused(true)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(server.count(LIST)).toBe(1)
})

test('CF-121 while polls fail the messages stay, and are updated by the next successful poll', async () => {
  const { server, chat } = await open()
  const { newsAt } = chat.get()
  server.fails.add(LIST)
  await vi.advanceTimersByTimeAsync(MINUTE)
  expect(chat.get().session.messages).toHaveLength(3)
  expect(chat.get()).toMatchObject({ newsAt, failedAt: expect.any(Number), failure: undefined })
  server.fails.clear()
  await vi.advanceTimersByTimeAsync(2 * MINUTE)
  expect(chat.get()).toMatchObject({ failedAt: undefined, problem: undefined })
})

test('ERR-29 a failed notification of the others does not fail the message', async () => {
  const { server, chat } = await open()
  server.fails.add('/console/message/noti')
  expect(chat.send('Hello')).toBe(true)
  await vi.advanceTimersByTimeAsync(100)
  expect(server.last('/api/chat/messages')?.body).toMatchObject({ content: 'Hello', content_type: 'sending' })
  expect(server.count('/console/message/noti')).toBe(1)
  expect(chat.get().session.outgoing.filter(({ delivery }) => delivery === 'failed')).toEqual([])
})

test('ERR-29 the others are notified once of a message that was stored though its answer was lost, and not of one that was not', async () => {
  const { server, chat } = await open()
  server.fails.add('/api/chat/messages')
  // The text of an own message that is shown.
  chat.send('text 1')
  await vi.advanceTimersByTimeAsync(100)
  expect(server.count('/console/message/noti')).toBe(0)
  server.fails.clear()
  server.loses.add('/api/chat/messages')
  chat.send('text 3')
  await vi.advanceTimersByTimeAsync(MINUTE)
  expect(server.count('/console/message/noti')).toBe(1)
})

test('ERR-29 the others are notified once of a message whose answer was lost where only a later poll shows it', async () => {
  const { server, chat } = await open()
  server.loses.add('/api/chat/messages')
  server.fails.add(LIST)
  chat.send('text 3')
  await vi.advanceTimersByTimeAsync(100)
  expect(server.count('/console/message/noti')).toBe(0)
  server.fails.clear()
  await vi.advanceTimersByTimeAsync(MINUTE)
  expect(server.count('/console/message/noti')).toBe(1)
  expect(chat.get().session.outgoing).toEqual([])
})

test('ERR-29 a message that was not sent does not notify for the same text before it, which was', async () => {
  const { server, chat } = await open()
  const listed = deferred<void>()
  server.holds.set(LIST, listed.promise)
  chat.send('text 3')
  await vi.advanceTimersByTimeAsync(100)
  expect(server.count('/console/message/noti')).toBe(1)
  server.fails.add('/api/chat/messages')
  chat.send('text 3')
  await vi.advanceTimersByTimeAsync(100)
  listed.resolve()
  await vi.advanceTimersByTimeAsync(MINUTE)
  expect(server.count('/console/message/noti')).toBe(1)
})

test('CHAT-33 after sending the chat polls at once', async () => {
  const { server, chat } = await open()
  server.forget()
  chat.send('Hello')
  await vi.advanceTimersByTimeAsync(100)
  expect(server.paths()).toEqual(expect.arrayContaining(['/api/chat/messages', LIST]))
})

test('CHAT-34 earlier messages are pages of the same size, to the first', async () => {
  const { server, chat } = await open(IDS, 70)
  expect(chat.get()).toMatchObject({ hasOlder: true })
  for (let page = 2; page <= 3; page += 1) {
    chat.loadOlder()
    await vi.advanceTimersByTimeAsync(100)
    expect(server.last(LIST)?.query).toBe(`?pageSize=30&curPage=${page}`)
  }
  expect(chat.get().session.messages.map(({ id }) => id)).toEqual(
    Array.from({ length: 70 }, (_, index) => `M-${index}`),
  )
  expect(chat.get().hasOlder).toBe(false)
})

test('CHAT-23 a known conversation is opened without creating one', async () => {
  const { server } = await open({ appId: 'APP', userId: 'A-1', conversationId: 'C-9' })
  expect(server.paths()).toEqual([LIST])
  expect(server.last(LIST)?.body).toMatchObject({ conversation_id: 'C-9' })
})

test.each([
  ['of a chat with messages', 'D-1', 3, '2026-01-01 08:00:03'],
  ['of an empty chat', 'P-1', 0, '2026-01-01 08:00:00'],
])(
  'CF-185 an own message %s is read though its chat was left before it was stored',
  async (_, userId, count, sentAt) => {
    const { server, chat } = await open({ appId: 'APP', userId, conversationId: 'C-1' }, count)
    const { read, sending } = readingOf(server.client, userId)
    const stored = deferred<void>()
    server.holds.set('/api/chat/messages', stored.promise)
    chat.send('Coming')
    close()
    await vi.advanceTimersByTimeAsync(100)
    expect([...sending]).toEqual([{ conversationId: 'C-1' }])
    stored.resolve()
    await vi.advanceTimersByTimeAsync(100)
    expect(read.get('C-1')).toBe(readStamp(sentAt))
    expect(sending.size).toBe(0)
  },
)

test('CF-185 an own message is read though its chat was left before a poll returned it', async () => {
  const { server, chat } = await open({ appId: 'APP', userId: 'D-1', conversationId: 'C-1' })
  const { read } = readingOf(server.client, 'D-1')
  const polled = deferred<void>()
  server.holds.set(LIST, polled.promise)
  chat.send('Coming')
  await vi.advanceTimersByTimeAsync(100)
  expect(server.count(LIST)).toBe(2)
  close()
  polled.resolve()
  await vi.advanceTimersByTimeAsync(100)
  expect(read.get('C-1')).toBe(readStamp('2026-01-01 08:00:03'))
})

test('CF-185 after a message without an answer the page says what was stored', async () => {
  const { server, chat } = await open({ appId: 'APP', userId: 'D-1', conversationId: 'C-1' })
  server.fails.add('/api/chat/messages')
  chat.send('Coming')
  await vi.advanceTimersByTimeAsync(100)
  const { read, sending } = readingOf(server.client, 'D-1')
  expect(read.get('C-1')).toBe(readStamp('2026-01-01 08:00:01'))
  expect(sending.size).toBe(0)
})

test('CF-121 Retry sends no message that was stored, though its chat is left before the list answers', async () => {
  const { server, chat } = await open()
  server.loses.add('/api/chat/messages')
  server.fails.add(LIST)
  chat.send('text 3')
  await vi.advanceTimersByTimeAsync(100)
  server.loses.clear()
  server.fails.clear()
  const listed = deferred<void>()
  server.holds.set(LIST, listed.promise)
  const [message] = chat.get().session.outgoing
  expect(message).toMatchObject({ delivery: 'failed' })
  chat.retry(message as NonNullable<typeof message>)
  await vi.advanceTimersByTimeAsync(100)
  close()
  await vi.advanceTimersByTimeAsync(100)
  listed.resolve()
  await vi.advanceTimersByTimeAsync(100)
  expect(server.count('/api/chat/messages')).toBe(1)
})

test('CF-121 Retry sends no message that was stored, though a refresh was under way when it failed', async () => {
  const { server, chat } = await open()
  server.holds.set(LIST, new Promise(() => {}))
  chat.refresh()
  await vi.advanceTimersByTimeAsync(100)
  server.holds.clear()
  server.loses.add('/api/chat/messages')
  server.fails.add(LIST)
  chat.send('text 3')
  await vi.advanceTimersByTimeAsync(100)
  server.loses.clear()
  server.fails.clear()
  const [message] = chat.get().session.outgoing
  expect(message).toMatchObject({ delivery: 'failed' })
  chat.retry(message as NonNullable<typeof message>)
  await vi.advanceTimersByTimeAsync(100)
  expect(server.count('/api/chat/messages')).toBe(1)
})

test('CHAT-33 a message that is sent while the first page loads does not cancel it', async () => {
  const server = openServer(3)
  const chat = createFleetChat(server.client, { appId: 'APP', userId: 'D-1', conversationId: 'C-1' })
  const loaded = deferred<void>()
  server.holds.set(LIST, loaded.promise)
  const page = chat.list({ older: undefined, signal: new AbortController().signal })
  await chat.send({ text: 'Coming' } as never)
  await vi.advanceTimersByTimeAsync(100)
  loaded.resolve()
  await vi.advanceTimersByTimeAsync(100)
  expect((await page).messages).toHaveLength(4)
  expect(server.count(LIST)).toBe(2)
})
