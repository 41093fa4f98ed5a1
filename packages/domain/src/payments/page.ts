import type { StampWords } from '../format/words.ts'
import { asText } from '../query/asText.ts'
import { parsePaymentPrice } from './price.ts'
import { parseCompactStamp } from './stamp.ts'

type Values<Name extends string> = { readonly [name in Name]?: string | null | undefined }

/** The parameters of the success page. Source: PAY-04. */
export type PaymentSuccessQuery = Values<
  'order_no' | 'bookingkey' | 'name' | 'telephone' | 'transact_no' | 'email' | 'modifiedtime' | 'price'
>

/** What the success page shows. Source: PAY-11. */
export interface PaymentPage {
  readonly refNo: string
  readonly transactionNo: string
  readonly bookingKey: string
  /** `DD/MM/YYYY hh:mm AM`, or empty. Source: PAY-12. */
  readonly dateTime: string
  readonly amount: number
  readonly name: string
  readonly mobile: string
  readonly email: string
}

/** The success page's data from its address; none of it is proven. Source: PAY-04, PAY-05, PAY-11, PAY-12, CF-75. */
export function paymentPage(query: PaymentSuccessQuery, words?: Pick<StampWords, 'am' | 'pm'>): PaymentPage {
  return {
    refNo: asText(query.order_no),
    transactionNo: asText(query.transact_no),
    bookingKey: asText(query.bookingkey),
    dateTime: parseCompactStamp(query.modifiedtime, words),
    amount: parsePaymentPrice(query.price),
    name: asText(query.name),
    mobile: asText(query.telephone),
    email: asText(query.email),
  }
}

/** What the success page reports to the server, once for each booking key. Source: PAY-13, CF-75. */
export interface PaymentUpdate {
  readonly bookingKey: string
  readonly customerName: string
  readonly userId: string
  readonly transactionId: string
  readonly status: 'success'
}

/** The booking key or else the order number, the telephone or else the e-mail. Source: PAY-13, CF-75. */
export function paymentUpdate(query: PaymentSuccessQuery): PaymentUpdate {
  return {
    bookingKey: asText(query.bookingkey) || asText(query.order_no),
    customerName: asText(query.name),
    userId: asText(query.telephone) || asText(query.email),
    transactionId: asText(query.transact_no),
    status: 'success',
  }
}

/** What the payment page saves before it goes to the gateway. Source: PAY-14, CF-75. */
export interface PaymentSave {
  readonly bookingKey: string
  readonly customerName: string
}

/** Source: PAY-14, CF-75. */
export function paymentSave(query: Values<'bookingkey' | 'cname'>): PaymentSave {
  return { bookingKey: asText(query.bookingkey), customerName: asText(query.cname) }
}
