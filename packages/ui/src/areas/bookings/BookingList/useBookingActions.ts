import { type ApiError, type FleetClient, type MoneyResult, ServerError, type Settle } from '@fleetgis/api'
import {
  acceptBooking,
  acceptBookingMutation,
  setBookingStatus,
  setBookingStatusMutation,
} from '@fleetgis/api/bookings'
import { TOAST_MS } from '@fleetgis/domain/auth'
import {
  acceptedVehicleNo,
  actionOutcome,
  type Booking,
  type BookingAction,
  type BookingStatusCode,
  bookingStatus,
  bookingWordKey,
  moveBooking,
} from '@fleetgis/domain/bookings'
import { DRIVER_ACTION_MESSAGE, refreshMessage } from '@fleetgis/domain/host'
import { type Intent, isOver } from '@fleetgis/domain/money'
import { shownStatus } from '@fleetgis/domain/trips'
import { useMutation } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useFleet, useText } from '../../../provider/FleetContext.ts'
import { useHost } from '../../../provider/useHost.ts'
import { useNotify } from '../../../provider/useNotify.ts'
import { type Intents, useIntents } from '../../../remote/calls/useIntents.ts'
import { explainFailure } from '../../../remote/failures/explainFailure.ts'
import { belowHeading, serverWords } from '../../../remote/failures/serverWords.ts'
import { bookingsWords } from '../words.ts'
import type { BookingListTarget } from './bookingListQuery.ts'

/** A completed action, and the booking's new status. */
export interface BookingChange {
  readonly bookingKey: string
  readonly action: BookingAction
  readonly status: BookingStatusCode
}

/** What an action needs to know of its booking. */
type ActedBooking = Pick<Booking, 'key' | 'id' | 'status'>

/** An action whose outcome is unknown: no action is sent for the booking before the server reports its status. */
interface UnknownOutcome {
  readonly booking: ActedBooking
  readonly action: BookingAction
  /** Why the outcome is unknown; undefined where this action was not sent because an earlier one is unknown. */
  readonly error: ApiError | undefined
  /** Releases the call, so that it can be made again. */
  readonly settle: Settle
  /** The kept intent of an earlier page that was left before the answer. */
  readonly earlier?: Intent
  /** When the current list was answered: only a later list shows the outcome. */
  readonly seenAt: number
}

export interface BookingActionsOptions {
  target: BookingListTarget
  /** The rows on screen, and when they were answered. */
  bookings: readonly Booking[] | undefined
  updatedAt: number
  /** Why nothing can be sent now, in plain text. */
  blocked: string | undefined
  /** Resolves with the list refetched after an action; undefined after a failure. */
  refresh: () => Promise<readonly Booking[] | undefined>
  onChanged: ((change: BookingChange) => void) | undefined
}

/** An action with a call of its own: Assign makes its call in its own panel. */
export type SentAction = Exclude<BookingAction, 'assign'>

/**
 * Runs booking actions, one at a time and each at most once (R5). Success notifies the host app (HOST-02 to HOST-05), a
 * refusal shows a toast (ERR-14, ERR-15), and the list resolves an unknown outcome, also that of an action whose page was
 * left before its answer: its intent is kept on the device. BKS-29 to BKS-34, BKS-40, CF-43,
 * CF-44.
 */
