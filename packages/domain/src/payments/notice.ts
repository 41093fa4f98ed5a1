import { HOST_MESSAGE, type HostMessage } from '../host/message.ts'

/** What a payment page tells the host app, and how many ms after it opened. */
export interface PaymentNotice {
  readonly message: HostMessage
  readonly delayMs: number
}

export type PaymentResult = 'success' | 'cancel' | 'fail'

/** Once for each page; a failed payment tells nothing. Source: PAY-19, PAY-20, PAY-08, CF-77. */
export const PAYMENT_NOTICE = {
  success: { message: HOST_MESSAGE.paymentSuccessful, delayMs: 5000 },
  cancel: { message: HOST_MESSAGE.paymentCancelled, delayMs: 3000 },
  fail: undefined,
} as const satisfies Record<PaymentResult, PaymentNotice | undefined>
