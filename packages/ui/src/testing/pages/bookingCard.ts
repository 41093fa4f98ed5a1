import type { BookingAction } from '@fleetgis/domain/bookings'
import { findIn, type PageOptions, type View } from './View.ts'

/** `BookingCard`; where there are several, look inside the `article` whose name is the booking's id. */
export function bookingCard<Part>(view: View<Part>, options?: PageOptions) {
  const { t, byRole } = findIn(view, options)
  return {
    /** Of a booking that is not complete. */
    detail: () => byRole('button', t('bookingCard.detail')),
    /** Of a complete one. */
    receipt: () => byRole('button', t('bookingCard.receipt')),
    chat: () => byRole('button', t('bookingCard.chat')),
    action: (action: BookingAction) => byRole('button', t(`bookingCard.${action}`)),
    /** Stands there after an action that got no answer. */
    check: () => byRole('button', t('bookingCard.check')),
  }
}
