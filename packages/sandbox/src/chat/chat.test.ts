import { acceptBooking } from '@fleetgis/api/bookings'
import {
  addParticipant,
  bookingConversation,
  bookingParties,
  chatUser,
  conversations,
  createConversation,
  messages,
  notifyConversation,
  openConversation,
  participants,
  sendMessage,
} from '@fleetgis/api/chat'
import { BOOKING_CODES, type BookingState } from '@fleetgis/domain/bookings'
import { CHAT_MAX_LENGTH, canSend, isChatOpen, senderName } from '@fleetgis/domain/chat'
import { describe, expect, test } from 'vitest'
import { dayOf } from '../base/stamp.ts'
import { bookingKey } from '../bookings/booking.ts'
import { standingBookings } from '../bookings/standing.ts'
import { castOf } from '../testing/castOf.ts'
import { clientOf, pageTokenOf } from '../testing/clientOf.ts'
import { openWorld } from '../testing/openWorld.ts'
import { snapshotOf } from '../testing/snapshotOf.ts'

const MINUTE = 60_000
const APP = '001'

function open() {
  const { world, send } = openWorld({ drivers: 40 })
  const cast = castOf(world)
  const clients = {
    driver: clientOf(world, cast.driver),
    other: clientOf(world, cast.other),
    passenger: clientOf(world, cast.passenger),
    admin: clientOf(world, cast.admin),
  }
  /** The key of the passenger's newest standing booking in a state. */
  const booked = (state: BookingState) => {
    const booking = standingBookings(world, dayOf(world.now)).findLast(
      (one) =>
        one.groupId === cast.groupId &&
        world.passengers[one.passenger] === cast.passenger &&
        one.createdAt <= world.now &&
        world.bookings.life(one, world.now).current.status === BOOKING_CODES[state],
    )
    if (!booking) throw new Error(`The passenger has no booking at ${state}.`)
    return bookingKey(booking)
  }
  const conversationAt = async (state: BookingState) => {
    const { conversationId } = await clients.passenger.call(bookingConversation, {
      bookingKey: booked(state),
    })
    if (conversationId === undefined) throw new Error(`The booking at ${state} has no conversation.`)
    return conversationId
  }
  const read = (who: keyof typeof clients, conversationId: string, more = {}) =>
    clients[who].call(messages, { conversationId, appId: APP, page: 1, size: 100, ...more })
  const say = (who: Exclude<keyof typeof clients, 'other'>, conversationId: string, text: string) =>
    clients[who].call(sendMessage, { conversationId, senderId: cast[who].key, text })
  const headers = (who: keyof typeof clients) => ({
    Authorization: `Bearer ${pageTokenOf(world, cast[who])}`,
  })
  return { world, send, ...cast, clients, booked, conversationAt, read, say, headers }
}

