import type { WaitingLimit } from '@fleetgis/domain/bookings'
import { findIn, type PageOptions, type View } from './View.ts'

/** `BookingList` and `BookingListView`; its cards are `bookingCard`. */
export function bookingList<Part>(view: View<Part>, options?: PageOptions) {
  const { t, byRole } = findIn(view, options)
  return {
    list: () => byRole('list', t('bookingList.title')),
    status: () => byRole('combobox', t('bookingList.status')),
    period: () => byRole('combobox', t('period.label')),
    go: () => byRole('button', t('bookingList.go')),
    autoRefresh: () => byRole('checkbox', t('bookingList.autoRefresh')),
    /** Only in the driver's list. */
    ready: () => byRole('switch', t('bookingList.ready')),
    /** The trips pinned above the list of a driver or a passenger. */
    underWay: () => byRole('list', t('bookingList.underWay')),
    /** The filter of an admin's list to the bookings, so many, that wait for more than so many minutes. */
    waiting: (minutes: WaitingLimit, count: number) =>
      byRole('button', `${count} ${t('bookingList.waitingOver', { minutes })}`),
    /** Only for a list that failed or is stale. */
    retry: () => byRole('button', t('common.retry')),
    /** Only after the session has ended. */
    reload: () => byRole('button', t('common.reload')),
    /** Confirms the cancellation of a booking. */
    confirmCancel: () => byRole('button', t('bookingList.cancelYes')),
    keep: () => byRole('button', t('bookingList.cancelNo')),
  }
}
