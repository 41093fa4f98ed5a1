import { QueryClient } from '@tanstack/react-query'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { ContractError, NetworkError, ServerError } from '../core/errors.ts'
import { fakeClient } from '../testing/fakeClient.ts'
import { json, type SeenRequest } from '../testing/fakeFetch.ts'
import { fuzzReply } from '../testing/fuzz.ts'
import { oneCall } from '../testing/oneCall.ts'
import * as calls from './endpoints.ts'
import { openConversation } from './openConversation.ts'
import { conversationsQuery, messagesQuery } from './queries.ts'

const start = { appId: 'APP', bookingKey: 'BK', senderId: 'SENDER' }
const asked = { conversationId: 'C', appId: 'APP', page: 1, size: 30 }
const added = { conversationId: 'C', userId: 'U', role: 'driver' as const, appId: 'APP' }
const sent = { conversationId: 'C', senderId: 'SENDER', text: 'Mingalaba' }
const news = { userId: 'U', conversationId: 'C', appId: 'APP' }
const person = { sender_id: 'U', sender_name: 'Aung', sender_image: 'https://img.example/1.jpg' }
const message = {
  syskey: 'm1',
  conversation_id: 'C',
  ...person,
  content: 'Mingalaba',
  content_type: 'sending',
  send_at: '2025-01-02 15:30:00',
  isMe: 1,
}
const readMessage = {
  id: 'm1',
  conversationId: 'C',
  senderId: 'U',
  senderName: 'Aung',
  senderImage: 'https://img.example/1.jpg',
  content: 'Mingalaba',
  contentType: 'sending',
  sentAt: '2025-01-02 15:30:00',
  isMe: true,
}
const readPerson = { senderId: 'U', senderName: 'Aung', senderImage: 'https://img.example/1.jpg' }
const conversation = {
  syskey: 'C',
  sender_name: 'Aung',
  sender_image: null,
  content: 'Mingalaba',
  send_at: '2025-01-02 15:30:00',
}
const parties = {
  driverid: 'd1',
  driver_name: 'Aung',
  driver_image: 'https://img.example/1.jpg',
  passengerkey: 'p1',
  passenger_name: 'Thida',
  passenger_image: 'https://img.example/2.jpg',
}

describe('requests', () => {
  test.each([
    [
      'CHAT-31 starting a conversation',
      () => oneCall(calls.createConversation, start),
      'POST https://c.example/api/chat/create',
      {
        appid: '001',
        sub_appid: 'APP',
        name: 'BK',
        is_group: 0,
        type: 'booking',
        userid: 'SENDER',
        role: 'admin',
      },
    ],
    [
      'EP-C02 the conversation of a booking',
      () => oneCall(calls.bookingConversation, { bookingKey: 'BK' }),
      'POST https://c.example/api/chat/conversation-id',
      { bookingkey: 'BK' },
    ],
    [
      'CHAT-33 sending',
      () => oneCall(calls.sendMessage, sent),
      'POST https://c.example/api/chat/messages',
      { conversation_id: 'C', sender_id: 'SENDER', content: 'Mingalaba', content_type: 'sending' },
    ],
    [
      'CHAT-34 receiving',
      () => oneCall(calls.messages, asked),
      'POST https://c.example/api/chat/listbyID?pageSize=30&curPage=1',
      { conversation_id: 'C', appid: '001', sub_appid: 'APP' },
    ],
    [
      'EP-C05 the list of conversations',
      () => oneCall(calls.conversations, { userId: 'U', appId: 'APP', page: 2, size: 100 }),
      'POST https://c.example/api/chat/list?pageSize=100&curPage=2',
      { userid: 'U', appid: '001', sub_appid: 'APP' },
    ],
    [
      'EP-C06 who takes part',
      () => oneCall(calls.participants, { conversationId: 'C' }),
      'POST https://c.example/api/chat/participants-info',
      { conversation_id: 'C' },
    ],
    [
      'CHAT-32 adding a person',
      () => oneCall(calls.addParticipant, added),
      'POST https://c.example/api/chat/add/participants',
      { conversation_id: 'C', userid: 'U', role: 'driver', appid: '001', sub_appid: 'APP', type: 'console' },
    ],
    [
      'EP-M01 both sides of a booking',
      () => oneCall(calls.bookingParties, { bookingKey: 'BK' }),
      'POST https://m.example/passenger/driver/info',
      { bookingkey: 'BK' },
    ],
    [
      'EP-M02 the user behind an id',
      () => oneCall(calls.chatUser, { id: '+95 97/9' }),
      'GET https://m.example/driver/check/%2B95%2097%2F9',
      undefined,
    ],
    [
      'EP-M03 telling the others',
      () => oneCall(calls.notifyConversation, news),
      'POST https://m.example/console/message/noti',
      { userid: 'U', conversation_id: 'C', appid: 'APP' },
    ],
  ])('%s goes to its address with its body', async (_, make, request, body) => {
    expect(await make().sent()).toMatchObject({ request, authorization: 'Bearer page-token', body })
  })
})

