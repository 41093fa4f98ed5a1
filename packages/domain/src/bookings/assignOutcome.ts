import { detailStatus } from '../trips/detailStatus.ts'
import type { TripDetail } from '../trips/tripDetail.ts'
import { bookingActions } from './actions.ts'
import type { AssignCandidate } from './assign.ts'
import { type BookingStatusKey, bookingStatus } from './status.ts'

/**
 * The state of a booking after an assignment, from its refetched detail:
 * - `assigned`: the driver has it.
 * - `gone`: it cannot be assigned, because another driver has it or it has ended.
 * - `open`: it still waits for a driver.
 * - `unclear`: its status is unknown.
 */
export type AssignOutcome = 'assigned' | 'gone' | 'open' | 'unclear'

type Seen = Pick<TripDetail, 'currentStatus' | 'mobile' | 'email' | 'vehicle'>
type Chosen = Pick<AssignCandidate, 'mobile' | 'email' | 'vehicleNo'>

/** The states of a booking after it is assigned to a driver (BKS-36). */
const WITH_DRIVER: readonly BookingStatusKey[] = ['assigned', 'onTheWay', 'arrived', 'start', 'complete']

/**
 * The outcome of an assignment from the booking's detail, for a refused call or an unknown outcome. The detail has no
 * driver key, so the driver is identified by mobile, e-mail or vehicle. BKS-36.
 */
export function assignOutcome(detail: Seen, chosen: Chosen): AssignOutcome {
  const status = detailStatus(detail.currentStatus)
  if (status === undefined) return 'unclear'
  if (bookingActions('admin', status).some(({ action }) => action === 'assign')) return 'open'
  return WITH_DRIVER.includes(bookingStatus(status).key) && isDriver(detail, chosen) ? 'assigned' : 'gone'
}

function isDriver({ mobile, email, vehicle }: Seen, chosen: Chosen): boolean {
  return (
    isSame(mobile, chosen.mobile) ||
    isSame(email, chosen.email) ||
    vehicle.split(/\s+/).some((part) => isSame(part, chosen.vehicleNo))
  )
}

function isSame(one: string | undefined, other: string | undefined): boolean {
  const text = one?.trim().toLowerCase() ?? ''
  return text !== '' && text === other?.trim().toLowerCase()
}
