import { HOST_MESSAGE, type HostMessage } from '../host/message.ts'

/** A payment page's message to the host app, and its delay in ms after opening. */
export interface PaymentNotice {
  readonly message: HostMessage
  readonly delayMs: number
}

export type PaymentResult = 'success' | 'cancel' | 'fail'

/** Sent once per page; a failed payment sends none. Source: CF-77. */
export const PAYMENT_NOTICE = {
  success: { message: HOST_MESSAGE.paymentSuccessful, delayMs: 5000 },
  cancel: { message: HOST_MESSAGE.paymentCancelled, delayMs: 3000 },
  fail: undefined,
} as const satisfies Record<PaymentResult, PaymentNotice | undefined>
