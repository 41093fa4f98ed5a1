import type { FleetClient } from '../core/client.ts'
import { moneyMutation } from '../core/mutation.ts'
import { pay, savePayment, updatePayment } from './endpoints.ts'

/** Saves a payment before the gateway is opened. */
export const savePaymentMutation = (client: FleetClient) => moneyMutation(client, savePayment)

/** Reports the gateway's result of a payment. */
export const updatePaymentMutation = (client: FleetClient) => moneyMutation(client, updatePayment)

/** Requests the gateway's page. */
export const payMutation = (client: FleetClient) => moneyMutation(client, pay)
