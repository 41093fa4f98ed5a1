import { type ApiError, type FleetClient, ServerError, type Settle } from '@fleetgis/api'
import { acceptBooking, setBookingStatus } from '@fleetgis/api/bookings'
import { TOAST_MS } from '@fleetgis/domain/auth'
import { actionOutcome, type Booking, type BookingAction } from '@fleetgis/domain/bookings'
import { type Intent, isOver } from '@fleetgis/domain/money'
import { shownStatus } from '@fleetgis/domain/trips'
import { type RefObject, useCallback, useEffect, useState } from 'react'
import { useFleet, useText } from '../../../provider/FleetContext.ts'
import { useNotify } from '../../../provider/useNotify.ts'
import type { Intents } from '../../../remote/calls/useIntents.ts'
import { belowHeading, serverWords } from '../../../remote/failures/serverWords.ts'
import { bookingsWords } from '../words.ts'
import type { BookingListTarget } from './bookingListQuery.ts'
import type { ActedBooking } from './useFinishedAction.ts'

/** An action whose outcome is unknown: no action is sent for the booking before the server reports its status. */
interface UnknownOutcome {
  readonly booking: ActedBooking
  readonly action: BookingAction
  /** Why the outcome is unknown; undefined where this action was not sent because an earlier one is unknown. */
  readonly error: ApiError | undefined
  /** Releases the call, so that it can be made again; false if it is settled already, an earlier page's in any tab. */
  readonly settle: (outcome: Parameters<Settle>[0]) => boolean
  /** The kept intent of an earlier page that was left before the answer. */
  readonly earlier?: Intent
  /** When the current list was answered: only a later list shows the outcome. */
  readonly seenAt: number
}

/** The list that shows the outcomes. */
export interface AnsweredList {
  target: BookingListTarget
  /** The rows on screen, and when they were answered. */
  bookings: readonly Booking[] | undefined
  updatedAt: number
}

interface UnknownActionsOptions extends Pick<AnsweredList, 'bookings' | 'updatedAt'> {
  intents: Intents
  latest: RefObject<AnsweredList>
  /** Reports an action that turns out to have succeeded. */
  finish: (booking: ActedBooking, action: BookingAction) => Promise<void>
}

/**
 * The actions with an unknown outcome, those of an earlier page too, whose intents are kept on the device. The list
 * resolves them, or the booking's detail once it has left the list; nothing is sent again (R5).
 */
export function useUnknownActions(options: UnknownActionsOptions) {
  const { bookings, updatedAt, intents, latest, finish } = options
  const { client, clock } = useFleet()
  const t = useText(bookingsWords)
  const notify = useNotify()
  const [outcomeUnknown, setOutcomeUnknown] = useState<readonly UnknownOutcome[]>(() =>
    [...intents.of(acceptBooking), ...intents.of(setBookingStatus)].map((intent) =>
      sentEarlier(intent, intents),
    ),
  )

  const conclude = useCallback(
    (one: UnknownOutcome, now: number) => {
      const { booking, action, error, settle, earlier } = one
      const outcome = actionOutcome(latest.current.target.audience, action, { from: booking.status, now })
      if (outcome === 'notDone' && earlier && !isOver(earlier, clock.now())) {
        // It may still be executed: a later list decides.
        const { updatedAt: seenAt } = latest.current
        setOutcomeUnknown((all) => all.map((other) => (other === one ? { ...one, seenAt } : other)))
        return
      }
      // The list and the detail, or two tabs, may both show it: the first reports it.
      const isFirst = settle(outcome === 'notDone' ? undefined : 'final')
      setOutcomeUnknown((all) => all.filter((other) => other.booking.key !== booking.key))
      if (!isFirst || (!error && !earlier)) return
      if (outcome === 'done') void finish(booking, action)
      else {
        const ours = t(outcome === 'notDone' ? 'bookingList.notDone' : 'bookingList.overtaken')
        notify(belowHeading(serverWords(error), ours), { tone: 'warning', duration: TOAST_MS.named })
      }
    },
    [latest, clock, finish, notify, t],
  )

  // A list answered after the action resolves its outcome; the detail does for a booking that has left the list.
  useEffect(() => {
    for (const one of outcomeUnknown) {
      if (one.seenAt === updatedAt || !bookings) continue
      const row = bookings.find(({ key }) => key === one.booking.key)
      if (row) {
        conclude(one, row.status)
        continue
      }
      setOutcomeUnknown((all) => all.map((other) => (other === one ? { ...one, seenAt: updatedAt } : other)))
      askStatus(client, latest.current.target, one.booking.key).then(
        (status) => conclude(one, status),
        // Still unknown: the next list checks again.
        () => undefined,
      )
    }
  }, [outcomeUnknown, updatedAt, bookings, conclude, client, latest])

  return {
    outcomeUnknown,
    /** Locks the booking of an action until a list that is answered later shows its outcome. */
    add({ settle, ...action }: Pick<UnknownOutcome, 'booking' | 'action' | 'error'> & { settle: Settle }) {
      const seenAt = latest.current.updatedAt
      setOutcomeUnknown((all) => [...all, { ...action, settle: once(settle), seenAt }])
    },
  }
}

/** An action that an earlier page has sent. */
function sentEarlier(intent: Intent, intents: Intents): UnknownOutcome {
  const { bookingKey, bookingId, status, action } = intent.facts
  return {
    booking: { key: String(bookingKey), id: String(bookingId), status: Number(status) },
    action: String(action) as BookingAction,
    error: undefined,
    settle: once((outcome) => intents.settle(intent, outcome)),
    seenAt: 0,
    earlier: intent,
  }
}

/** Settles at most once; false the second time, and where `settle` is false. */
function once(settle: (outcome: Parameters<Settle>[0]) => unknown): UnknownOutcome['settle'] {
  let isSettled = false
  return (outcome) => {
    if (isSettled) return false
    isSettled = true
    return settle(outcome) !== false
  }
}

/** The status of a booking's detail; 0 where the server hides it, as from a driver who lost the booking. */
async function askStatus(
  client: FleetClient,
  { audience, userId }: BookingListTarget,
  bookingKey: string,
): Promise<number> {
  // Lazy: rarely needed.
  const { driverBookingDetail, passengerBookingDetail } = await import('@fleetgis/api/trips')
  try {
    const detail = await (audience === 'passenger'
      ? client.call(passengerBookingDetail, { passengerId: userId, bookingKey })
      : client.call(driverBookingDetail, { driverId: userId, bookingKey }))
    return shownStatus(detail)
  } catch (error) {
    if (error instanceof ServerError && error.status < 500) return 0
    throw error
  }
}
