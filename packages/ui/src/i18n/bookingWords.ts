import type { BookingWords } from '@fleetgis/domain/bookings'
import type { Translate } from './words.ts'

/** The names of booking statuses in the language of `t`, as `bookingBadge` takes them. Source: BKS-01. */
export function bookingWords(t: Translate): BookingWords {
  return {
    pending: t('booking.status.pending'),
    assigned: t('booking.status.assigned'),
    arrived: t('booking.status.arrived'),
    start: t('booking.status.start'),
    complete: t('booking.status.complete'),
    driverCancel: t('booking.status.driverCancel'),
    passengerCancel: t('booking.status.passengerCancel'),
    onTheWay: t('booking.status.onTheWay'),
    reassigned: t('booking.status.reassigned'),
    processing: t('booking.status.processing'),
    adminCancel: t('booking.status.adminCancel'),
    cancelled: t('booking.status.cancelled'),
    expired: t('booking.status.expired'),
    unknown: t('booking.status.unknown'),
  }
}
