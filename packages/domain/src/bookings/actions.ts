import { type BookingAudience, isBookingAudience } from './audience.ts'
import {
  BOOKING_CODES,
  type BookingState,
  type BookingStatusCode,
  type BookingStatusKey,
  bookingStatus,
} from './status.ts'

/** An action on a booking. */
export type BookingAction = 'accept' | 'onTheWay' | 'arrive' | 'cancel' | 'assign'

/** One button of a card. */
export interface BookingActionOffer {
  readonly action: BookingAction
  /** The status that the call sends; undefined if the call is not a status update (accept, assign). CF-44. */
  readonly sets: BookingStatusCode | undefined
}

/** A transition of a booking by an action. */
interface BookingMove {
  readonly action: BookingAction
  /** The status after it. */
  readonly to: BookingState
  /** Whether the call sends that status; accept and assign have calls of their own. CF-44. */
  readonly isStatusUpdate: boolean
}

const ACCEPT: BookingMove = { action: 'accept', to: 'assigned', isStatusUpdate: false }
const ASSIGN: BookingMove = { action: 'assign', to: 'assigned', isStatusUpdate: false }
const ON_THE_WAY: BookingMove = { action: 'onTheWay', to: 'onTheWay', isStatusUpdate: true }
const ARRIVE: BookingMove = { action: 'arrive', to: 'arrived', isStatusUpdate: true }
/** The passenger's cancel also sets 13, the only documented effect. CF-43. */
const CANCEL: BookingMove = { action: 'cancel', to: 'adminCancel', isStatusUpdate: true }

/**
 * The state machine of bookings: the actions of each audience in each status. Screens render their buttons from it, and
 * the sandbox refuses everything else. After Arrived the driver's own app continues (CF-42). BKS-29, BKS-30, BKS-31,
 * BKS-34, BKS-35, BKG-15.
 */
const MOVES: Readonly<
  Record<BookingAudience, Readonly<Partial<Record<BookingStatusKey, readonly BookingMove[]>>>>
> = {
  driver: { pending: [ACCEPT], assigned: [ON_THE_WAY], onTheWay: [ARRIVE] },
  passenger: { pending: [CANCEL] },
  admin: { pending: [ASSIGN, CANCEL], reassigned: [ASSIGN, CANCEL] },
}

/**
 * Transitions outside this product: by the apps of driver and passenger, and by the server when no driver accepts. They
 * are not documented; they follow from the names of the statuses, for the sandbox. The last five statuses are final.
 */
const BACKGROUND_MOVES: Readonly<Record<BookingState, readonly BookingStatusKey[]>> = {
  pending: ['passengerCancel', 'processing', 'expired'],
  processing: ['pending', 'assigned', 'reassigned', 'expired'],
  reassigned: ['passengerCancel', 'processing', 'expired'],
  assigned: ['driverCancel', 'passengerCancel', 'reassigned'],
  onTheWay: ['driverCancel', 'passengerCancel', 'reassigned'],
  arrived: ['start', 'driverCancel', 'passengerCancel'],
  start: ['complete'],
  complete: [],
  driverCancel: [],
  passengerCancel: [],
  adminCancel: [],
  expired: [],
}

/** The actor of a transition: an audience, or the background. */
export type BookingActor = BookingAudience | 'background'

function movesFrom(audience: BookingAudience, from: number): readonly BookingMove[] {
  return isBookingAudience(audience) ? (MOVES[audience][bookingStatus(from).key] ?? []) : []
}

/**
 * The actions of an audience in a status, in the order of their buttons; none for an unknown status or audience.
 * BKG-19.
 */
export function bookingActions(audience: BookingAudience, code: number): BookingActionOffer[] {
  return movesFrom(audience, code).map(({ action, to, isStatusUpdate }) => ({
    action,
    sets: isStatusUpdate ? BOOKING_CODES[to] : undefined,
  }))
}

/** What the driver does next in the driver's own app, where this product has no action. CF-42. */
export type NextInApp = 'start' | 'complete'

const NEXT_IN_APP: Readonly<Partial<Record<BookingStatusKey, NextInApp>>> = {
  arrived: 'start',
  start: 'complete',
}

/** What the driver does next with a booking in the app; undefined for others and in other statuses. CF-42. */
export function nextInApp(audience: BookingAudience, code: number): NextInApp | undefined {
  return audience === 'driver' ? NEXT_IN_APP[bookingStatus(code).key] : undefined
}

/** The status after an action; undefined if the action is not allowed. */
export function moveBooking(
  audience: BookingAudience,
  from: number,
  action: BookingAction,
): BookingStatusCode | undefined {
  const move = movesFrom(audience, from).find((each) => each.action === action)
  return move && BOOKING_CODES[move.to]
}

/** Whether an actor may move a booking from one status to another. */
export function canMove(actor: BookingActor, from: number, to: number): boolean {
  if (actor !== 'background') return movesFrom(actor, from).some((move) => BOOKING_CODES[move.to] === to)
  const { key } = bookingStatus(from)
  return key !== 'unknown' && BACKGROUND_MOVES[key].includes(bookingStatus(to).key)
}
