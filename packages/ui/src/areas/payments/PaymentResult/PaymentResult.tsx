import {
  PAYMENT_CONFIRMATIONS,
  PAYMENT_NOTICE,
  type PaymentConfirmation,
  type PaymentSuccessQuery,
  paymentPage,
  type PaymentResult as Result,
} from '@fleetgis/domain/payments'
import { useEffect } from 'react'
import { checkOneOf } from '../../../checkProps.ts'
import { formatWords } from '../../../i18n/formatWords.ts'
import type { RootProps } from '../../../primitives/rootProps.ts'
import { useLatestCallback } from '../../../primitives/useLatestCallback.ts'
import { useText } from '../../../provider/FleetContext.ts'
import { useNoticeToHost } from '../../../provider/useNoticeToHost.ts'
import { inBoundary } from '../../../remote/failures/WidgetBoundary.tsx'
import { paymentsWords } from '../words.ts'
import { PaymentResultView } from './PaymentResultView.tsx'
import { usePaymentReport } from './usePaymentReport.ts'

export interface PaymentResultProps extends RootProps<HTMLDivElement> {
  result: Result
  /** The query of the page, which is not verified: of `success` (PAY-04), or the `order_no` of `fail` (CF-177). */
  query?: PaymentSuccessQuery | undefined
  /** The page of this app where a failed payment leads back to. */
  backHref?: string | undefined
  /** Called with each state of `success`, the first one too: the page's heading and title follow it (CF-168). */
  onChanged?: ((event: { confirmation: PaymentConfirmation }) => void) | undefined
}

/**
 * The page after the gateway. Reports a successful payment to the server once; calls it completed, and notifies the
 * host, once the server has confirmed it. Source: PAY-01 to PAY-08, PAY-13, PAY-19, PAY-20, CF-168, CF-177.
 */
export const PaymentResult = inBoundary('PaymentResult', AnyResult)

function AnyResult({ result, query = NO_QUERY, backHref, onChanged, ...root }: PaymentResultProps) {
  checkOneOf('PaymentResult', 'result', result, Object.keys(PAYMENT_NOTICE))
  // Another query is another payment, which has its own report.
  return result === 'success' ? (
    <Success {...root} key={JSON.stringify(query)} query={query} onChanged={onChanged} />
  ) : (
    <NoSuccess {...root} result={result} query={query} backHref={backHref} />
  )
}

const NO_QUERY: PaymentSuccessQuery = {}

type PartProps<Name extends keyof PaymentResultProps> = Pick<PaymentResultProps, Name> &
  RootProps<HTMLDivElement> & { query: PaymentSuccessQuery }

function NoSuccess({ query, ...view }: PartProps<'result' | 'backHref'>) {
  useNoticeToHost(PAYMENT_NOTICE[view.result])
  return <PaymentResultView {...view} payment={paymentPage(query)} />
}

function Success({ query, onChanged, ...root }: PartProps<'onChanged'>) {
  const t = useText(paymentsWords)
  const { confirmation, canAsk, ask } = usePaymentReport(query)
  useNoticeToHost(PAYMENT_CONFIRMATIONS[confirmation].isSentToHost ? PAYMENT_NOTICE.success : undefined)
  const reportChange = useLatestCallback((to: PaymentConfirmation) => onChanged?.({ confirmation: to }))
  useEffect(() => reportChange(confirmation), [reportChange, confirmation])
  return (
    <PaymentResultView
      {...root}
      result="success"
      payment={paymentPage(query, formatWords(t))}
      confirmation={confirmation}
      onRetry={canAsk ? ask : undefined}
    />
  )
}
