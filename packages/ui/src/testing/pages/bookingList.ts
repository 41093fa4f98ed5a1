import type { WaitingLimit } from '@fleetgis/domain/bookings'
import { findIn, type PageOptions, type View } from './View.ts'

/** `BookingList` and `BookingListView`; its cards are `bookingCard`. */
export function bookingList<Part>(view: View<Part>, options?: PageOptions) {
  const { t, byRole, button, combobox, list, checkbox } = findIn(view, options)
  return {
    list: list('bookingList.title'),
    status: combobox('bookingList.status'),
    period: combobox('period.label'),
    /** Unfolds the filters on a phone; `shown` is what it says: `All · Today`. */
    filters: (shown: string) => byRole('button', `${t('bookingList.filters')} ${shown}`),
    go: button('bookingList.go'),
    autoRefresh: checkbox('bookingList.autoRefresh'),
    /** Only in the driver's list. */
    ready: () => byRole('switch', t('bookingList.ready')),
    /** Only in the driver's list. */
    sound: () => byRole('switch', t('dispatch.sound')),
    /** The trips pinned above the list of a driver or a passenger. */
    underWay: list('bookingList.underWay'),
    /** The filter of an admin's list to the bookings, so many, that wait for more than so many minutes. */
    waiting: (minutes: WaitingLimit, count: number) =>
      byRole('button', t('bookingList.waitingOver', { minutes, shown: count })),
    /** Only for a list that failed or is stale. */
    retry: button('common.retry'),
    /** Only after the session has ended. */
    reload: button('common.reload'),
    /** Confirms the cancellation of a booking. */
    confirmCancel: button('bookingList.cancelYes'),
    keep: button('bookingList.cancelNo'),
  }
}
