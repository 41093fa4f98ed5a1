import { wayBack } from '@fleetgis/domain/payments'
import { PaymentResult } from '@fleetgis/ui/PaymentResult'
import type { PageProps } from '../pageProps.ts'
import type { paymentFail } from '../routes.ts'

/** `/payment-fail` (ROUTE-17, CF-177). */
export default function PaymentFailPage({ parameters }: PageProps<typeof paymentFail>) {
  return (
    <PaymentResult
      result="fail"
      query={{ order_no: parameters.order_no }}
      backHref={wayBack(parameters.cancelurl, window.location.origin)}
    />
  )
}
