import type { FleetClient } from '../core/client.ts'
import { callMutation } from '../core/mutation.ts'
import { pay, savePayment, updatePayment } from './endpoints.ts'

/** Saves a payment before the gateway is asked. */
export function savePaymentMutation(client: FleetClient) {
  return callMutation(client, savePayment)
}

/** Reports what the gateway said of a payment. */
export function updatePaymentMutation(client: FleetClient) {
  return callMutation(client, updatePayment)
}

/** Asks the gateway for its page. */
export function payMutation(client: FleetClient) {
  return callMutation(client, pay)
}