describe('replies', () => {
  const readNews = { messages: [readMessage], people: [readPerson], status: 1 }

  test('CHAT-35 data.data_list has messages, people and the status of the conversation', async () => {
    const reply = {
      data: { data_list: { message: [message], role: [person], conversation: { status: '1' } } },
    }
    expect(await oneCall(calls.messages, asked, reply).answer()).toEqual(readNews)
  })

  test('CHAT-35 the same is read from rows', async () => {
    const row = { message, role: person, conversation: { status: 1 } }
    const reply = { data: { data_list: [row, { ...row, message: { ...message, syskey: 'm2' } }] } }
    expect(await oneCall(calls.messages, asked, reply).answer()).toEqual({
      ...readNews,
      messages: [readMessage, { ...readMessage, id: 'm2' }],
    })
  })

  test('CHAT-09 a conversation without a status has none', async () => {
    const reply = { data: { data_list: { message: null, role: null, conversation: null } } }
    expect(await oneCall(calls.messages, asked, reply).answer()).toEqual({
      messages: [],
      people: [],
      status: undefined,
    })
  })

  test('EP-C04 messages without a key get a unique one', async () => {
    const { syskey: _, ...keyless } = message
    const reply = { data: { data_list: { message: [keyless, keyless, keyless, message] } } }
    const answer = await oneCall(calls.messages, asked, reply).answer()
    const keys = answer.messages.map(({ id }) => id)
    expect(new Set(keys).size).toBe(4)
    expect(await oneCall(calls.messages, asked, reply).answer()).toEqual(answer)
  })

  test('EP-C04 a message without a sender is kept: its sender is Unknown (CHAT-17)', async () => {
    const { sender_id: _, ...anonymous } = message
    const reply = { data: { data_list: { message: [anonymous, message] } } }
    expect((await oneCall(calls.messages, asked, reply).answer()).messages).toMatchObject([
      { ...readMessage, id: expect.any(String), senderId: '' },
      { senderId: readMessage.senderId },
    ])
  })

  test.each([
    ['the sender is the reader', null, true],
    ['the server says so', true, true],
  ])('CHAT-13 a message is one’s own where %s', async (_, isMe, own) => {
    const userId = isMe === null ? 'U' : 'another'
    const { client } = fakeClient(() => json({ data: { data_list: { message: [{ ...message, isMe }] } } }))
    const options = messagesQuery(client, { conversationId: 'C', appId: 'APP', size: 30, userId })
    const answer = await new QueryClient().fetchQuery(options)
    expect(answer.messages[0]?.isMe).toBe(own)
  })

  test.each([
    ['a page of 60', Array.from({ length: 60 }, () => conversation), 1],
    ['a page of 100 with an unreadable row', [null, ...Array.from({ length: 99 }, () => conversation)], 2],
  ])(
    'CF-185 conversations come in pages of 100, and %s is the last one if it is short',
    async (_, data_list, calledPages) => {
      const { client, requests } = fakeClient(() => json({ data: { data_list } }))
      const options = conversationsQuery(client, { appId: 'APP', userId: 'U' })
      await new QueryClient().fetchInfiniteQuery({ ...options, pages: 2 })
      expect(requests).toHaveLength(calledPages)
    },
  )

  test('CHAT-19 a conversation has key, name, picture, content and time', async () => {
    const reply = { data: { data_list: [conversation] } }
    const input = { userId: 'U', appId: 'APP', page: 1, size: 100 }
    expect(await oneCall(calls.conversations, input, reply).answer()).toEqual([
      {
        id: 'C',
        senderName: 'Aung',
        senderImage: '',
        content: 'Mingalaba',
        sentAt: '2025-01-02 15:30:00',
      },
    ])
  })

  test('CHAT-15 who takes part has key, name, picture and role', async () => {
    const reply = { data: { data_list: [{ ...person, role: 'driver' }] } }
    expect(await oneCall(calls.participants, { conversationId: 'C' }, reply).answer()).toEqual([
      { ...readPerson, role: 'driver' },
    ])
  })

  test.each([
    [{ data: { conversation_id: 'C' } }, 'C'],
    [{ data: { conversation_id: 7 } }, '7'],
    [{ data: { conversation_id: '' } }, undefined],
    [{ data: null }, undefined],
  ])('CHAT-37 %j has the conversation %j', async (reply, conversationId) => {
    const { answer } = oneCall(calls.bookingConversation, { bookingKey: 'BK' }, reply)
    expect(await answer()).toEqual({ conversationId })
  })

  test.each([[{ data: { conversation_id: 'C' } }], [{ data: { syskey: 'C' } }]])(
    'EP-C01 %j is a new conversation',
    async (reply) => {
      expect(await oneCall(calls.createConversation, start, reply).answer()).toEqual({ conversationId: 'C' })
    },
  )

  test('EP-C01 a reply without a conversation is refused', async () => {
    const error = await oneCall(calls.createConversation, start, { data: {} })
      .answer()
      .catch((error) => error)
    expect(error).toBeInstanceOf(ContractError)
    expect(error.field).toBe('conversation_id')
  })

  test('EP-M01 a side that is not named is undefined', async () => {
    const { driver_name: _, ...rest } = parties
    const { answer } = oneCall(
      calls.bookingParties,
      { bookingKey: 'BK' },
      { data: { ...rest, passengerkey: null } },
    )
    expect(await answer()).toEqual({
      driver: { senderId: 'd1', senderName: '', senderImage: 'https://img.example/1.jpg' },
      passenger: undefined,
    })
  })

  test('CHAT-36 the user comes from data.userid', async () => {
    const { answer } = oneCall(calls.chatUser, { id: 'x' }, { status: 200, data: { userid: 'U' } })
    expect(await answer()).toEqual({ userId: 'U' })
  })

  test('EP-C03 a closed conversation is a refusal in the server’s words', async () => {
    const answer = oneCall(calls.sendMessage, sent, { message_code: 409, message: 'Closed' }).answer()
    await expect(answer).rejects.toMatchObject({ code: 409, serverMessage: 'Closed' })
  })

  test.each([
    ['EP-C02', () => oneCall(calls.bookingConversation, { bookingKey: 'BK' }, {}, 404)],
    ['EP-C04', () => oneCall(calls.messages, asked, {}, 403)],
    ['EP-C07', () => oneCall(calls.addParticipant, added, {}, 404)],
    ['EP-M02', () => oneCall(calls.chatUser, { id: 'x' }, { status: 404 })],
  ])('%s rejects when the server refuses', async (_, make) => {
    await expect(make().answer()).rejects.toThrow(ServerError)
  })
})

