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
    /** The driver's list alone. */
    ready: () => byRole('switch', t('bookingList.ready')),
    /** Of a list that could not be loaded, or is not the newest. */
    retry: () => byRole('button', t('common.retry')),
    /** Of a person who is signed out. */
    reload: () => byRole('button', t('common.reload')),
    /** The question before a booking is cancelled. */
    confirmCancel: () => byRole('button', t('bookingList.cancelYes')),
    keep: () => byRole('button', t('bookingList.cancelNo')),
  }
}