describe('opening', () => {
  test('CHAT-20 a booking without a conversation gets one, and the same when it is opened again', async () => {
    const { clients, booked, driver, passenger } = open()
    const key = booked('pending')
    await clients.driver.call(acceptBooking, { bookingKey: key, driverId: driver.key, vehicleNo: '' })
    const start = { appId: APP, bookingKey: key }
    const others = [{ userId: passenger.key, role: 'driver' as const }]
    const first = await openConversation(clients.driver, { ...start, senderId: driver.key, others })
    const again = await openConversation(clients.passenger, { ...start, senderId: passenger.key, others: [] })
    expect(first).toMatch(/^7113\d{15}$/)
    expect(again).toBe(first)
  })

  test('CHAT-37 a pending booking has no conversation yet', async () => {
    const { clients, booked } = open()
    const reply = await clients.passenger.call(bookingConversation, { bookingKey: booked('pending') })
    expect(reply).toEqual({ conversationId: undefined })
  })

  test('CHAT-21 an added person takes part, once', async () => {
    const { clients, booked, passenger, driver } = open()
    const start = { appId: APP, bookingKey: booked('pending'), senderId: passenger.key }
    const { conversationId } = await clients.passenger.call(createConversation, start)
    const people = async () =>
      (await clients.passenger.call(participants, { conversationId })).map(({ senderId, role }) => [
        senderId,
        role,
      ])
    const before = await people()
    expect(before).toContainEqual([passenger.key, 'passenger'])
    expect(before.map(([id]) => id)).not.toContain(driver.key)
    await clients.driver.call(acceptBooking, {
      bookingKey: start.bookingKey,
      driverId: driver.key,
      vehicleNo: '',
    })
    const added = { conversationId, userId: driver.key, role: 'driver', appId: APP } as const
    await clients.passenger.call(addParticipant, added)
    await clients.passenger.call(addParticipant, added)
    expect(await people()).toEqual([...before, [driver.key, 'driver']])
  })

  test('EP-M01 both sides of a booking are named', async () => {
    const { clients, booked, driver, passenger } = open()
    expect(await clients.admin.call(bookingParties, { bookingKey: booked('onTheWay') })).toMatchObject({
      driver: { senderId: driver.key, senderName: driver.name.en },
      passenger: { senderId: passenger.key, senderName: passenger.name.en },
    })
    const pending = await clients.admin.call(bookingParties, { bookingKey: booked('pending') })
    expect(pending.driver).toBeUndefined()
  })

  test('CHAT-36 the user behind a key or a user id', async () => {
    const { clients, driver } = open()
    expect(await clients.admin.call(chatUser, { id: driver.key })).toEqual({ userId: driver.userId })
    expect(await clients.admin.call(chatUser, { id: driver.userId })).toEqual({ userId: driver.userId })
    await expect(clients.admin.call(chatUser, { id: 'unknown' })).rejects.toMatchObject({ status: 404 })
  })

  test('CHAT-36 drivers and passengers look up only admins and themselves, role 0 only itself', async () => {
    const { clients, world, driver } = open()
    const admin = world.accounts.find('group@fleetgis.example')
    const guest = world.accounts.find('guest@fleetgis.example')
    if (!admin || !guest) throw new Error('An account is missing.')
    expect(await clients.passenger.call(chatUser, { id: admin.key })).toEqual({ userId: admin.userId })
    expect(await clients.driver.call(chatUser, { id: driver.key })).toEqual({ userId: driver.userId })
    const refused = { status: 403 }
    await expect(clients.passenger.call(chatUser, { id: driver.key })).rejects.toMatchObject(refused)
    const asGuest = clientOf(world, guest)
    expect(await asGuest.call(chatUser, { id: guest.key })).toEqual({ userId: guest.userId })
    for (const { key } of [driver, admin]) {
      await expect(asGuest.call(chatUser, { id: key })).rejects.toMatchObject(refused)
    }
  })
})

