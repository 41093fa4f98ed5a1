import type { PaymentConfirmation } from '@fleetgis/domain/payments'
import { useText } from '@fleetgis/ui'
import { PaymentResult } from '@fleetgis/ui/PaymentResult'
import { useState } from 'react'
import type { PageProps } from '../pageProps.ts'
import type { paymentSuccess } from '../routes.ts'
import { usePageTitle } from '../usePageTitle.ts'
import { type ConsoleText, consoleWords } from '../words.ts'

/** The heading and title: the address proves nothing (CF-168). */
const TITLES = {
  confirming: 'payment.confirming',
  completed: 'page.paymentSuccess',
  refused: 'page.paymentNotConfirmed',
  notSent: 'page.paymentNotConfirmed',
  unknown: 'page.paymentUnknown',
  noPayment: 'payment.none',
} as const satisfies Record<PaymentConfirmation, ConsoleText>

/** `/payment-success` (ROUTE-17, PAY-04). */
export default function PaymentSuccessPage({ parameters }: PageProps<typeof paymentSuccess>) {
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
