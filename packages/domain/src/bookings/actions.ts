import { readNumber } from '../format/readNumber.ts'
import { type BookingAudience, isBookingAudience } from './audience.ts'
import { type BookingStatusCode, isBookingStatusCode } from './status.ts'

/** What somebody can do with a booking. */
export type BookingAction = 'accept' | 'onTheWay' | 'arrive' | 'cancel' | 'assign'

/** One button of a card. */
export interface BookingActionOffer {
  readonly action: BookingAction
  /** The status that the call sends; undefined where the call is not a status update (accept, assign). CF-44. */
  readonly sets: BookingStatusCode | undefined
}

/** One step that an action takes a booking. */
export interface BookingMove extends BookingActionOffer {
  /** The status after it. */
  readonly to: BookingStatusCode
}

const ACCEPT: BookingMove = { action: 'accept', sets: undefined, to: 2 }
const ASSIGN: BookingMove = { action: 'assign', sets: undefined, to: 2 }
const ON_THE_WAY: BookingMove = { action: 'onTheWay', sets: 8, to: 8 }
const ARRIVE: BookingMove = { action: 'arrive', sets: 3, to: 3 }
/** 13 for the passenger too: the only effect that is documented. BKG-16, CF-43. */
const CANCEL: BookingMove = { action: 'cancel', sets: 13, to: 13 }

/**
 * The booking machine: what each audience may do from each status. Screens draw their buttons from it and the fake
 * server refuses what is not in it. After Arrived the driver's own app goes on (CF-42).
 * BKS-29, BKS-30, BKS-31, BKS-34, BKS-35, BKG-15.
 */
export const BOOKING_MOVES: Readonly<
  Record<BookingAudience, Readonly<Partial<Record<BookingStatusCode, readonly BookingMove[]>>>>
> = {
  driver: { 1: [ACCEPT], 2: [ON_THE_WAY], 8: [ARRIVE] },
  passenger: { 1: [CANCEL] },
  admin: { 1: [ASSIGN, CANCEL], 11: [ASSIGN, CANCEL] },
}

/**
 * Steps that no screen of ours takes: the driver's and the passenger's own apps, and the server when nobody answers.
 * No document shows them; what is here is what the names of the statuses imply, for a server that plays along.
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

/** Who moves a booking: an audience, or what happens in the background. */
export type BookingActor = BookingAudience | 'background'

function movesFrom(audience: BookingAudience, from: number): readonly BookingMove[] {
  const code = readNumber(from)
  if (!isBookingAudience(audience) || !isBookingStatusCode(code)) return []
  return BOOKING_MOVES[audience][code] ?? []
}

/**
 * The actions that an audience is offered at a status, in the order of their buttons; none for an unknown status or
 * audience. BKS-29, BKS-30, BKS-31, BKS-34, BKS-35, BKG-15, BKG-19, CF-43.
 */
export function bookingActions(audience: BookingAudience, code: number): BookingActionOffer[] {
  return movesFrom(audience, code).map(({ action, sets }) => ({ action, sets }))
}

/** Where an action takes a booking; undefined where it is not allowed. */
export function moveBooking(
  audience: BookingAudience,
  from: number,
  action: BookingAction,
): BookingStatusCode | undefined {
  return movesFrom(audience, from).find((move) => move.action === action)?.to
}

/** Whether an actor may take a booking from one status to another. */
export function canMove(actor: BookingActor, from: number, to: number): boolean {
  if (actor === 'background')
    return isBookingStatusCode(from) && BACKGROUND_MOVES[from].some((code) => code === to)
  return movesFrom(actor, from).some((move) => move.to === to)
}
