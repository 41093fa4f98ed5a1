import type { Booking } from '@fleetgis/domain/bookings'
import type { AssignInput } from '../AssignPanel/useAssign.ts'
import type { BookingListTarget } from './bookingListQuery.ts'

/** The overlay over the list, and its booking. */
export interface OpenOverlay {
  readonly kind: 'detail' | 'chat' | 'assign' | 'cancel'
  readonly booking: Booking
}

export interface BookingOverlayProps extends OpenOverlay {
  target: BookingListTarget
  appId: string
  imageHosts: readonly string[] | undefined
  onClose: () => void
  /** Cancel was confirmed. */
  onCancel: () => void
  /** The booking was assigned to a driver. */
  onAssigned: () => void
  /** The outcome of an assignment is unknown. */
  onUnknown: AssignInput['onUnknown']
}