describe('for any reply', () => {
  const bare = { sender_id: 'U' }

  test('R1 EP-C02 the conversation of a booking is read or refused', async () => {
    const input = { bookingKey: 'BK' }
    await fuzzReply(calls.bookingConversation, input, { data: { conversation_id: 'C' } }, { data: {} })
  })

  test('R1 EP-C04 messages are read or refused', async () => {
    await fuzzReply(
      calls.messages,
      asked,
      {
        data: { data_list: { message: [message, bare], role: [person, bare], conversation: { status: 1 } } },
      },
      { data: { data_list: [{ message, role: person, conversation: { status: 1 } }, { message: bare }] } },
      { data: { data_list: { message: [bare] } } },
    )
  })

  test('R1 EP-C05 conversations are read or refused', async () => {
    const input = { userId: 'U', appId: 'APP', page: 1, size: 100 }
    await fuzzReply(calls.conversations, input, { data: { data_list: [conversation, { syskey: 'C2' }] } })
  })

  test('R1 EP-C06 participants are read or refused', async () => {
    const input = { conversationId: 'C' }
    await fuzzReply(calls.participants, input, { data: { data_list: [{ ...person, role: 'driver' }, bare] } })
  })

  test('R1 EP-M01 both sides of a booking are read or refused', async () => {
    await fuzzReply(calls.bookingParties, { bookingKey: 'BK' }, { data: parties }, { data: {} })
  })

  test('R1 EP-M02 a user is read or refused', async () => {
    await fuzzReply(calls.chatUser, { id: 'x' }, { status: 200, data: { userid: 'U' } })
  })
})

