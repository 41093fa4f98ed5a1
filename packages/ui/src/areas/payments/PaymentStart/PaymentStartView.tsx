import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleHelp from 'lucide-react/icons/circle-question-mark'
import { Button } from '../../../primitives/actions/Button.tsx'
import { Spinner } from '../../../primitives/feedback/Spinner.tsx'
import type { RootProps } from '../../../primitives/rootProps.ts'
import { useText } from '../../../provider/FleetContext.ts'
import { PaymentFrame } from '../PaymentFrame.ts'

/** The state of the start of a payment. */
export type PaymentStartState =
  /** On the way to the gateway's page. */
  | { phase: 'processing' }
  /** It was begun before, here or in another tab (CF-140). */
  | { phase: 'begun' }
  /** The browser keeps no marks, so only a press may begin it (CF-140). */
  | { phase: 'unremembered' }
  /** The gateway gave no address that may be opened (CF-76). */
  | { phase: 'nowhere' }
  /** A call was sent and its outcome is not known. */
  | { phase: 'unknown' }
  /** Refused, or not sent. */
  | { phase: 'failed'; message: string; canRetry: boolean }

export interface PaymentStartViewProps extends RootProps<HTMLDivElement> {
  state: PaymentStartState
  /** Begins the payment, after a press. */
  onBegin: () => void
}

/** The page between a booking and the gateway. Source: PAY-09, CF-140. */
export function PaymentStartView({ state, onBegin, ...root }: PaymentStartViewProps) {
  const t = useText()
  return (
    <PaymentFrame {...root} data-component="PaymentStart" data-phase={state.phase}>
      <Content state={state} t={t} />
      {state.phase === 'begun' ? <Button onPress={onBegin}>{t('payment.beginAgain')}</Button> : null}
      {state.phase === 'unremembered' ? (
        <Button variant="primary" onPress={onBegin}>
          {t('payment.begin')}
        </Button>
      ) : null}
      {state.phase === 'failed' && state.canRetry ? (
        <Button onPress={onBegin}>{t('common.retry')}</Button>
      ) : null}
    </PaymentFrame>
  )
}

function Content({ state, t }: { state: PaymentStartState; t: ReturnType<typeof useText> }) {
  switch (state.phase) {
    case 'processing':
      return (
        <>
          <Spinner size={48} />
          <p role="status" data-part="message">
            {t('payment.processing')}
          </p>
        </>
      )
    case 'begun':
    case 'unremembered':
      return (
        <>
          <CircleHelp size={56} strokeWidth={1.5} data-colour="orange" aria-hidden />
          <p role="status" data-part="message">
            {t(state.phase === 'begun' ? 'payment.alreadyBegun' : 'payment.unremembered')}
          </p>
          <p data-part="hint">{t('payment.lookAtBooking')}</p>
        </>
      )
    default:
      return (
        <>
          <CircleAlert size={56} strokeWidth={1.5} data-colour="red" aria-hidden />
          <p role="alert" data-part="message">
            {state.phase === 'failed'
              ? state.message
              : t(state.phase === 'nowhere' ? 'payment.nowhere' : 'payment.unknown')}
          </p>
          {state.phase === 'nowhere' ? <p data-part="hint">{t('payment.lookAtBooking')}</p> : null}
        </>
      )
  }
}
