import { PaymentResult } from '@fleetgis/ui/PaymentResult'

/** `/payment-cancel` (ROUTE-17, PAY-07). */
export default function PaymentCancelPage() {
  return <PaymentResult result="cancel" />
}