describe('messages', () => {
  test('the cost of a message does not grow with their number', () => {
    const { world, driver, passenger } = open()
    const [booking] = standingBookings(world, dayOf(world.now))
    if (!booking) throw new Error('The passenger has no booking.')
    const rows = 10_000
    let reads = 0
    for (let index = 0; index < rows; index += 1) {
      const isDriver = index % 2 === 0
      world.chats.send(booking, {
        from: (isDriver ? driver : passenger).key,
        get side() {
          reads += 1
          return isDriver ? ('driver' as const) : ('passenger' as const)
        },
        content: 'a',
        at: world.now + index,
      })
    }
    const messages = world.chats.messages(booking, world.now + 60_000)
    expect(messages.filter(({ from }) => typeof from === 'object' && 'key' in from)).toHaveLength(rows)
    expect(reads).toBeLessThan(10 * rows)
  })

  test('the other side receives a message as the sender’s', async () => {
    const { conversationAt, read, say, driver } = open()
    const id = await conversationAt('onTheWay')
    await say('driver', id, 'ဟိုတယ်ရှေ့မှာပါ')
    const mine = (await read('driver', id)).messages.at(-1)
    const theirs = (await read('passenger', id)).messages.at(-1)
    expect(mine).toMatchObject({
      conversationId: id,
      senderId: driver.key,
      senderName: driver.name.en,
      content: 'ဟိုတယ်ရှေ့မှာပါ',
      sentAt: '2026-11-20 08:15:00',
      isMe: true,
    })
    expect(theirs).toEqual({ ...mine, isMe: false })
  })

  test('a page that names its reader by user id sees its own messages as its own', async () => {
    const { clients, conversationAt, read, driver } = open()
    const id = await conversationAt('onTheWay')
    await clients.driver.call(sendMessage, { conversationId: id, senderId: driver.userId, text: 'Hello' })
    expect((await read('driver', id)).messages.at(-1)).toMatchObject({ content: 'Hello', isMe: true })
  })

  test('CHAT-34 page 1 holds the newest messages, each page the oldest of its own first', async () => {
    const { conversationAt, read } = open()
    const id = await conversationAt('onTheWay')
    const { messages: whole } = await read('driver', id, { size: 1000 })
    expect(whole.length).toBeGreaterThan(150)
    const stamps = whole.map(({ sentAt }) => sentAt)
    expect(stamps).toEqual([...stamps].sort())
    expect(new Set(whole.map((message) => message.id)).size).toBe(whole.length)
    expect((await read('driver', id, { size: 30 })).messages).toEqual(whole.slice(-30))
    expect((await read('driver', id, { size: 30, page: 2 })).messages).toEqual(whole.slice(-60, -30))
    expect((await read('driver', id, { size: 30, page: 99 })).messages).toEqual([])
  })

  test('no message is longer than messages may be; some are that long, some Burmese', async () => {
    const { conversationAt, read } = open()
    const all = (await read('driver', await conversationAt('onTheWay'), { size: 1000 })).messages
    for (const { content } of all) expect(canSend(content)).toBe(true)
    expect(Math.max(...all.map(({ content }) => content.length))).toBe(CHAT_MAX_LENGTH)
    expect(all.some(({ content }) => /^[\u1000-\u109f]{300,}$/.test(content))).toBe(true)
  })

  test('CHAT-15 the dispatcher is not among the participants, and has a name on each message', async () => {
    const { conversationAt, read } = open()
    const { messages: all, people } = await read('driver', await conversationAt('onTheWay'), { size: 1000 })
    const notices = all.filter(({ senderId }) => senderId === 'dispatcher')
    expect(notices.length).toBeGreaterThan(1)
    expect(people.map(({ senderId }) => senderId)).not.toContain('dispatcher')
    const names = new Set(notices.map((message) => senderName(message, { isOperator: false, people })))
    expect([...names]).toEqual([expect.stringMatching(/^(Ko|Ma|U|Daw) /)])
  })

  test('the other side answers soon, and the dispatcher sends a notice now and then', async () => {
    const { world, conversationAt, read, say, passenger } = open()
    const id = await conversationAt('onTheWay')
    for (let minute = 0; minute < 8; minute += 1) {
      await say('driver', id, `Message ${minute}`)
      world.advanceTo(world.now + MINUTE)
    }
    const since = (await read('driver', id)).messages.filter(({ sentAt }) => sentAt > '2026-11-20 08:15:00')
    const answered = since.filter(({ senderId }) => senderId === passenger.key)
    expect(answered.length).toBeGreaterThan(3)
    expect(since.some(({ senderId }) => senderId === 'dispatcher')).toBe(true)
  })

  test('the seed sends no messages for a person who writes through calls', async () => {
    const { world, conversationAt, read, say, passenger } = open()
    const id = await conversationAt('arrived')
    await say('passenger', id, 'Here I am')
    await say('driver', id, 'I see you')
    world.advanceTo(world.now + MINUTE)
    const since = (await read('driver', id)).messages.filter(({ sentAt }) => sentAt >= '2026-11-20 08:15:00')
    expect(since.filter(({ senderId }) => senderId === passenger.key).map(({ content }) => content)).toEqual([
      'Here I am',
    ])
  })

  test('reading changes nothing, and two worlds of a seed have the same messages', async () => {
    const [one, two] = [open(), open()]
    const id = await one.conversationAt('onTheWay')
    const before = snapshotOf(one.world)
    const read = await one.read('driver', id)
    expect(await one.read('driver', id)).toEqual(read)
    expect(await two.read('driver', id)).toEqual(read)
    expect(snapshotOf(one.world)).toEqual(before)
  })
})

