import { type PaymentConfirmation, wayBack } from '@fleetgis/domain/payments'
import { PAGE_PARAMETERS } from '@fleetgis/domain/query'
import { useText } from '@fleetgis/ui'
import { PaymentResult } from '@fleetgis/ui/PaymentResult'
import { useState } from 'react'
import type { PageProps } from '../routes.ts'
import { textsOf } from '../textsOf.ts'
import { usePageTitle } from '../usePageTitle.ts'
import { WebViewFrame } from '../WebViewFrame.tsx'
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
export function PaymentSuccessPage({ query }: PageProps) {
  const t = useText(consoleWords)
  const [confirmation, setConfirmation] = useState<PaymentConfirmation>('confirming')
  const title = t(TITLES[confirmation])
  usePageTitle(title)
  const names = PAGE_PARAMETERS['/payment-success'].map(({ name }) => name)
  return (
    <WebViewFrame title={title}>
      <PaymentResult
        result="success"
        query={textsOf(query, names)}
        onChanged={(event) => setConfirmation(event.confirmation)}
      />
    </WebViewFrame>
  )
}

/** `/payment-cancel` (ROUTE-17, PAY-07). */
export function PaymentCancelPage() {
  const t = useText(consoleWords)
  return (
    <WebViewFrame title={t('page.paymentCancel')}>
      <PaymentResult result="cancel" />
    </WebViewFrame>
  )
}

/** `/payment-fail` (ROUTE-17, CF-177). */
export function PaymentFailPage({ query }: PageProps) {
  const t = useText(consoleWords)
  return (
    <WebViewFrame title={t('page.paymentFail')}>
      <PaymentResult
        result="fail"
        query={{ order_no: query.text('order_no') }}
        backHref={wayBack(query.text('cancelurl'), window.location.origin)}
      />
    </WebViewFrame>
  )
}
