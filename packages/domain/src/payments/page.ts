import type { StampWords } from '../format/words.ts'
import { asText } from '../query/asText.ts'
import { parsePaymentPrice } from './price.ts'
import { parseCompactStamp } from './stamp.ts'

type Values<Name extends string> = { readonly [name in Name]?: string | null | undefined }

/** The parameters of the success page. Source: PAY-04. */
export type PaymentSuccessQuery = Values<
  'order_no' | 'bookingkey' | 'name' | 'telephone' | 'transact_no' | 'email' | 'modifiedtime' | 'price'
>

/** The content of the success page. Source: PAY-11. */
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

/** An id of the address; empty for a text with blanks inside, which is a sentence and no id. Source: decision 56. */
const asId = (value: string | null | undefined): string => {
  const id = asText(value).trim()
  return /\s/.test(id) ? '' : id
}

/** The success page's data from its address, which is not verified. Source: PAY-11. */
export function paymentPage(query: PaymentSuccessQuery, words?: Pick<StampWords, 'time'>): PaymentPage {
  return {
    refNo: asId(query.order_no),
    transactionNo: asId(query.transact_no),
    bookingKey: asId(query.bookingkey),
    dateTime: parseCompactStamp(query.modifiedtime, words),
    amount: parsePaymentPrice(query.price),
    name: asText(query.name),
    mobile: asText(query.telephone),
    email: asText(query.email),
  }
}

/** The success page's report to the server, once per booking key. Source: CF-75. */
export interface PaymentUpdate {
  readonly bookingKey: string
  readonly customerName: string
  readonly userId: string
  readonly transactionId: string
  readonly status: 'success'
}

/** Uses the booking key or else the order number, and the telephone or else the e-mail. Source: CF-75. */
export function paymentUpdate(query: PaymentSuccessQuery): PaymentUpdate {
  return {
    bookingKey: asId(query.bookingkey) || asId(query.order_no),
    customerName: asText(query.name),
    userId: asText(query.telephone) || asText(query.email),
    transactionId: asId(query.transact_no),
    status: 'success',
  }
}

/** The data that the payment page saves before it opens the gateway. Source: PAY-14. */
export interface PaymentSave {
  readonly bookingKey: string
  readonly customerName: string
}

/** Source: PAY-14. */
export function paymentSave(query: Values<'bookingkey' | 'cname'>): PaymentSave {
  return { bookingKey: asText(query.bookingkey), customerName: asText(query.cname) }
}
