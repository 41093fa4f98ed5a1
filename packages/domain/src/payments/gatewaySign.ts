import { asText } from '../query/asText.ts'

/** The fields sent to the gateway, in order; `remark` is always empty. Source: PAY-15. */
export const GATEWAY_FIELDS = [
  'refno',
  'amount',
  'address',
  'pcode',
  'resultpageskip',
  'pname',
  'cname',
  'sign',
  'remark',
  'contactname',
  'appname',
  'phone',
  'appid',
  'currency',
  'cancelurl',
  'email',
  'paymenttype',
  'cid',
  'desc',
] as const

export type GatewayField = (typeof GATEWAY_FIELDS)[number]

export type GatewayQuery = { readonly [field in Exclude<GatewayField, 'remark'>]?: string | null | undefined }

/**
 * The value of the gateway's one field `sign`: a query string of all fields in order, each value percent-encoded,
 * missing ones empty. A lone surrogate becomes U+FFFD; never throws. Source: PAY-15.
 */
export function gatewaySign(query: GatewayQuery): string {
  return GATEWAY_FIELDS.map((field) => `${field}=${field === 'remark' ? '' : encoded(query[field])}`).join(
    '&',
  )
}

function encoded(value: unknown): string {
  return encodeURIComponent(asText(value).replace(/\p{Cs}/gu, '\ufffd'))
}
