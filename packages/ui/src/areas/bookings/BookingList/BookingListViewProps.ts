import type { Booking, BookingAction, BookingAudience } from '@fleetgis/domain/bookings'
import type { ReactNode } from 'react'
import type { PagedListProps } from '../../../primitives/lists/PagedListProps.ts'
import type { RootProps } from '../../../primitives/rootProps.ts'
import type { Failure } from '../../../provider/Failure.ts'
import type { Live } from '../../../remote/live/liveState.ts'
import type { BookingCardProps, UnknownAction } from '../BookingCard/BookingCard.tsx'
import type { BookingListFilters } from './BookingListFilters.ts'
import type { WaitingStripProps } from './WaitingStrip.tsx'

export interface BookingListViewProps
  extends Omit<PagedListProps, 'staleness'>,
    RootProps,
    Pick<
      BookingCardProps,
      'onAction' | 'onOpenDetail' | 'onOpenChat' | 'onCheck' | 'imageHosts' | 'navigation'
    > {
  /** Who reads the list, which decides about filters, buttons and names. */
  audience: BookingAudience
  /** All loaded rows; undefined before the first answer. Keep the objects between renders. */
  bookings: readonly Booking[] | undefined
  filters: BookingListFilters
  /** Go was pressed. */
  onGo: (filters: BookingListFilters) => void
  /** How fresh the list is; undefined where `failure` says why there is none. */
  live?: Live | undefined
  /** Why there is nothing to show, in plain text; with `isSignedOut` only a sign-in or a reload helps. */
  failure?: Failure | undefined
  isSignedOut?: boolean | undefined
  /** Replaces the page reload that a signed-out user is offered (ERR-12). */
  onReload?: (() => void) | undefined
  /** Whether the list refetches at an interval (BKG-10). */
  isAutoRefreshing: boolean
  onAutoRefreshChange: (event: { isAutoRefreshing: boolean }) => void
  /** Whether the driver is ready for bookings; undefined where that is unknown (CF-112). */
  isReady?: boolean | undefined
  onReadyChange?: ((event: { isReady: boolean }) => void) | undefined
  isReadyPending?: boolean | undefined
  /** The action in flight: no other can be pressed until it ends (BKS-33). */
  running?: { readonly bookingKey: string; readonly action: BookingAction } | undefined
  /** The actions whose outcome is unknown, by booking key. */
  outcomeUnknown?: ReadonlyMap<string, UnknownAction> | undefined
  /** The last completed action: the booking's card says so. */
  done?: { readonly bookingKey: string; readonly action: BookingAction } | undefined
  /** Rides under way, above the list; none of them is in `bookings`. CF-165. */
  pinned?: readonly Booking[] | undefined
  /** The counts of an admin's waiting bookings. CF-165. */
  waiting?: WaitingStripProps | undefined
  /**
   * The booking that is open beside the table of an admin's wide window, and its detail; a press on a row calls
   * `onOpenDetail`. Other lists show none.
   */
  open?:
    | {
        readonly booking: Booking
        /** It has left the list: its detail is shown without its card, whose status and actions may be outdated. */
        readonly isGone?: boolean | undefined
        readonly detail: ReactNode
        readonly onClose: () => void
      }
    | undefined
  /** The last completed action, for the live region. */
  announcement?: string | undefined
  /**
   * The scroll container: `page`, also in a part of its own around the list, or `self` for the list itself, which then
   * fills the height of its container. `page` by default.
   */
  scroller?: 'page' | 'self' | undefined
}
