import { done, text } from '../core/strict.ts'

export const paymentsWire = { savePayment: done, updatePayment: done, pay: text }
