import { findIn, type PageOptions, type View } from './View.ts'

/** `TripDetail`, `TripDetailSheet` and `TripDetailView`. A receipt has an x in addition to `close`. */
export function tripDetail<Part>(view: View<Part>, options?: PageOptions) {
  const { button, heading } = findIn(view, options)
  return {
    receipt: heading('tripDetail.receipt'),
    detail: heading('tripDetail.detail'),
    close: button('common.close'),
    /** Only in a browser. */
    print: button('tripDetail.print'),
    /** Expands the extra charges. */
    extras: button('tripDetail.extras'),
    retry: button('common.retry'),
  }
}
