import { findIn, type PageOptions, type View } from './View.ts'

/** `TripDetail`, `TripDetailSheet` and `TripDetailView`. A receipt has an x in addition to `close`. */
export function tripDetail<Part>(view: View<Part>, options?: PageOptions) {
  const { t, byRole } = findIn(view, options)
  return {
    receipt: () => byRole('heading', t('tripDetail.receipt')),
    detail: () => byRole('heading', t('tripDetail.detail')),
    close: () => byRole('button', t('common.close')),
    /** Only in a browser. */
    print: () => byRole('button', t('tripDetail.print')),
    /** Expands the extra charges. */
    extras: () => byRole('button', t('tripDetail.extras')),
    retry: () => byRole('button', t('common.retry')),
  }
}
