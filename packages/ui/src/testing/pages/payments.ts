import { findIn, type PageOptions, type View } from './View.ts'

/** `PaymentStart`, `PaymentResult` and their views. */
export function paymentPages<Part>(view: View<Part>, options?: PageOptions) {
  const { button } = findIn(view, options)
  return {
    /** Only where the browser keeps no marks. */
    begin: button('payment.begin'),
    /** Only where the payment was begun before, or may have been. */
    beginAgain: button('payment.beginAgain'),
    retry: button('common.retry'),
    /** Only where the outcome is unknown, and this address was not reported. */
    askAgain: button('payment.askAgain'),
  }
}
