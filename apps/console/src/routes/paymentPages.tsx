import { GATEWAY_FIELDS } from '@fleetgis/domain/payments'
import { PAGE_PARAMETERS } from '@fleetgis/domain/query'
import { useText } from '@fleetgis/ui'
import { PaymentResult } from '@fleetgis/ui/PaymentResult'
import { PaymentStart } from '@fleetgis/ui/PaymentStart'
import { useConsole } from '../ConsoleContext.ts'
import type { PageQuery } from '../readQuery.ts'
import type { PageProps } from '../routes.ts'
import { WebViewFrame } from '../WebViewFrame.tsx'

/** `/payment` (ROUTE-17, PAY-10). */
export function PaymentPage({ query }: PageProps) {
  const { config } = useConsole()
  const t = useText()
  return (
    <WebViewFrame title={t('page.payment')}>
      <PaymentStart
        query={{
          ...textsOf(query, [...GATEWAY_FIELDS, 'bookingkey']),
          refno: query.text('refno') ?? '',
        }}
        gatewayHosts={config.gatewayHosts}
        // The configuration has no host on this machine unless its servers are on it too (CF-167).
        loopback
        onRedirect={({ address }) => window.location.replace(address)}
      />
    </WebViewFrame>
  )
}

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

const textsOf = (query: PageQuery, names: readonly string[]): Record<string, string | undefined> =>
  Object.fromEntries(names.map((name) => [name, query.text(name)]))
