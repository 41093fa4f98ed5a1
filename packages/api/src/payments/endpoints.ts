import {
  type GatewayQuery,
  gatewaySign,
  type PaymentSave,
  type PaymentUpdate,
} from '@fleetgis/domain/payments'
import * as z from 'zod/mini'
import { callsOf, written } from '../core/endpoint.ts'
import { messageReply } from '../core/message.ts'

const paymentCall = callsOf({
  base: 'booking',
  method: 'POST',
  auth: 'none',
  source: 'documented',
})

const paymentSubject = ({ bookingKey }: { bookingKey: string }) => ['payment', bookingKey]

/** EP-K11 Saves a payment before the gateway is opened (PAY-14). */
export const savePayment = paymentCall({
  name: 'savePayment',
  id: 'EP-K11',
  path: '/booking/save/payment',
  access: 'money',
  auth: 'bearer',
  body: written(z.object({ bookingkey: z.string(), customer_name: z.string() }), (input: PaymentSave) => ({
    bookingkey: input.bookingKey,
    customer_name: input.customerName,
  })),
  subject: paymentSubject,
  intent: ({ customerName }) => [customerName],
  response: messageReply,
})

/**
 * EP-K12 Reports the gateway's result of a payment (PAY-13). It sends no token: the address of its page has none, and
 * the session's is not added there (SESS-16). The server has to verify the result with the gateway itself, because any
 * visitor can open that page.
 */
export const updatePayment = paymentCall({
  name: 'updatePayment',
  id: 'EP-K12',
  path: '/booking/update/payment',
  access: 'money',
  body: written(
    z.object({
      bookingkey: z.string(),
      customer_name: z.string(),
      userid: z.string(),
      status: z.string(),
      transaction_id: z.string(),
    }),
    (input: PaymentUpdate) => ({
      bookingkey: input.bookingKey,
      customer_name: input.customerName,
      userid: input.userId,
      status: input.status,
      transaction_id: input.transactionId,
    }),
  ),
  // One at a time per booking, whatever the other parameters (T9).
  subject: paymentSubject,
  intent: ({ customerName, userId, status, transactionId }) => [customerName, userId, status, transactionId],
  response: messageReply,
})

/**
 * EP-G01 Requests the gateway's page, by one form field (PAY-15). Resolves to the unchanged reply, HTML or not:
 * `findRedirectUrl` in domain parses it, and it is never run or shown (CF-76).
 */
export const pay = paymentCall({
  name: 'pay',
  id: 'EP-G01',
  base: 'gateway',
  path: '/api/pay',
  access: 'money',
  encoding: 'form',
  body: written(z.object({ sign: z.string() }), (query: GatewayQuery) => ({ sign: gatewaySign(query) })),
  subject: ({ refno }) => ['order', refno ?? ''],
  intent: (query) => [gatewaySign(query)],
  response: z.string(),
  format: 'text',
})
