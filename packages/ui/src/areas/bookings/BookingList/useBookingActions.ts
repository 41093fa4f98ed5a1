import type { MoneyResult } from '@fleetgis/api'
import {
  acceptBooking,
  acceptBookingMutation,
  setBookingStatus,
  setBookingStatusMutation,
} from '@fleetgis/api/bookings'
import { acceptedVehicleNo, type Booking, type BookingAction, moveBooking } from '@fleetgis/domain/bookings'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useFleet, useText } from '../../../provider/FleetContext.ts'
import { useToast } from '../../../provider/useToast.ts'
import { useIntents } from '../../../remote/calls/useIntents.ts'
import { explainFailure } from '../../../remote/failures/explainFailure.ts'
import { bookingsWords } from '../words.ts'
import { type FinishOptions, useFinishedAction } from './useFinishedAction.ts'
import { type AnsweredList, useUnknownActions } from './useUnknownActions.ts'

export interface BookingActionsOptions extends FinishOptions, AnsweredList {
  /** All loaded bookings, also those that are beside the list only. */
  all: readonly Booking[] | undefined
  /** Why nothing can be sent now, in plain text. */
  blocked: string | undefined
}

/** An action with a call of its own: Assign makes its call in its own panel. */
export type SentAction = Exclude<BookingAction, 'assign'>

/**
 * Runs booking actions, one at a time and each at most once (R5). Success notifies the host app (HOST-02 to HOST-05), a
 * refusal shows a toast (ERR-14, ERR-15), and the list resolves an unknown outcome, also that of an action whose page was
 * left before its answer: its intent is kept on the device. BKS-29 to BKS-34, BKS-40, CF-43, CF-44.
 */
export function useBookingActions(options: BookingActionsOptions) {
  const { target, bookings, updatedAt, refresh } = options
  const { client } = useFleet()
  const t = useText(bookingsWords)
  const intents = useIntents(target.userId)
  const toast = useToast()
  const accept = useMutation(acceptBookingMutation(client)).mutateAsync
  const setStatus = useMutation(setBookingStatusMutation(client)).mutateAsync
  const [running, setRunning] = useState<{ bookingKey: string; action: BookingAction }>()
  // A ref, because it must be set before any await or render.
  const isBusy = useRef(false)
  const latest = useRef(options)
  useEffect(() => {
    latest.current = options
  })
  const { last, announcement, clear, finish } = useFinishedAction(latest)
  const {
    outcomeUnknown,
    add: addUnknown,
    addAssign,
  } = useUnknownActions({
    bookings,
    updatedAt,
    intents,
    latest,
    finish,
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

  async function carryOut(booking: Booking, action: SentAction) {
    const bookingKey = booking.key
    if (isBusy.current || outcomeUnknown.has(bookingKey)) return
    const { blocked } = latest.current
    if (blocked !== undefined) {
      toast(blocked, 'warning')
      return
    }
    isBusy.current = true
    clear()
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
        if (!error) toast(t('booking.busy'), 'warning')
        if (settle) addUnknown({ booking, action, error, settle })
        // Not awaited: without a connection it would last, and the card still be under way.
        void refresh()
      }
    } catch (error) {
      toast(explainFailure(error, t, t('bookingList.actionFailed')), 'danger')
    } finally {
      isBusy.current = false
      setRunning(undefined)
    }
  }

  return {
    running,
    outcomeUnknown,
    announcement,
    /** The last action that succeeded, while the booking has the status that it set. */
    done: options.all?.some(({ key, status }) => key === last?.bookingKey && status === last.status)
      ? last
      : undefined,
    carryOut,
    /** A driver was assigned to a booking (BKS-36). */
    finish,
    addAssign,
  }
}
