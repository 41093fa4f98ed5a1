import type { MoneyResult } from '@fleetgis/api'
import { acceptBookingMutation } from '@fleetgis/api/bookings'
import { driverBookingDetail } from '@fleetgis/api/trips'
import {
  type AssignCandidate,
  acceptedVehicleNo,
  assignOutcome,
  type Booking,
} from '@fleetgis/domain/bookings'
import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useFleet } from '../../../provider/FleetContext.ts'
import { explainFailure } from '../../../remote/explainFailure.ts'
import { type AssignState, CHOOSING, canChoose } from './AssignState.ts'

export interface AssignInput {
  readonly booking: Pick<Booking, 'key'>
  /** The acting admin. */
  readonly userId: string
  readonly onAssigned: (event: { bookingKey: string; driverId: string }) => void
}

/**
 * Gives a booking to a driver, once. Where the server refuses, or nobody knows what it did, the booking's detail is asked
 * for and says how it stands: nothing is sent a second time before it is known. ASG-07, CF-44, CF-45, BKS-36.
 */
export function useAssign({ booking, userId, onAssigned }: AssignInput) {
  const { client, t } = useFleet()
  const { mutateAsync } = useMutation(acceptBookingMutation(client))
  const [state, setState] = useState<AssignState>(CHOOSING)
  // Taken before anything is awaited or drawn.
  const isBusy = useRef(false)
  const settle = useRef<(() => void) | undefined>(undefined)

  async function assign(candidate: AssignCandidate) {
    if (isBusy.current || !canChoose(state)) return
    await alone(async () => {
      setState({ step: 'sending', candidate })
      let result: MoneyResult<unknown>
      try {
        result = await mutateAsync({
          bookingKey: booking.key,
          driverId: candidate.key,
          vehicleNo: acceptedVehicleNo(candidate),
        })
      } catch (error) {
        await findOut(candidate, explainFailure(error, t))
        return
      }
      if (result.outcome === 'done') {
        finish(candidate)
        return
      }
      if (result.outcome === 'unknown') settle.current = result.settle
      await findOut(candidate, result.outcome === 'elsewhere' ? t('assign.elsewhere') : undefined)
    })
  }

  async function askAgain() {
    if (isBusy.current || state.step !== 'unknown') return
    await alone(() => findOut(state.candidate, undefined))
  }

  async function alone(work: () => Promise<void>) {
    isBusy.current = true
    try {
      await work()
    } finally {
      isBusy.current = false
    }
  }

  /** Asks how the booking stands. `refusal` is why the server did nothing; without one it may have. */
  async function findOut(candidate: AssignCandidate, refusal: string | undefined) {
    setState({ step: 'asking', candidate })
    // An answer that does not come says as much as one that says nothing.
    const detail = await client
      .call(driverBookingDetail, { driverId: userId, bookingKey: booking.key })
      .catch(() => undefined)
    const outcome = detail ? assignOutcome(detail, candidate) : 'unclear'
    if (outcome === 'unclear' && refusal === undefined) {
      setState({ step: 'unknown', candidate })
      return
    }
    settle.current?.()
    settle.current = undefined
    if (outcome === 'assigned') finish(candidate)
    else if (outcome === 'gone') setState({ step: 'gone', message: refusal, driverName: detail?.driverName })
    else setState({ step: 'refused', message: refusal })
  }

  function finish(candidate: AssignCandidate) {
    setState({ step: 'done', candidate })
    onAssigned({ bookingKey: booking.key, driverId: candidate.key })
  }

  return { state, assign, askAgain }
}