describe('closed conversations', () => {
  test.each(['driverCancel', 'passengerCancel', 'adminCancel', 'expired'] as const)(
    'the chat of a booking at %s is closed',
    async (state) => {
      const { world, conversationAt, read, say } = open()
      const id = await conversationAt(state)
      expect(isChatOpen((await read('passenger', id)).status)).toBe(false)
      const before = snapshotOf(world)
      await expect(say('passenger', id, 'Hello?')).rejects.toMatchObject({
        status: 200,
        messageCode: 409,
        serverMessage: 'This conversation is closed.',
      })
      expect(snapshotOf(world)).toEqual(before)
    },
  )

  test.each(['assigned', 'onTheWay', 'arrived', 'reassigned', 'processing'] as const)(
    'the chat of a booking at %s is open',
    async (state) => {
      const { conversationAt, read } = open()
      expect(isChatOpen((await read('passenger', await conversationAt(state))).status)).toBe(true)
    },
  )
})

describe('the list of chats', () => {
  test('CHAT-19 a person’s conversations, sorted by their newest message', async () => {
    const { clients, conversationAt, say, driver, passenger } = open()
    const input = { userId: driver.userId, appId: APP, page: 1, size: 300 }
    const before = await clients.driver.call(conversations, input)
    expect(before.length).toBeGreaterThan(5)
    const stamps = before.map(({ sentAt }) => sentAt)
    expect(stamps).toEqual([...stamps].sort().reverse())
    const id = await conversationAt('arrived')
    await say('driver', id, 'The newest')
    const [first] = await clients.driver.call(conversations, input)
    expect(first).toMatchObject({ id, content: 'The newest', sentAt: '2026-11-20 08:15:00' })
    const page = await clients.driver.call(conversations, { ...input, size: 3, page: 2 })
    expect(page).toEqual((await clients.driver.call(conversations, input)).slice(3, 6))
    const theirs = await clients.passenger.call(conversations, { ...input, userId: passenger.key })
    expect(theirs.map((one) => one.id)).toContain(id)
  })

  test('CHAT-19 each has the name of its sender', async () => {
    const { clients, driver } = open()
    const input = { userId: driver.userId, appId: APP, page: 1, size: 300 }
    const names = (await clients.driver.call(conversations, input)).map(({ senderName }) => senderName)
    expect(names).not.toContain('')
  })

  test('an admin sees the chats of the group', async () => {
    const { clients, admin } = open()
    const rows = await clients.admin.call(conversations, {
      userId: admin.userId,
      appId: APP,
      page: 1,
      size: 100,
    })
    expect(rows.length).toBeGreaterThan(5)
  })

  test('CF-185 staff of all groups see the chats of more than one group', async () => {
    const { world, clients, admin } = open()
    const input = { userId: admin.userId, appId: APP, page: 1, size: 100 }
    const staff = { userId: 'admin@fleetgis.example' }
    const rows = await clientOf(world, staff).call(conversations, { ...input, ...staff })
    expect(rows.length).toBeGreaterThan((await clients.admin.call(conversations, input)).length)
  })
})

