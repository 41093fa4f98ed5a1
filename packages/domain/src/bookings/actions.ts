import { readNumber } from '../format/readNumber.ts'
import { type BookingAudience, isBookingAudience } from './audience.ts'
import { type BookingStatusCode, isBookingStatusCode } from './status.ts'

/** An action on a booking. */
export type BookingAction = 'accept' | 'onTheWay' | 'arrive' | 'cancel' | 'assign'

/** One button of a card. */
export interface BookingActionOffer {
  readonly action: BookingAction
  /** The status that the call sends; undefined if the call is not a status update (accept, assign). CF-44. */
  readonly sets: BookingStatusCode | undefined
}

/** A transition of a booking by an action. */
export interface BookingMove extends BookingActionOffer {
  /** The status after it. */
  readonly to: BookingStatusCode
}

const ACCEPT: BookingMove = { action: 'accept', sets: undefined, to: 2 }
const ASSIGN: BookingMove = { action: 'assign', sets: undefined, to: 2 }
const ON_THE_WAY: BookingMove = { action: 'onTheWay', sets: 8, to: 8 }
const ARRIVE: BookingMove = { action: 'arrive', sets: 3, to: 3 }
/** The passenger's cancel also sets 13, the only documented effect. CF-43. */
const CANCEL: BookingMove = { action: 'cancel', sets: 13, to: 13 }

/**
 * The state machine of bookings: the actions of each audience in each status. Screens render their buttons from it, and
 * the sandbox refuses everything else. After Arrived the driver's own app continues (CF-42). BKS-29, BKS-30, BKS-31,
 * BKS-34, BKS-35, BKG-15.
 */
export const BOOKING_MOVES: Readonly<
  Record<BookingAudience, Readonly<Partial<Record<BookingStatusCode, readonly BookingMove[]>>>>
> = {
  driver: { 1: [ACCEPT], 2: [ON_THE_WAY], 8: [ARRIVE] },
  passenger: { 1: [CANCEL] },
  admin: { 1: [ASSIGN, CANCEL], 11: [ASSIGN, CANCEL] },
}

/**
 * Transitions outside this product: by the apps of driver and passenger, and by the server when no driver accepts. They
 * are not documented; they follow from the names of the statuses, for the sandbox.
 */
export const BACKGROUND_MOVES: Readonly<Record<BookingStatusCode, readonly BookingStatusCode[]>> = {
  1: [7, 12, 400],
  2: [6, 7, 11],
  3: [4, 6, 7],
  4: [5, 9, 10],
  5: [],
  6: [],
  7: [],
  8: [6, 7, 11],
  9: [],
  10: [],
  11: [7, 12, 400],
  12: [1, 2, 11, 400],
  13: [],
  400: [],
}

/** The actor of a transition: an audience, or the background. */
export type BookingActor = BookingAudience | 'background'

function movesFrom(audience: BookingAudience, from: number): readonly BookingMove[] {
  const code = readNumber(from)
  if (!isBookingAudience(audience) || !isBookingStatusCode(code)) return []
  return BOOKING_MOVES[audience][code] ?? []
}

/**
 * The actions of an audience in a status, in the order of their buttons; none for an unknown status or audience.
 * BKG-19.
 */
export function bookingActions(audience: BookingAudience, code: number): BookingActionOffer[] {
  return movesFrom(audience, code).map(({ action, sets }) => ({ action, sets }))
}

/** The status after an action; undefined if the action is not allowed. */
export function moveBooking(
  audience: BookingAudience,
  from: number,
  action: BookingAction,
): BookingStatusCode | undefined {
  return movesFrom(audience, from).find((move) => move.action === action)?.to
}

/** Whether an actor may move a booking from one status to another. */
export function canMove(actor: BookingActor, from: number, to: number): boolean {
  if (actor === 'background')
    return isBookingStatusCode(from) && BACKGROUND_MOVES[from].some((code) => code === to)
  return movesFrom(actor, from).some((move) => move.to === to)
}
