import { detailStatus } from '../trips/detailStatus.ts'
import type { TripDetail } from '../trips/tripDetail.ts'
import { bookingActions } from './actions.ts'
import type { AssignCandidate } from './assign.ts'

/**
 * How it stands with a booking that was to be given to a driver, once its detail was asked for:
 * - `assigned`: that driver has it.
 * - `gone`: it is not to be given any more, as another driver has it or it has ended.
 * - `open`: it still waits for a driver.
 * - `unclear`: its status is none that is known.
 */
export type AssignOutcome = 'assigned' | 'gone' | 'open' | 'unclear'

type Seen = Pick<TripDetail, 'currentStatus' | 'mobile' | 'email' | 'vehicle'>
type Chosen = Pick<AssignCandidate, 'mobile' | 'email' | 'vehicleNo'>

/** The statuses of a booking that its driver is to carry out or has: those after it was given (BKS-02, BKS-08, BKS-03, BKS-04, BKS-24). */
const GIVEN: ReadonlySet<number> = new Set([2, 8, 3, 4, 5, 9, 10])

/**
 * What became of assigning, by the booking's detail: asked where the server refused, or nobody knows what it did. The
 * detail names no driver's key, so that the driver is known by the mobile, the e-mail or the vehicle. ASG-07, BKS-35, BKS-36.
 */
export function assignOutcome(detail: Seen, chosen: Chosen): AssignOutcome {
  const status = detailStatus(detail.currentStatus)
  if (status === undefined) return 'unclear'
  if (bookingActions('admin', status).some(({ action }) => action === 'assign')) return 'open'
  return GIVEN.has(status) && isDriver(detail, chosen) ? 'assigned' : 'gone'
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
