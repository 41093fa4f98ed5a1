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

interface ConfirmationEffects {
  /** Whether `payment_successful` is sent to the host. */
  readonly isSentToHost: boolean
  /** Whether the values of the address are shown below. */
  readonly hasFacts: boolean
}

/** What the success page shows and sends in each state. Source: CF-168. */
export const PAYMENT_CONFIRMATIONS = {
  confirming: { isSentToHost: false, hasFacts: true },
  completed: { isSentToHost: true, hasFacts: true },
  refused: { isSentToHost: false, hasFacts: true },
  notSent: { isSentToHost: false, hasFacts: true },
  unknown: { isSentToHost: false, hasFacts: true },
  noPayment: { isSentToHost: false, hasFacts: false },
} as const satisfies Record<string, ConfirmationEffects>
