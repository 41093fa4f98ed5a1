import { isOrderAmount } from '@fleetgis/domain/payments'
import { refuse } from '../answer.ts'
import { html } from '../base/markup.ts'

/** The path of the gateway's own page. */
export const GATEWAY_PATH = '/pay'

/** The fields of an order that the gateway's page needs. */
export const ORDER_FIELDS = ['refno', 'amount', 'cname', 'phone', 'email'] as const
export type OrderField = (typeof ORDER_FIELDS)[number]

/** The gateway's order, from its one field `sign` (PAY-15). */
interface Order {
  refno: string
  amount: string
  /** All fields of its page that are not empty. */
  fields: Readonly<Record<string, string>>
}

/** Order numbers with a special answer of the gateway; others are redirected. */
export const GATEWAY_CASES = {
  'NO-SCRIPT': 'HTML without a script',
  'TWO-ADDRESSES': 'two scripts that open different addresses',
  'FOREIGN-HOST': 'a script that opens an address of a host that is not allowed',
  JSON: 'JSON instead of HTML',
  'ERROR-500': '500',
} as const

/** Reads `sign`; refuses with 400 if the order number is missing or the amount is not above 0. */
export function readOrder(sign: string): Order {
  const fields = new URLSearchParams(sign)
  const refno = fields.get('refno')?.trim() ?? ''
  const amount = fields.get('amount')?.trim() ?? ''
  if (refno === '') refuse(400, 'sign refno: is missing')
  if (!isOrderAmount(amount)) refuse(400, 'sign amount: expected a number above 0')
  const filled = ORDER_FIELDS.map((field) => [field, fields.get(field)?.trim() ?? ''] as const)
  return { refno, amount, fields: Object.fromEntries(filled.filter(([, value]) => value !== '')) }
}

/** The gateway's answer: HTML whose script opens its page in the same window (PAY-16), or one of the special cases. */
export function gatewayPage(gatewayAddress: string, order: Order): string {
  const own = addressOf(gatewayAddress, order)
  switch (order.refno) {
    case 'NO-SCRIPT':
      return pageWith()
    case 'TWO-ADDRESSES':
      return pageWith(own, `${own}&again=1`)
    case 'FOREIGN-HOST':
      return pageWith(addressOf('https://elsewhere.example/pay', order))
    case 'JSON':
      return JSON.stringify({ status: 'ok', url: own })
    case 'ERROR-500':
      return refuse(500, 'The gateway is out of order.')
    default:
      return pageWith(own)
  }
}

/** An address that is safe between single quotes in a script. */
function addressOf(base: string, { fields }: Order): string {
  return `${base}?${new URLSearchParams(fields)}`.replaceAll("'", '%27').replaceAll('<', '%3C')
}

function pageWith(...addresses: readonly string[]): string {
  const scripts = addresses.map((address) => ({ html: `<script>window.open('${address}','_self')</script>` }))
  return html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Payment</title></head>
<body><p>Please wait, you are taken to the payment page.</p>${scripts}</body></html>`.html
}
