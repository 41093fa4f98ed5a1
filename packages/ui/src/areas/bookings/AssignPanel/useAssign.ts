import type { ApiError, MoneyResult, Settle } from '@fleetgis/api'
import { acceptBooking, acceptBookingMutation } from '@fleetgis/api/bookings'
import { driverBookingDetail } from '@fleetgis/api/trips'
import {
  type AssignCandidate,
  acceptedVehicleNo,
  assignOutcome,
  type Booking,
  driverInCharge,
} from '@fleetgis/domain/bookings'
import type { DriverKey } from '@fleetgis/domain/drivers'
import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useFleet, useText } from '../../../provider/FleetContext.ts'
import { useIntents } from '../../../remote/calls/useIntents.ts'
import { explainFailure } from '../../../remote/failures/explainFailure.ts'
import { serverWords } from '../../../remote/failures/serverWords.ts'
import { bookingsWords } from '../words.ts'
import { type AssignState, CHOOSING, canChoose } from './AssignState.ts'

export interface AssignInput {
  readonly booking: Pick<Booking, 'key'> & Partial<Pick<Booking, 'id' | 'status'>>
  /** The acting admin. */
  readonly userId: string
  readonly onAssigned: (event: { bookingKey: string; driverKey: DriverKey }) => void
  /** Why nothing can be sent, in plain text (R11). */
  readonly blocked?: string | undefined
  /**
   * Hands a call with an unknown outcome over to the list around, which resolves it also after the panel is closed.
   * Returns its `settle`: false where the list has reported this outcome, or a final one, already.
   */
  readonly onUnknown?: ((call: UnknownAssign) => HandedOver) | undefined
}

/** An assignment whose outcome is unknown. */
export interface UnknownAssign {
  readonly candidate: AssignCandidate
  readonly error: ApiError
  readonly settle: Settle
  /** The list has found that it was not done. */
  readonly onNotDone: () => void
}

export type HandedOver = (outcome: Parameters<Settle>[0]) => boolean

/** A call that did not succeed. */
interface Pending {
  /** The server's message, or why nothing was sent. */
  readonly words?: string | undefined
  /** Whether the call is known to have had no effect. */
  readonly isOver: boolean
  /** Releases the call with the unknown outcome: this one, or an earlier one for the booking. */
  readonly settle?: Settle | HandedOver | undefined
  /** Why the outcome is unknown, until the call is handed over. */
  readonly error?: ApiError | undefined
}

/**
 * Assigns a booking to a driver, once. After a refusal or an unknown outcome it fetches the booking's detail, and sends
 * nothing else before the outcome is known. ASG-07, CF-44, CF-45, BKS-36.
 */
export function useAssign({ booking, userId, onAssigned, blocked, onUnknown }: AssignInput) {
  const { client } = useFleet()
  const t = useText(bookingsWords)
  const { mutateAsync } = useMutation(acceptBookingMutation(client))
  const [state, setState] = useState<AssignState>(CHOOSING)
  // A ref, because it must be set before any await or render.
  const isBusy = useRef(false)
  const pending = useRef<Pending>({ isOver: true })
  const intents = useIntents(userId)

  async function assign(candidate: AssignCandidate) {
    if (isBusy.current || !canChoose(state) || blocked !== undefined) return
    await alone(async () => {
      setState({ step: 'sending', candidate })
      let result: MoneyResult<unknown>
      try {
        result = await intents.send({
          endpoint: acceptBooking,
          // For a list of a later page: without a status, 0, only the booking's detail shows the outcome.
          facts: {
            bookingKey: booking.key,
            status: booking.status ?? 0,
            action: 'assign',
            driverKey: candidate.key,
          },
          // The vehicle identifies the driver on a later page; mobile and e-mail are not kept (T16).
          context: { bookingId: booking.id ?? '', vehicleNo: acceptedVehicleNo(candidate) },
          make: (idempotencyKey) =>
            mutateAsync({
              bookingKey: booking.key,
              driverId: candidate.key,
              vehicleNo: acceptedVehicleNo(candidate),
              idempotencyKey,
            }),
        })
      } catch (error) {
        await findOut(candidate, { words: serverWords(error) ?? explainFailure(error, t), isOver: true })
        return
      }
      if (result.outcome === 'done') finish(candidate)
      else if (result.outcome === 'busy')
        await findOut(candidate, { words: t('booking.busy'), isOver: true, settle: result.settle })
      else {
        const { error, settle } = result
        await findOut(candidate, { words: serverWords(error), isOver: false, settle, error })
      }
    })
  }

  async function askAgain() {
    if (isBusy.current || state.step !== 'unknown') return
    await alone(() => findOut(state.candidate, pending.current, true))
  }

  async function alone(work: () => Promise<void>) {
    isBusy.current = true
    try {
      await work()
    } finally {
      isBusy.current = false
    }
  }

  /** Fetches the booking's detail to find the outcome. */
  async function findOut(candidate: AssignCandidate, result: Pending, isAgain = false) {
    pending.current = result
    setState({ step: 'asking', candidate, isAgain })
    // A failed fetch counts like an answer without a result.
    const detail = await client
      .call(driverBookingDetail, { driverId: userId, bookingKey: booking.key })
      .catch(() => undefined)
    const outcome = detail ? assignOutcome(detail, candidate) : 'unclear'
    // The list may have found meanwhile that it was not done.
    if (outcome === 'unclear' && !pending.current.isOver) {
      const { error, settle } = result
      if (onUnknown && error && settle) {
        const onNotDone = () => {
          pending.current = { ...pending.current, isOver: true }
          setState((now) => (now.step === 'unknown' ? { step: 'refused', message: result.words } : now))
        }
        const handedOver = onUnknown({ candidate, error, settle, onNotDone })
        pending.current = { ...result, error: undefined, settle: handedOver }
      }
      setState({ step: 'unknown', candidate })
      return
    }
    const isReported =
      outcome !== 'unclear' && result.settle?.(outcome === 'open' ? undefined : 'final') === false
    if (outcome === 'assigned' && isReported) setState({ step: 'done', candidate })
    else if (outcome === 'assigned') finish(candidate)
    else if (outcome === 'gone')
      setState({ step: 'gone', message: result.words, driverName: detail && driverInCharge(detail) })
    else setState({ step: 'refused', message: result.words })
  }

  function finish(candidate: AssignCandidate) {
    setState({ step: 'done', candidate })
    onAssigned({ bookingKey: booking.key, driverKey: candidate.key })
  }

  return { state, assign, askAgain }
}
