import { type RootProps, rootProps } from '../../../primitives/rootProps.ts'
import { inBoundary } from '../../../remote/failures/WidgetBoundary.tsx'
import { PaymentStartView } from './PaymentStartView.tsx'
import { type PaymentStartOptions, usePaymentStart } from './usePaymentStart.ts'

export interface PaymentStartProps extends PaymentStartOptions, RootProps<HTMLDivElement> {}

/**
 * Begins a payment once per order, over all tabs and reloads of the browser, and leads to the gateway's page; a second
 * visit needs a press. Source: PAY-09, PAY-14 to PAY-18, CF-140.
 */
export const PaymentStart = inBoundary('PaymentStart', AnyStart, [], {
  gatewayHosts: 'list',
  onRedirect: 'function',
})

/** Another order is another payment, which begins by itself. */
function AnyStart(props: PaymentStartProps) {
  return <Start key={props.query.refno} {...props} />
}

function Start(props: PaymentStartProps) {
  const { state, begin } = usePaymentStart(props)
  return <PaymentStartView {...rootProps(props)} state={state} onBegin={begin} />
}
