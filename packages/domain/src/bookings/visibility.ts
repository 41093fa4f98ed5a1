import { readNumber } from '../format/readNumber.ts'
import { type BookingAudience, isBookingAudience } from './audience.ts'
import { type BookingStatusKey, bookingStatus } from './status.ts'

/** The states without a chat icon. */
const WITHOUT_CHAT: Readonly<Record<BookingAudience, readonly BookingStatusKey[]>> = {
  driver: ['pending', 'driverCancel', 'passengerCancel'],
  passenger: ['pending', 'driverCancel', 'passengerCancel'],
  admin: ['pending', 'driverCancel', 'passengerCancel', 'reassigned', 'processing'],
}

/** Whether a booking has a chat icon; an unknown status has one. CF-37. */
export function canChat(audience: BookingAudience, code: number): boolean {
  return isBookingAudience(audience) && !WITHOUT_CHAT[audience].includes(bookingStatus(code).key)
}

/** The kind of the link to the detail. CF-46. */
export function detailLink(code: number): 'receipt' | 'detail' {
  return bookingStatus(code).isReceipt ? 'receipt' : 'detail'
}

/** Whether the detail has the driver's photo and a close icon in its header; the Close button always shows. BKD-14. */
export function showsDriverPhoto(code: number): boolean {
  return bookingStatus(code).isReceipt
}

/** The states in which the server still looks for a driver. */
const WITHOUT_DRIVER: readonly BookingStatusKey[] = ['pending', 'reassigned', 'processing']

/** Whether a booking without a driver may still get one. BKD-03. */
export function mayGetDriver(code: number): boolean {
  return WITHOUT_DRIVER.includes(bookingStatus(code).key)
}

/** Whether the admin's detail shows the masked mobile and e-mail: only 9 and 10, not 5. BKD-15. */
export function showsAdminContact(code: number): boolean {
  const status = readNumber(code)
  return status === 9 || status === 10
}