describe('permissions and validation', () => {
  test('notifying the others succeeds, except for one app id', async () => {
    const { clients } = open()
    const news = { userId: 'unknown', conversationId: 'none', appId: APP }
    await expect(clients.driver.call(notifyConversation, news)).resolves.toEqual({ message: 'Success' })
    await expect(
      clients.driver.call(notifyConversation, { ...news, appId: 'noti-fails' }),
    ).rejects.toMatchObject({
      status: 500,
    })
  })

  test('CF-121 one message text fails', async () => {
    const { world, conversationAt, say } = open()
    const id = await conversationAt('onTheWay')
    const before = snapshotOf(world)
    await expect(say('driver', id, '/500')).rejects.toMatchObject({ status: 500 })
    expect(snapshotOf(world)).toEqual(before)
  })

  test('calls with other users’ ids, unknown ids or malformed bodies are refused, and change nothing', async () => {
    const { world, send, conversationAt, booked, driver, other, passenger, headers } = open()
    const id = await conversationAt('onTheWay')
    const before = snapshotOf(world)
    const say = { conversation_id: id, sender_id: driver.key, content: 'Hello', content_type: 'sending' }
    const create = {
      appid: '001',
      sub_appid: APP,
      name: booked('onTheWay'),
      is_group: 0,
      type: 'booking',
      userid: driver.key,
      role: 'admin',
    }
    const add = {
      conversation_id: id,
      userid: passenger.key,
      role: 'driver',
      appid: '001',
      sub_appid: APP,
      type: 'console',
    }
    const app = { appid: '001', sub_appid: APP }
    const page = '?curPage=1&pageSize=10'
    const cases: [status: number, path: string, body: unknown, by?: 'driver' | 'other'][] = [
      [404, '/api/chat/messages', { ...say, conversation_id: 'none' }],
      [404, '/api/chat/messages', { ...say, conversation_id: '7113199999999999999' }],
      [403, '/api/chat/messages', { ...say, sender_id: passenger.key }],
      [403, '/api/chat/messages', { ...say, sender_id: other.key }, 'other'],
      [400, '/api/chat/messages', { ...say, content: '   ' }],
      [400, '/api/chat/messages', { ...say, content: 'x'.repeat(501) }],
      [400, '/api/chat/messages', { ...say, content_type: 'text' }],
      [400, '/api/chat/messages', { ...say, content: 5 }],
      [400, '/api/chat/messages', '{'],
      [404, '/api/chat/create', { ...create, name: 'none' }],
      [403, '/api/chat/create', { ...create, userid: other.key }, 'other'],
      [400, '/api/chat/create', { ...create, type: 'group' }],
      [400, '/api/chat/create', { ...create, appid: '002' }],
      [400, '/api/chat/create', { ...create, role: 'king' }],
      [403, '/api/chat/conversation-id', { bookingkey: booked('onTheWay') }, 'other'],
      [404, '/api/chat/conversation-id', { bookingkey: '' }],
      [404, '/api/chat/add/participants', { ...add, userid: 'unknown' }],
      [403, '/api/chat/add/participants', { ...add, userid: other.key }],
      [400, '/api/chat/add/participants', { ...add, type: 'app' }],
      [403, '/api/chat/participants-info', { conversation_id: id }, 'other'],
      [404, `/api/chat/listbyID${page}`, { conversation_id: 'none', ...app }],
      [403, `/api/chat/listbyID${page}`, { conversation_id: id, ...app }, 'other'],
      [400, '/api/chat/listbyID?curPage=0&pageSize=10', { conversation_id: id, ...app }],
      [403, `/api/chat/list${page}`, { userid: other.userId, ...app }],
      [404, `/api/chat/list${page}`, { userid: 'unknown', ...app }],
    ]
    for (const [status, path, body, by = 'driver'] of cases) {
      const reply = await send(path, body, { headers: headers(by) })
      expect([path, JSON.stringify(body), reply.status]).toEqual([path, JSON.stringify(body), status])
    }
    expect((await send('/api/chat/messages', say)).status).toBe(401)
    expect(snapshotOf(world)).toEqual(before)
  })
})
