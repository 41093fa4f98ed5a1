import { findIn, type PageOptions, type View } from './View.ts'

/** `TripDetail`, `TripDetailSheet` and `TripDetailView`. A receipt has an x too: there `close` is not the only one. */
export function tripDetail<Part>(view: View<Part>, options?: PageOptions) {
  const { t, byRole } = findIn(view, options)
  return {
    receipt: () => byRole('heading', t('tripDetail.receipt')),
    detail: () => byRole('heading', t('tripDetail.detail')),
    close: () => byRole('button', t('common.close')),
    /** Where a browser can. */
    print: () => byRole('button', t('tripDetail.print')),
    /** Unfolds the extra charges. */
    extras: () => byRole('button', t('tripDetail.extras')),
    retry: () => byRole('button', t('common.retry')),
  }
}
