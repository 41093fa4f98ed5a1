import { keyOf } from '../base/keys.ts'
import { hash } from '../base/random.ts'
import { dayOf } from '../base/stamp.ts'
import type { Booking, Step } from '../bookings/booking.ts'
import type { Bookings } from '../bookings/bookings.ts'
import { endOf, isTalkedAbout, type Speaker, type Spoken, seededMessages } from './seededMessages.ts'
import { ANSWERS } from './words.ts'

/** A message that a call sent. */
export interface Sent {
  /** Key of the sender. */
  from: string
  /** The sender's side of the booking. */
  side: 'driver' | 'passenger' | 'admin'
  content: string
  at: number
}

/** What calls have changed about a conversation. */
export interface ChatChange {
  /** Keys of the people whom calls have added. */
  joined: readonly string[]
  sent: readonly Sent[]
}

/** A message with its sender. */
export interface Message extends Omit<Spoken, 'speaker'> {
  /** The sender's key if a call sent the message. */
  from: Speaker | { key: string }
}

/**
 * The table of conversations: at most one per booking. Their ids derive from the booking, so they stay the same after a
 * restart. Messages without a call come from the seed and the booking's steps.
 */
export interface Chats {
  /** Whether a booking has a conversation. */
  exists(booking: Booking, now: number): boolean
  /** All messages until now, oldest first. */
  messages(booking: Booking, now: number): Message[]
  /** 1 open; 2 closed, once the booking has ended (CHAT-09). */
  status(booking: Booking, now: number): 1 | 2
  /** Keys of the people whom calls have added. */
  joined(booking: Booking): readonly string[]
  /** Opens the conversation if there is none, and adds a person who is not in it. */
  join(booking: Booking, key: string): void
  send(booking: Booking, message: Sent): void
  /** The bookings of the last days that have a conversation, newest booking first. */
  recent(now: number): Iterable<Booking>
  /** What calls have changed, by the index of the booking. */
  readonly changes: ReadonlyMap<number, ChatChange>
}

/** `conversation_id` of a booking. */
export const conversationKey = ({ index }: Pick<Booking, 'index'>): string => keyOf('conversation', index)

/** The key of a message. */
export function messageKey({ index }: Pick<Booking, 'index'>, number: number): string {
  return keyOf('message', (index % 10_000_000_000) * 10_000 + number)
}

/** The booking's key in a conversation id; empty for any other text. */
export function bookingKeyOf(conversationId: string): string {
  const digits = conversationId.startsWith(CONVERSATION_PREFIX) ? conversationId.slice(PREFIX_LENGTH) : ''
  return digits === '' ? '' : BOOKING_PREFIX + digits
}

const PREFIX_LENGTH = 4
const CONVERSATION_PREFIX = keyOf('conversation', 0).slice(0, PREFIX_LENGTH)
const BOOKING_PREFIX = keyOf('booking', 0).slice(0, PREFIX_LENGTH)

/** Numbers of messages from calls start here; each is followed by the number of its answer. */
const SENT_NUMBERS = 5_000
const ANSWERED_PERCENT = 85
const FASTEST_ANSWER = 6_000
const SLOWEST_ANSWER = 20_000
/** For this long after a call, the seed sends no messages for its sender, in milliseconds. */
const IS_THERE = 10 * 60_000
const RECENT_DAYS = 3

/** Whether one of the ascending moments is less than `span` away from a moment. */
function hasNear(moments: readonly number[], at: number, span: number): boolean {
  let low = 0
  let high = moments.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((moments[middle] ?? 0) <= at - span) low = middle + 1
    else high = middle
  }
  return (moments[low] ?? Number.POSITIVE_INFINITY) < at + span
}

export function createChats(seed: number, bookings: Bookings, areClosed = false): Chats {
  const changes = new Map<number, ChatChange>()
  const stepsOf = (booking: Booking, now: number) => bookings.life(booking, now).steps

  /** The other side's answers to messages from calls: most get one soon, while the conversation is open. */
  function answers(booking: Booking, sent: readonly Sent[], steps: readonly Step[], now: number): Message[] {
    const end = endOf(steps) ?? now
    const written = { driver: [] as number[], passenger: [] as number[], admin: [] as number[] }
    for (const { side, at } of sent) written[side].push(at)
    return sent.flatMap((message, index) => {
      const draw = hash(seed, 'answer', booking.index, index)
      if (draw % 100 >= ANSWERED_PERCENT) return []
      const at = message.at + FASTEST_ANSWER + (draw % (SLOWEST_ANSWER - FASTEST_ANSWER))
      if (at > Math.min(now, end)) return []
      const driver = steps.findLast((step) => step.driver !== undefined && step.at <= at)?.driver
      const from = message.side === 'driver' || driver === undefined ? 'passenger' : { driver }
      const side = from === 'passenger' ? 'passenger' : 'driver'
      if (message.side === side) return []
      if (hasNear(written[side], at, IS_THERE)) return []
      const content = ANSWERS[(draw >>> 8) % ANSWERS.length] ?? ''
      return [{ number: SENT_NUMBERS + index * 2 + 1, from, content, at }]
    })
  }

  function change(booking: Booking, next: Partial<ChatChange>): void {
    const before = changes.get(booking.index) ?? { joined: [], sent: [] }
    changes.set(booking.index, { ...before, ...next })
  }

  const chats: Chats = {
    exists: (booking, now) =>
      changes.has(booking.index) || isTalkedAbout(seed, booking, stepsOf(booking, now)),
    messages(booking, now) {
      const steps = stepsOf(booking, now)
      const seeded = isTalkedAbout(seed, booking, steps) ? seededMessages(seed, booking, steps, now) : []
      const sent = changes.get(booking.index)?.sent ?? []
      const messages: Message[] = [
        ...seeded.map(({ speaker, ...message }) => ({ ...message, from: speaker })),
        ...sent.map(({ from, content, at }, index) => ({
          number: SENT_NUMBERS + index * 2,
          from: { key: from },
          content,
          at,
        })),
        ...answers(booking, sent, steps, now),
      ]
      return messages.sort((one, other) => one.at - other.at || one.number - other.number)
    },
    status: (booking, now) => (!areClosed && endOf(stepsOf(booking, now)) === undefined ? 1 : 2),
    joined: (booking) => changes.get(booking.index)?.joined ?? [],
    join(booking, key) {
      const joined = chats.joined(booking)
      if (!joined.includes(key)) change(booking, { joined: [...joined, key] })
    },
    send(booking, message) {
      change(booking, { sent: [...(changes.get(booking.index)?.sent ?? []), message] })
    },
    *recent(now) {
      const today = dayOf(now)
      for (const booking of bookings.made(today - RECENT_DAYS + 1, today, now)) {
        if (chats.exists(booking, now)) yield booking
      }
    },
    changes,
  }
  return chats
}
