/**
 * What is known about the payment of a success page, whose address proves nothing. Source: CF-168.
 * - `confirming`: its report is under way.
 * - `completed`: the server has confirmed it, now or before (409).
 * - `refused`: the server refused the report.
 * - `notSent`: there is no connection, and nothing was sent.
 * - `unknown`: the report was sent, and no answer came.
 * - `noPayment`: the address has no booking to report.
 */
export type PaymentConfirmation = keyof typeof PAYMENT_CONFIRMATIONS

interface Shown {
  /** Whether the host hears `payment_successful`. */
  readonly isTold: boolean
  /** Whether the values of the address stand below. */
  readonly hasFacts: boolean
}

/** What the success page shows and tells in each state. Source: CF-168. */
export const PAYMENT_CONFIRMATIONS = {
  confirming: { isTold: false, hasFacts: true },
  completed: { isTold: true, hasFacts: true },
  refused: { isTold: false, hasFacts: true },
  notSent: { isTold: false, hasFacts: true },
  unknown: { isTold: false, hasFacts: true },
  noPayment: { isTold: false, hasFacts: false },
} as const satisfies Record<string, Shown>