describe('opening a chat', () => {
  const others = [{ userId: 'd1', role: 'driver' as const }]

  function setUp(respond: (request: SeenRequest) => Response | Promise<Response>) {
    const { client, requests } = fakeClient(respond, { retryAfter: 0 })
    return { client, paths: () => requests.map(({ url }) => url.pathname), requests }
  }

  test('CHAT-20 an existing conversation is fetched', async () => {
    const { client, paths } = setUp(() => json({ data: { conversation_id: 'C' } }))
    expect(await openConversation(client, { ...start, others })).toBe('C')
    expect(paths()).toEqual(['/api/chat/conversation-id', '/api/chat/add/participants'])
  })

  test.each([
    ['none', () => json({ data: {} })],
    ['a 404', () => json({}, 404)],
  ])('CHAT-20 where the answer is %s a conversation is started', async (_, none) => {
    const { client, paths } = setUp(({ url }) =>
      url.pathname === '/api/chat/conversation-id' ? none() : json({ data: { conversation_id: 'new' } }),
    )
    expect(await openConversation(client, { ...start, others: [] })).toBe('new')
    expect(paths()).toEqual(['/api/chat/conversation-id', '/api/chat/create'])
  })

  test('CHAT-21 the other party is added', async () => {
    const { client, requests } = setUp(() => json({ data: { conversation_id: 'C' } }))
    await openConversation(client, { ...start, others })
    expect(requests.at(-1)?.body).toMatchObject({ conversation_id: 'C', userid: 'd1', role: 'driver' })
  })

  test('ERR-29 a chat opens although the other party could not be added', async () => {
    const { client } = setUp(({ url }) =>
      url.pathname === '/api/chat/add/participants'
        ? json({}, 500)
        : json({ data: { conversation_id: 'C' } }),
    )
    expect(await openConversation(client, { ...start, others })).toBe('C')
  })

  test('ERR-29 a chat opens three seconds later while the other party is still being added', async () => {
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    const { client } = setUp(({ url }) =>
      url.pathname === '/api/chat/add/participants'
        ? new Promise<Response>(() => {})
        : json({ data: { conversation_id: 'C' } }),
    )
    const opened = vi.fn()
    const opening = openConversation(client, { ...start, others }).then(opened)
    await vi.advanceTimersByTimeAsync(2_900)
    expect(opened).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(100)
    await opening
    expect(opened).toHaveBeenCalledWith('C')
  })

  test('CHAT-20 without an answer the chat does not open', async () => {
    const { client } = setUp(() => {
      throw new TypeError('offline')
    })
    await expect(openConversation(client, { ...start, others })).rejects.toThrow(NetworkError)
  })

  test('CHAT-20 a chat that was closed while it opened does not open', async () => {
    const controller = new AbortController()
    const { client } = setUp(({ url }) => {
      if (url.pathname === '/api/chat/add/participants') controller.abort('left')
      return json({ data: { conversation_id: 'C' } })
    })
    const opening = openConversation(client, { ...start, others }, { signal: controller.signal })
    await expect(opening).rejects.toBe('left')
  })
})
