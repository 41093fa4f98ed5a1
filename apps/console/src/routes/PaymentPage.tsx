import { PaymentStart } from '@fleetgis/ui/PaymentStart'
import { useConsole } from '../ConsoleContext.ts'
import type { PageProps } from '../pageProps.ts'
import type { payment } from '../routes.ts'

/** `/payment` (ROUTE-17, PAY-10). */
export default function PaymentPage({ parameters }: PageProps<typeof payment>) {
  const { config } = useConsole()
  return (
    <PaymentStart
      query={parameters}
      gatewayHosts={config.gatewayHosts}
      // The configuration has no host on this machine unless its servers are on it too (CF-167).
      loopback
      onRedirect={({ address }) => window.location.replace(address)}
    />
  )
}