export function useBookingActions(options: BookingActionsOptions) {
  const { target, bookings, updatedAt, refresh } = options
  const { client, clock } = useFleet()
  const t = useText(bookingsWords)
  const intents = useIntents(target.userId)
  const host = useHost()
  const notify = useNotify()
  const accept = useMutation(acceptBookingMutation(client)).mutateAsync
  const setStatus = useMutation(setBookingStatusMutation(client)).mutateAsync
  const [running, setRunning] = useState<{ bookingKey: string; action: BookingAction }>()
  const [outcomeUnknown, setOutcomeUnknown] = useState<readonly UnknownOutcome[]>(() =>
    [...intents.of(acceptBooking), ...intents.of(setBookingStatus)].map((intent) =>
      sentEarlier(intent, intents),
    ),
  )
  const [announcement, setAnnouncement] = useState<string>()
  const [last, setLast] = useState<BookingChange>()
  // A ref, because it must be set before any await or render.
  const isBusy = useRef(false)
  const latest = useRef(options)
  useEffect(() => {
    latest.current = options
  })

  function send(
    { key, status }: Booking,
    action: SentAction,
    idempotencyKey: string,
  ): Promise<MoneyResult<unknown>> {
    if (action === 'accept')
      return accept({
        bookingKey: key,
        driverId: target.userId,
        vehicleNo: acceptedVehicleNo(),
        idempotencyKey,
      })
    const to = moveBooking(target.audience, status, action) ?? status
    return setStatus({ userId: target.userId, bookingKey: key, status: to, idempotencyKey })
  }

  /** Success: notifies the host app and refetches the list (BKS-32, BKS-34). */
  const finish = useCallback(
    async ({ key: bookingKey, id, status: from }: ActedBooking, action: BookingAction) => {
      const { target, onChanged } = latest.current
      const status = moveBooking(target.audience, from, action)
      const words =
        status &&
        t('bookingList.changed', {
          id,
          status: t(`booking.status.${bookingWordKey(bookingStatus(status).key, target.audience)}`),
        })
      if (status !== undefined) {
        setAnnouncement(words)
        setLast({ bookingKey, action, status })
        onChanged?.({ bookingKey, action, status })
      }
      if (target.audience === 'driver' && action in DRIVER_ACTION_MESSAGE)
        host.send(DRIVER_ACTION_MESSAGE[action as keyof typeof DRIVER_ACTION_MESSAGE])
      const rows = await latest.current.refresh()
      // The booking has left the list, or the list is out of date: no card is there to say it.
      if (words && !rows?.some(({ key }) => key === bookingKey))
        notify(words, { tone: 'success', duration: TOAST_MS.named })
      const message = refreshMessage('action')
      // CF-113: the admin's list only, after its refetch.
      if (target.audience === 'admin' && rows && message) host.send(message)
    },
    [host, notify, t],
  )

  async function carryOut(booking: Booking, action: SentAction) {
    const bookingKey = booking.key
    if (isBusy.current || outcomeUnknown.some((one) => one.booking.key === bookingKey)) return
    const { blocked } = latest.current
    if (blocked !== undefined) {
      notify(blocked, { tone: 'warning', duration: TOAST_MS.named })
      return
    }
    isBusy.current = true
    setLast(undefined)
    setRunning({ bookingKey, action })
    try {
      const result = await intents.send({
        endpoint: action === 'accept' ? acceptBooking : setBookingStatus,
        facts: { bookingKey, status: booking.status, action },
        context: { bookingId: booking.id },
        make: (idempotencyKey) => send(booking, action, idempotencyKey),
      })
      if (result.outcome === 'done') await finish(booking, action)
      else {
        const { settle } = result
        const error = result.outcome === 'unknown' ? result.error : undefined
        if (!error) notify(t('booking.busy'), { tone: 'warning', duration: TOAST_MS.named })
        if (settle) {
          const seenAt = latest.current.updatedAt
          setOutcomeUnknown((all) => [...all, { booking, action, error, settle, seenAt }])
        }
        // Not awaited: without a connection it would last, and the card still be under way.
        void refresh()
      }
    } catch (error) {
      notify(explainFailure(error, t, t('bookingList.actionFailed')), {
        tone: 'danger',
        duration: TOAST_MS.named,
      })
    } finally {
      isBusy.current = false
      setRunning(undefined)
    }
  }

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
      settle(outcome === 'notDone' ? undefined : 'final')
      setOutcomeUnknown((all) => all.filter((other) => other.booking.key !== booking.key))
      if (!error && !earlier) return
      if (outcome === 'done') void finish(booking, action)
      else {
        const ours = t(outcome === 'notDone' ? 'bookingList.notDone' : 'bookingList.overtaken')
        notify(belowHeading(serverWords(error), ours), { tone: 'warning', duration: TOAST_MS.named })
      }
    },
    [clock, finish, notify, t],
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
  }, [outcomeUnknown, updatedAt, bookings, conclude, client])

  return {
    running,
    outcomeUnknown,
    announcement,
    /** The last action that succeeded, while the booking has the status that it set. */
    done: bookings?.some(({ key, status }) => key === last?.bookingKey && status === last.status)
      ? last
      : undefined,
    carryOut,
    /** A driver was assigned to a booking (BKS-36). */
    finish,
  }
}

/** An action that an earlier page has sent. */
function sentEarlier(intent: Intent, intents: Intents): UnknownOutcome {
  const { bookingKey, bookingId, status, action } = intent.facts
  return {
    booking: { key: String(bookingKey), id: String(bookingId), status: Number(status) },
    action: String(action) as BookingAction,
    error: undefined,
    settle: (outcome) => void intents.settle(intent, outcome),
    seenAt: 0,
    earlier: intent,
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
