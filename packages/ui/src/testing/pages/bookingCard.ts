import type { BookingAction } from '@fleetgis/domain/bookings'
import { findIn, type PageOptions, type View } from './View.ts'

/** `BookingCard`; in a list, use the `article` whose name is the booking's id as the scope. */
export function bookingCard<Part>(view: View<Part>, options?: PageOptions) {
  const { t, byRole, button, link } = findIn(view, options)
  return {
    /** Only for a booking that is not complete; `booking` is its id. */
    detail: (booking: string) => byRole('button', `${t('bookingCard.detail')} ${booking}`),
    /** Only for a complete booking; `booking` is its id. */
    receipt: (booking: string) => byRole('button', `${t('bookingCard.receipt')} ${booking}`),
    /** Only for a driver who has not arrived yet, where the page has an address of a navigation app. */
    navigate: link('bookingCard.navigate'),
    chat: button('bookingCard.chat'),
    action: (action: BookingAction) => byRole('button', t(`bookingCard.${action}`)),
    /** Only after Arrive was pressed once. */
    arriveAgain: button('bookingCard.arriveAgain'),
    /** Only after an action without an answer. */
    check: button('bookingCard.check'),
  }
}
