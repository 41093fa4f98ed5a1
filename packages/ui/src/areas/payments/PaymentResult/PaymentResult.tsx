import {
  PAYMENT_NOTICE,
  type PaymentSuccessQuery,
  paymentPage,
  type PaymentResult as Result,
} from '@fleetgis/domain/payments'
import { formatWords } from '../../../i18n/formatWords.ts'
import type { RootProps } from '../../../primitives/rootProps.ts'
import { useText } from '../../../provider/FleetContext.ts'
import { useNoticeToHost } from '../../../provider/useNoticeToHost.ts'
import { WidgetBoundary } from '../../../remote/WidgetBoundary.tsx'
import { type PaymentConfirmation, PaymentResultView } from './PaymentResultView.tsx'
import { type PaymentReport, usePaymentReport } from './usePaymentReport.ts'

export interface PaymentResultProps extends RootProps<HTMLDivElement> {
  result: Result
  /** The query of the success page, which is not verified (PAY-04). */
  query?: PaymentSuccessQuery | undefined
}

/**
 * The page after the gateway. Reports a successful payment to the server once, and the result to the host once. Source:
 * PAY-01 to PAY-08, PAY-13, PAY-19, PAY-20, CF-139.
 */
export function PaymentResult({ result, query = NO_QUERY, ...root }: PaymentResultProps) {
  return (
    <WidgetBoundary name="PaymentResult">
      {result === 'success' ? <Success {...root} query={query} /> : <NoSuccess {...root} result={result} />}
    </WidgetBoundary>
  )
}

const NO_QUERY: PaymentSuccessQuery = {}

function NoSuccess({ result, ...root }: Omit<PaymentResultProps, 'query'>) {
  useNoticeToHost(PAYMENT_NOTICE[result])
  return <PaymentResultView {...root} result={result} />
}

const CONFIRMATIONS: Readonly<Record<PaymentReport, PaymentConfirmation>> = {
  checking: 'checking',
  done: 'confirmed',
  refused: 'unconfirmed',
  sent: 'unconfirmed',
  notSent: 'notSent',
}

function Success({ query, ...root }: { query: PaymentSuccessQuery } & RootProps<HTMLDivElement>) {
  const t = useText()
  const { report, retry } = usePaymentReport(query)
  // The app would take a refused payment for a paid one (CF-139).
  useNoticeToHost(report === 'refused' ? undefined : PAYMENT_NOTICE.success)
  return (
    <PaymentResultView
      {...root}
      result="success"
      payment={paymentPage(query, formatWords(t))}
      confirmation={CONFIRMATIONS[report]}
      onRetry={retry}
    />
  )
}
