import { CHAT_APP_ID, canSend } from '@fleetgis/domain/chat'
import { type Answers, type Caller, refuse, SUCCESS } from '../answer.ts'
import { takePage } from '../base/page.ts'
import { stampOf } from '../base/stamp.ts'
import { bookingOf, looks, ownSelf } from '../bookings/access.ts'
import type { Booking } from '../bookings/booking.ts'
import { driverOfBooking, passengerOfBooking } from '../bookings/lists.ts'
import { findPerson, type Known } from '../people/findPerson.ts'
import { pictureOf } from '../people/pictureOf.ts'
import type { World } from '../world.ts'
import { bookingKeyOf, conversationKey, type Message, messageKey } from './chats.ts'
import { isConcerned, participantsOf, senderOf, takesPart } from './people.ts'

/** A message with this text fails, to test Retry (CF-121). */
const FAILING_MESSAGE = '/500'
/** Notices with this app id fail, which must not show on screen (ERR-29). */
const FAILING_APP = 'noti-fails'

const ROLES: readonly string[] = ['admin', 'driver', 'passenger']

/** The booking of a key; refuses with 403 if it does not concern the caller. */
function ownBooking(world: World, caller: Caller, key: string): Booking {
  const person = findPerson(world, caller.userId)
  const booking = bookingOf(world, key)
  if (!person || !isConcerned(world, booking, person)) refuse(403, 'This booking is not yours.')
  return booking
}

/** The booking of a conversation; refuses with 404 if there is none, and with 403 if it does not concern the caller. */
function ownConversation(world: World, caller: Caller, id: string): Booking {
  const booking = world.bookings.find(bookingKeyOf(id), world.now)
  if (!booking || !world.chats.exists(booking, world.now)) refuse(404, 'There is no such conversation.')
  return ownBooking(world, caller, bookingKeyOf(id))
}

function checkApp(appid: string): void {
  if (appid !== CHAT_APP_ID) refuse(400, `appid: expected ${CHAT_APP_ID}`)
}

/** The world and the origin of a request. */
interface Asked {
  world: World
  origin: string
}

/** The side of a booking on which a person writes. */
function sideOf({ kind }: Known): 'driver' | 'passenger' | 'admin' {
  return kind === 'owner' ? refuse(403, 'Owners do not chat about bookings.') : kind
}

function messageRow({ world, origin }: Asked, booking: Booking, reader: string, message: Message) {
  const { id, name } = senderOf(world, booking, message)
  return {
    syskey: messageKey(booking, message.number),
    conversation_id: conversationKey(booking),
    sender_id: id,
    sender_name: name,
    sender_image: pictureOf(world, origin, id),
    content: message.content,
    content_type: 'text',
    send_at: stampOf(message.at),
    isMe: id === reader ? 1 : 0,
  }
}

/** A conversation in a list: the last message and the other person (CHAT-19). */
function conversationRow({ world, origin }: Asked, booking: Booking, reader: Known) {
  const messages = world.chats.messages(booking, world.now)
  const last = messages.at(-1)
  const lastReceived = messages.findLast((message) => senderOf(world, booking, message).id !== reader.key)
  const other = participantsOf(world, booking).find(({ key }) => key !== reader.key)
  const sender = lastReceived
    ? senderOf(world, booking, lastReceived)
    : other && { id: other.key, name: other.name }
  return {
    syskey: conversationKey(booking),
    sender_name: sender?.name ?? '',
    sender_image: pictureOf(world, origin, sender?.id),
    content: last?.content ?? '',
    send_at: stampOf(last?.at ?? booking.createdAt),
    at: last?.at ?? booking.createdAt,
  }
}

