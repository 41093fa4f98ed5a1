import { latinDigits } from '../format/latinDigits.ts'
import { detailStatus } from '../trips/detailStatus.ts'
import type { TripDetail } from '../trips/tripDetail.ts'
import { bookingActions } from './actions.ts'
import type { AssignCandidate } from './assign.ts'
import type { Contact } from './booking.ts'
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

/** The states of a booking that a driver has (BKS-36). */
const UNDER_WAY: readonly BookingStatusKey[] = ['assigned', 'onTheWay', 'arrived', 'start']
/** The states of a booking after it is assigned to a driver (BKS-36). */
const WITH_DRIVER: readonly BookingStatusKey[] = [...UNDER_WAY, 'complete']

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

/**
 * The name of the driver who has a booking now; undefined without one. The detail of an ended booking keeps its driver.
 * BKS-36.
 */
export function driverInCharge({
  currentStatus,
  driverName,
}: Pick<TripDetail, 'currentStatus' | 'driverName'>): string | undefined {
  const status = detailStatus(currentStatus)
  const isUnderWay = status !== undefined && UNDER_WAY.includes(bookingStatus(status).key)
  return (isUnderWay && driverName.trim()) || undefined
}

/**
 * Whether a booking's detail names another driver than the one with these contacts; false where neither contact is in
 * both. A phone number may be written in two ways, or be masked. BKS-36.
 */
export function hasOtherDriver(detail: Pick<TripDetail, 'mobile' | 'email'>, own: Contact): boolean {
  const numbers = [lastDigits(detail.mobile), lastDigits(own.mobile)]
  const mails = [mailOf(detail.email), mailOf(own.email)]
  const inBoth = [numbers, mails].filter((pair) => pair.every(Boolean))
  return inBoth.length > 0 && inBoth.every(([one, other]) => one !== other)
}

/** What +95 9…, 09… and Burmese digits of a phone number share; undefined for a short or masked one. */
function lastDigits(number = ''): string | undefined {
  const digits = latinDigits(number).replace(/[\s()+-]/g, '')
  return /^\d{7,}$/.test(digits) ? digits.slice(-7) : undefined
}

const mailOf = (mail = '') => mail.trim().toLowerCase()

function isDriver({ mobile, email, vehicle }: Seen, chosen: Chosen): boolean {
  return isSame(mobile, chosen.mobile) || isSame(email, chosen.email) || hasPlate(vehicle, chosen.vehicleNo)
}

/** Whether a vehicle text, a plate with other words, has this plate, which may have spaces. */
function hasPlate(vehicle: string, plate = ''): boolean {
  const words = inWords(plate)
  return words.trim() !== '' && inWords(vehicle).includes(words)
}

const inWords = (text: string) => ` ${text.trim().toLowerCase().split(/\s+/).join(' ')} `

function isSame(one: string | undefined, other: string | undefined): boolean {
  const text = one?.trim().toLowerCase() ?? ''
  return text !== '' && text === other?.trim().toLowerCase()
}
