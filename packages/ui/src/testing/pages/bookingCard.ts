import type { BookingAction } from '@fleetgis/domain/bookings'
import { findIn, type PageOptions, type View } from './View.ts'

/** `BookingCard`; in a list, use the `article` whose name is the booking's id as the scope. */
export function bookingCard<Part>(view: View<Part>, options?: PageOptions) {
  const { t, byRole } = findIn(view, options)
  return {
    /** Only for a booking that is not complete. */
    detail: () => byRole('button', t('bookingCard.detail')),
    /** Only for a complete booking. */
    receipt: () => byRole('button', t('bookingCard.receipt')),
    chat: () => byRole('button', t('bookingCard.chat')),
    action: (action: BookingAction) => byRole('button', t(`bookingCard.${action}`)),
    /** Only after Arrive was pressed once. */
    arriveAgain: () => byRole('button', t('bookingCard.arriveAgain')),
    /** Only after an action without an answer. */
    check: () => byRole('button', t('bookingCard.check')),
  }
}
