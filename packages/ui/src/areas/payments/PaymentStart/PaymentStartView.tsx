import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleHelp from 'lucide-react/icons/circle-question-mark'
import { LeavingButton } from '../../../primitives/actions/LeavingButton.tsx'
import { Spinner } from '../../../primitives/feedback/Spinner.tsx'
import type { RootProps } from '../../../primitives/rootProps.ts'
import { useText } from '../../../provider/FleetContext.ts'
import { Lines } from '../../../provider/Lines.ts'
import { PaymentFrame } from '../PaymentFrame.ts'
import { type PaymentsText, paymentsWords } from '../words.ts'

/** The state of the start of a payment. */
export type PaymentStartState =
  /** On the way to the gateway's page. */
  | { phase: 'processing' }
  /** The gateway's page was opened before, here or in another tab (CF-140). */
  | { phase: 'begun' }
  /** The browser keeps no marks, so only a press may begin it (CF-140). */
  | { phase: 'unremembered' }
  /** The gateway gave no address that may be opened (CF-76). */
  | { phase: 'nowhere' }
  /** A call was sent, now or on an earlier visit, and its outcome is not known (CF-140). */
  | { phase: 'unknown' }
  /** Refused, or not sent. An earlier start may have begun the payment (CF-140). */
  | { phase: 'failed'; message: string; canRetry: boolean; mayBeBegun?: boolean | undefined }

export interface PaymentStartViewProps extends RootProps<HTMLDivElement> {
  state: PaymentStartState
  /** Begins the payment, after a press. */
  onBegin: () => void
}

/** What a phase says; a failure has its own message. */
const MESSAGES = {
  processing: 'payment.processing',
  begun: 'payment.alreadyBegun',
  unremembered: 'payment.unremembered',
  nowhere: 'payment.nowhere',
  unknown: 'payment.unknown',
} as const satisfies Record<Exclude<PaymentStartState['phase'], 'failed'>, PaymentsText>

/** The page between a booking and the gateway. Source: PAY-09, CF-140. */
export function PaymentStartView({ state, onBegin, ...root }: PaymentStartViewProps) {
  const t = useText(paymentsWords)
  const isBegun = state.phase === 'begun' || state.phase === 'unknown'
  const isQuestion = isBegun || state.phase === 'unremembered'
  const isProblem = !isQuestion && state.phase !== 'processing'
  const hasHint =
    (isQuestion && state.phase !== 'unknown') ||
    state.phase === 'nowhere' ||
    (state.phase === 'failed' && state.mayBeBegun)
  return (
    <PaymentFrame {...root} data-component="PaymentStart" data-phase={state.phase}>
      {state.phase === 'processing' ? <Spinner size={48} /> : null}
      {isQuestion ? <CircleHelp size={56} strokeWidth={1.5} data-colour="orange" aria-hidden /> : null}
      {isProblem ? <CircleAlert size={56} strokeWidth={1.5} data-colour="red" aria-hidden /> : null}
      <p role={isProblem ? 'alert' : 'status'} data-part="message">
        <Lines text={state.phase === 'failed' ? state.message : t(MESSAGES[state.phase])} />
      </p>
      {hasHint ? <p data-part="hint">{t('payment.lookAtBooking')}</p> : null}
      {isBegun ? <LeavingButton onPress={onBegin}>{t('payment.beginAgain')}</LeavingButton> : null}
      {state.phase === 'unremembered' ? (
        <LeavingButton variant="primary" onPress={onBegin}>
          {t('payment.begin')}
        </LeavingButton>
      ) : null}
      {state.phase === 'failed' && state.canRetry ? (
        <LeavingButton onPress={onBegin}>{t('common.retry')}</LeavingButton>
      ) : null}
    </PaymentFrame>
  )
}
