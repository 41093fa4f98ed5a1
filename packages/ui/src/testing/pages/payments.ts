import { findIn, type PageOptions, type View } from './View.ts'

/** `PaymentStart`, `PaymentResult` and their views. */
export function paymentPages<Part>(view: View<Part>, options?: PageOptions) {
  const { t, byRole } = findIn(view, options)
  return {
    /** Only where the browser keeps no marks. */
    begin: () => byRole('button', t('payment.begin')),
    /** Only where the payment was begun before. */
    beginAgain: () => byRole('button', t('payment.beginAgain')),
    retry: () => byRole('button', t('common.retry')),
  }
}
