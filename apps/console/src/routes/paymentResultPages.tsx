import { type PaymentConfirmation, wayBack } from '@fleetgis/domain/payments'
import { useText } from '@fleetgis/ui'
import { PaymentResult } from '@fleetgis/ui/PaymentResult'
import { useState } from 'react'
import type { paymentFail, paymentSuccess } from '../addresses.ts'
import type { PageProps } from '../pageProps.ts'
import { usePageTitle } from '../usePageTitle.ts'
import { type ConsoleText, consoleWords } from '../words.ts'

/** The heading and title of `/payment-success`: its address proves nothing (CF-168). */
const TITLES = {
  confirming: 'payment.confirming',
  completed: 'page.paymentSuccess',
  refused: 'page.paymentNotConfirmed',
  notSent: 'page.paymentNotConfirmed',
  unknown: 'page.paymentUnknown',
  noPayment: 'payment.none',
} as const satisfies Record<PaymentConfirmation, ConsoleText>

/** `/payment-success` (ROUTE-17, PAY-04). */
export function PaymentSuccessPage({ parameters }: PageProps<typeof paymentSuccess>) {
  const t = useText(consoleWords)
  const [confirmation, setConfirmation] = useState<PaymentConfirmation>('confirming')
  usePageTitle(t(TITLES[confirmation]))
  return (
    <PaymentResult
      result="success"
      query={parameters}
      onChanged={(event) => setConfirmation(event.confirmation)}
    />
  )
}

/** `/payment-cancel` (ROUTE-17, PAY-07). */
export function PaymentCancelPage() {
  return <PaymentResult result="cancel" />
}

/** `/payment-fail` (ROUTE-17, CF-177). */
export function PaymentFailPage({ parameters }: PageProps<typeof paymentFail>) {
  return (
    <PaymentResult
      result="fail"
      query={{ order_no: parameters.order_no }}
      backHref={wayBack(parameters.cancelurl, window.location.origin)}
    />
  )
}
