import { GATEWAY_FIELDS } from '@fleetgis/domain/payments'
import { useText } from '@fleetgis/ui'
import { PaymentStart } from '@fleetgis/ui/PaymentStart'
import { useConsole } from '../ConsoleContext.ts'
import type { PageProps } from '../routes.ts'
import { textsOf } from '../textsOf.ts'
import { WebViewFrame } from '../WebViewFrame.tsx'
import { consoleWords } from '../words.ts'

/** `/payment` (ROUTE-17, PAY-10). */
export default function PaymentPage({ query }: PageProps) {
  const { config } = useConsole()
  const t = useText(consoleWords)
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
