import type { Booking } from '@fleetgis/domain/bookings'
import type { BookingListTarget } from './bookingListQuery.ts'
import type { useBookingActions } from './useBookingActions.ts'

/** The overlay over the list, and its booking. */
export interface OpenOverlay {
  readonly kind: 'detail' | 'chat' | 'assign' | 'cancel'
  readonly booking: Booking
}

export interface BookingOverlayProps extends OpenOverlay {
  target: BookingListTarget
  appId: string
  imageHosts: readonly string[] | undefined
  /** Milliseconds between two polls of the chat; 5 s by default. */
  chatPollMs?: number | undefined
  onClose: () => void
  /** The actions of the list. */
  actions: Pick<ReturnType<typeof useBookingActions>, 'carryOut' | 'finish' | 'addAssign'>
}
