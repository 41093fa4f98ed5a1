import type { FleetClient } from '../core/client.ts'
import { callMutation } from '../core/mutation.ts'
import { pay, savePayment, updatePayment } from './endpoints.ts'

/** Saves a payment before the gateway is opened. */
export function savePaymentMutation(client: FleetClient) {
  return callMutation(client, savePayment)
}

/** Reports the gateway's result of a payment. */
export function updatePaymentMutation(client: FleetClient) {
  return callMutation(client, updatePayment)
}

/** Requests the gateway's page. */
export function payMutation(client: FleetClient) {
  return callMutation(client, pay)
}
