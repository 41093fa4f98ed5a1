import { hash } from '../base/random.ts'
import { type Booking, bookingKey, type Step } from '../bookings/booking.ts'
import { DRIVER_SAYS, LONG_BURMESE, LONG_MESSAGE, NOTICES, PASSENGER_SAYS } from './words.ts'

/** The sender: the passenger, a driver by index, or the dispatcher, who is not a participant. */
export type Speaker = 'passenger' | 'dispatcher' | { driver: number }

/** A message before its sender's name is known. */
export interface Spoken {
  /** Unique in its conversation. */
  number: number
  speaker: Speaker
  content: string
  at: number
}

/** The conversation of this series has more messages than one page (CHAT-34). */
const LONG_SERIES = 4
const LONG_TALK = 160
const LONG_TALK_STEP = 4_000

/** The dispatcher sends notices about the bookings of these series. */
const NOTICED: ReadonlySet<number> = new Set([3, LONG_SERIES])
const NOTICE_EVERY = 7 * 60_000
/** Numbers of notices start here. */
const NOTICE_NUMBERS = 2_000

const isSpoken = (status: number): status is keyof typeof DRIVER_SAYS => Object.hasOwn(DRIVER_SAYS, status)

/**
 * The messages about a booking until `now` without calls: the driver reports each step, the passenger answers, and for
 * some standing bookings the dispatcher sends a notice now and then, so that polling finds something new.
 */
export function seededMessages(
  seed: number,
  booking: Booking,
  steps: readonly Step[],
  now: number,
): Spoken[] {
  const spoken: Spoken[] = []
  const say = (speaker: Speaker, content: string, at: number, number = spoken.length) => {
    if (at <= now) spoken.push({ number, speaker, content, at })
  }
  const pick = (list: readonly string[], ...parts: readonly number[]) =>
    list[hash(seed, 'say', booking.index, ...parts) % list.length] ?? ''
  steps.forEach(({ status, at, driver }, index) => {
    if (driver === undefined || !isSpoken(status)) return
    say({ driver }, pick(DRIVER_SAYS[status], index), at + 5_000)
    say('passenger', pick(PASSENGER_SAYS, index), at + 25_000)
  })
  const { origin } = booking
  const taken = steps.find(({ driver }) => driver !== undefined)
  if (origin.kind !== 'standing' || taken?.driver === undefined) return spoken
  say('passenger', LONG_MESSAGE, taken.at + 30_000)
  say({ driver: taken.driver }, LONG_BURMESE, taken.at + 33_000)
  if (origin.series === LONG_SERIES) {
    for (let index = 0; index < LONG_TALK; index += 1) {
      const speaker: Speaker = index % 2 === 0 ? 'passenger' : { driver: taken.driver }
      say(
        speaker,
        `${index + 1}: ${pick(PASSENGER_SAYS, 100, index)}`,
        taken.at + 40_000 + index * LONG_TALK_STEP,
      )
    }
  }
  if (!NOTICED.has(origin.series)) return spoken
  const end = endOf(steps) ?? now
  for (let index = 0; taken.at + (index + 1) * NOTICE_EVERY <= Math.min(now, end); index += 1) {
    say(
      'dispatcher',
      pick(NOTICES, 200, index),
      taken.at + (index + 1) * NOTICE_EVERY,
      NOTICE_NUMBERS + index,
    )
  }
  return spoken
}

const ENDED: ReadonlySet<number> = new Set([5, 6, 7, 9, 10, 13, 400])

/** When a booking ended; undefined before that. */
export const endOf = (steps: readonly Step[]): number | undefined =>
  steps.find(({ status }) => ENDED.has(status))?.at

/** One conversation per this many bookings with a driver; standing bookings always have one. */
const TALKATIVE = 3

/** Whether a booking has messages without calls. */
export function isTalkedAbout(seed: number, booking: Booking, steps: readonly Step[]): boolean {
  if (!steps.some(({ driver }) => driver !== undefined)) return false
  return booking.origin.kind === 'standing' || hash(seed, 'talk', bookingKey(booking)) % TALKATIVE === 0
}
