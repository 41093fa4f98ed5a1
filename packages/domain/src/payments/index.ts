export { findRedirectUrl, type RedirectOptions } from './findRedirectUrl.ts'
export { GATEWAY_FIELDS, type GatewayField, type GatewayQuery, gatewaySign } from './gatewaySign.ts'
export { type PaymentMark, readMarks, withMark, withoutMark } from './marks.ts'
export { PAYMENT_NOTICE, type PaymentNotice, type PaymentResult } from './notice.ts'
export {
  type PaymentPage,
  type PaymentSave,
  type PaymentSuccessQuery,
  type PaymentUpdate,
  paymentPage,
  paymentSave,
  paymentUpdate,
} from './page.ts'
export { parsePaymentPrice } from './price.ts'
export { parseCompactStamp } from './stamp.ts'