export const chatAnswers = {
  createConversation: ({ world, body, caller }) => {
    checkApp(body.appid)
    const person = ownSelf(world, caller(), body.userid)
    if (body.type !== 'booking') refuse(400, 'type: expected booking')
    if (!ROLES.includes(body.role)) refuse(400, `role: expected one of ${ROLES.join(', ')}`)
    const booking = ownBooking(world, caller(), body.name)
    world.chats.join(booking, person.key)
    return { status: 200, data: { conversation_id: conversationKey(booking) } }
  },

  bookingConversation: ({ world, body, caller }) => {
    const booking = ownBooking(world, caller(), body.bookingkey)
    const isThere = world.chats.exists(booking, world.now)
    return { status: 200, data: { conversation_id: isThere ? conversationKey(booking) : null } }
  },

  sendMessage: ({ world, body, caller }) => {
    const person = ownSelf(world, caller(), body.sender_id)
    const booking = ownConversation(world, caller(), body.conversation_id)
    if (!takesPart(world, booking, person)) refuse(403, 'You do not take part in this conversation.')
    if (body.content_type !== 'sending') refuse(400, 'content_type: expected sending')
    if (!canSend(body.content)) refuse(400, 'content: expected a text of 1 to 500 characters')
    if (world.chats.status(booking, world.now) !== 1) refuse(409, 'This conversation is closed.')
    if (body.content.trim() === FAILING_MESSAGE) refuse(500, 'Something went wrong on our side.')
    world.chats.send(booking, {
      from: person.key,
      side: sideOf(person),
      content: body.content,
      at: world.now,
    })
    return SUCCESS
  },

  messages: ({ world, query, body, origin, caller }) => {
    checkApp(body.appid)
    const booking = ownConversation(world, caller(), body.conversation_id)
    const reader = findPerson(world, caller().userId)
    // Page 1 holds the newest messages; each page is sorted oldest first.
    const page = takePage(world.chats.messages(booking, world.now).reverse(), query).reverse()
    return {
      status: 200,
      data: {
        data_list: {
          message: page.map((message) => messageRow({ world, origin }, booking, reader?.key ?? '', message)),
          role: participantsOf(world, booking).map(({ key, name }) => ({
            sender_id: key,
            sender_name: name,
            sender_image: pictureOf(world, origin, key),
          })),
          conversation: { status: world.chats.status(booking, world.now) },
        },
      },
    }
  },

  conversations: ({ world, query, body, origin, caller }) => {
    checkApp(body.appid)
    const person = ownSelf(world, caller(), body.userid)
    const own = [...world.chats.recent(world.now)].filter((booking) => takesPart(world, booking, person))
    const rows = own.map((booking) => conversationRow({ world, origin }, booking, person))
    rows.sort((one, other) => other.at - one.at || Number(other.syskey > one.syskey) - 0.5)
    return { status: 200, data: { data_list: takePage(rows, query).map(({ at: _, ...row }) => row) } }
  },

  participants: ({ world, body, origin, caller }) => {
    const booking = ownConversation(world, caller(), body.conversation_id)
    const rows = participantsOf(world, booking).map(({ key, name, role }) => ({
      sender_id: key,
      sender_name: name,
      sender_image: pictureOf(world, origin, key),
      role,
    }))
    return { status: 200, data: { data_list: rows } }
  },

  addParticipant: ({ world, body, caller }) => {
    checkApp(body.appid)
    if (!ROLES.includes(body.role)) refuse(400, `role: expected one of ${ROLES.join(', ')}`)
    if (body.type !== 'console') refuse(400, 'type: expected console')
    const booking = ownConversation(world, caller(), body.conversation_id)
    const person = findPerson(world, body.userid) ?? refuse(404, 'There is no user with this id.')
    if (!isConcerned(world, booking, person)) refuse(403, 'This booking is not theirs.')
    world.chats.join(booking, person.key)
    return SUCCESS
  },

  bookingParties: ({ world, body, origin, caller }) => {
    const booking = ownBooking(world, caller(), body.bookingkey)
    const driver = driverOfBooking(world, world.bookings.life(booking, world.now))
    const passenger = passengerOfBooking(world, booking)
    return {
      status: 200,
      data: {
        driverid: driver?.key ?? null,
        driver_name: driver?.name.en ?? null,
        driver_image: pictureOf(world, origin, driver?.key),
        passengerkey: passenger?.key ?? null,
        passenger_name: passenger?.name ?? null,
        passenger_image: '',
      },
    }
  },

  // User ids are phone numbers: admins may look up any user, others only admins and themselves.
  chatUser: ({ world, params, caller }) => {
    const person = findPerson(world, params.id ?? '') ?? refuse(404, 'There is no user with this id.')
    const { userId, account } = caller()
    const mayAsk = account ? looks(account) : person.kind === 'admin'
    if (!mayAsk && person.userId !== userId) refuse(403, 'You may not look up this user.')
    return { status: 200, data: { userid: person.userId } }
  },

  notifyConversation: ({ body }) => {
    if (body.appid === FAILING_APP) refuse(500, 'Something went wrong on our side.')
    return SUCCESS
  },
} satisfies Partial<Answers>
