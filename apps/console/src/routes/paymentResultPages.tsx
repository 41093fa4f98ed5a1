import { PAGE_PARAMETERS } from '@fleetgis/domain/query'
import { useText } from '@fleetgis/ui'
import { PaymentResult } from '@fleetgis/ui/PaymentResult'
import type { PageProps } from '../routes.ts'
import { textsOf } from '../textsOf.ts'
import { WebViewFrame } from '../WebViewFrame.tsx'

/** `/payment-success` (ROUTE-17, PAY-04). */
export function PaymentSuccessPage({ query }: PageProps) {
  const t = useText()
  const names = PAGE_PARAMETERS['/payment-success'].map(({ name }) => name)
  return (
    <WebViewFrame title={t('page.paymentSuccess')}>
      <PaymentResult result="success" query={textsOf(query, names)} />
    </WebViewFrame>
  )
}

/** `/payment-cancel` (ROUTE-17, PAY-07). */
export function PaymentCancelPage() {
  const t = useText()
  return (
    <WebViewFrame title={t('page.paymentCancel')}>
      <PaymentResult result="cancel" />
    </WebViewFrame>
  )
}

/** `/payment-fail` (ROUTE-17, PAY-08). */
export function PaymentFailPage() {
  const t = useText()
  return (
    <WebViewFrame title={t('page.paymentFail')}>
      <PaymentResult result="fail" />
    </WebViewFrame>
  )
}
