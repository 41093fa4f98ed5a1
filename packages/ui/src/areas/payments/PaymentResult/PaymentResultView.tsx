import { formatPaymentAmount } from '@fleetgis/domain/format'
import {
  PAYMENT_CONFIRMATIONS,
  type PaymentConfirmation,
  type PaymentPage,
  type PaymentResult,
} from '@fleetgis/domain/payments'
import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import CircleMinus from 'lucide-react/icons/circle-minus'
import CircleHelp from 'lucide-react/icons/circle-question-mark'
import Clock from 'lucide-react/icons/clock'
import { type ComponentType, type Ref, useRef } from 'react'
import { useShownText } from '../../../i18n/useShownText.ts'
import { Button } from '../../../primitives/actions/Button.tsx'
import { Link } from '../../../primitives/actions/Link.tsx'
import { Spinner } from '../../../primitives/feedback/Spinner.tsx'
import { FactList } from '../../../primitives/layout/FactList.tsx'
import { type RootProps, rootProps } from '../../../primitives/rootProps.ts'
import { UNREACHABLE } from '../../../provider/Failure.ts'
import { useText } from '../../../provider/FleetContext.ts'
import { Lines } from '../../../provider/Lines.ts'
import { useSharedFailure } from '../../../remote/failures/useSharedFailure.ts'
import { PaymentFrame } from '../PaymentFrame.ts'
import { type PaymentsText, paymentsWords } from '../words.ts'

export interface PaymentResultViewProps extends RootProps<HTMLDivElement> {
  result: PaymentResult
  /** The payment, as its address has it; for `success` and `fail`. */
  payment?: PaymentPage | undefined
  /** For `success`: only `completed` shows the check. `confirming` unless given. */
  confirmation?: PaymentConfirmation | undefined
  /** Reports the payment by a press, where it was not sent, or may be sent again. Without it there is no button. */
  onRetry?: (() => void) | undefined
  /** The page of this app where a failed payment leads back to. */
  backHref?: string | undefined
}

/** The page after the gateway: success, cancel or fail. Source: PAY-01 to PAY-08, CF-168, CF-177. */
export function PaymentResultView({ result, ...others }: PaymentResultViewProps) {
  const Content = CONTENTS[result]
  return (
    <PaymentFrame {...rootProps(others)} data-component="PaymentResult" data-result={result}>
      <Content {...others} />
    </PaymentFrame>
  )
}

type ContentProps = Omit<PaymentResultViewProps, 'result'>

interface Look {
  /** Undefined for the spinner. */
  readonly icon?: { readonly Icon: ComponentType<IconProps>; readonly colour: string }
  readonly message: PaymentsText
  /** What to do. */
  readonly hint?: PaymentsText
  /** The label of the press that reports the payment. */
  readonly retry?: PaymentsText
}

type IconProps = { size: number; strokeWidth: number; 'data-colour': string; 'aria-hidden': true }

/** What a state of `success` says. Source: CF-168. */
const LOOKS: Readonly<Record<PaymentConfirmation, Look>> = {
  confirming: { message: 'payment.confirming' },
  completed: { icon: { Icon: CircleCheck, colour: 'green' }, message: 'payment.success' },
  refused: {
    icon: { Icon: CircleAlert, colour: 'orange' },
    message: 'payment.refused',
    hint: 'payment.askOperator',
  },
  notSent: {
    icon: { Icon: Clock, colour: 'orange' },
    message: 'payment.notSent',
    hint: 'payment.tryOnline',
    retry: 'common.retry',
  },
  unknown: {
    icon: { Icon: CircleHelp, colour: 'orange' },
    message: 'payment.unlearned',
    hint: 'payment.askOperator',
    retry: 'payment.askAgain',
  },
  noPayment: {
    icon: { Icon: CircleHelp, colour: 'orange' },
    message: 'payment.none',
    hint: 'payment.lookAtBooking',
  },
}

const CONTENTS: Readonly<Record<PaymentResult, ComponentType<ContentProps>>> = {
  success: Success,
  cancel: Cancelled,
  fail: Failed,
}

function Success({ payment, confirmation = 'confirming', onRetry }: ContentProps) {
  const t = useText(paymentsWords)
  const { icon, message, hint, retry } = LOOKS[confirmation]
  const status = useRef<HTMLParagraphElement>(null)
  // No other part of the page says the same.
  useSharedFailure(confirmation === 'notSent' ? UNREACHABLE : undefined, onRetry)
  function press() {
    // The button unmounts while the call runs.
    status.current?.focus()
    onRetry?.()
  }
  return (
    <>
      {icon ? <icon.Icon {...MARK} data-colour={icon.colour} /> : <Spinner size={48} />}
      <Message ref={status} text={message} />
      {hint ? <p data-part="hint">{t(hint)}</p> : null}
      {retry && onRetry ? <Button onPress={press}>{t(retry)}</Button> : null}
      {payment && PAYMENT_CONFIRMATIONS[confirmation].hasFacts ? (
        <Facts payment={payment} isConfirmed={confirmation === 'completed'} />
      ) : null}
    </>
  )
}

function Cancelled() {
  const t = useText(paymentsWords)
  return (
    <>
      <CircleMinus {...MARK} data-colour="red" />
      <Message text="payment.cancelled" />
      <p data-part="hint">{t('payment.lookAtBooking')}</p>
    </>
  )
}

function Failed({ payment, backHref }: ContentProps) {
  const t = useText(paymentsWords)
  const refNo = payment?.refNo ?? ''
  return (
    <>
      <CircleAlert {...MARK} data-colour="red" />
      <Message text="payment.notCompleted" />
      <p data-part="hint">{t('payment.lookAtBooking')}</p>
      {refNo === '' ? null : <FactList facts={[{ name: t('payment.refNo'), value: <bdi>{refNo}</bdi> }]} />}
      {backHref === undefined ? null : <Link href={backHref}>{t('payment.back')}</Link>}
      <p data-part="mark">
        <Lines text={t('payment.failed')} />
      </p>
    </>
  )
}

const MARK = { size: 56, strokeWidth: 1.5, 'aria-hidden': true } as const

function Message({ text, ref }: { text: PaymentsText; ref?: Ref<HTMLParagraphElement> }) {
  const t = useText(paymentsWords)
  return (
    <p ref={ref} role="status" tabIndex={-1} data-part="message">
      {t(text)}
    </p>
  )
}

/**
 * The payment in plain text, whatever its address says (T9). Until the server has confirmed it: the numbers to ask with,
 * and the amount as that of the link; whose payment it is, and when, only the address says (decision 56).
 */
function Facts({ payment, isConfirmed }: { payment: PaymentPage; isConfirmed: boolean }) {
  const t = useText(paymentsWords)
  const shown = useShownText()
  const facts = [
    { name: t('payment.refNo'), value: payment.refNo },
    // The number to ask with.
    { name: t('payment.booking'), value: payment.refNo === '' ? payment.bookingKey : '' },
    {
      name: t('payment.amountInLink'),
      value: isConfirmed || payment.amount > 0 ? formatPaymentAmount(payment.amount) : '',
    },
    { name: t('payment.transactionNo'), value: payment.transactionNo },
    ...(isConfirmed
      ? [
          { name: t('transactions.date'), value: payment.dateTime },
          { name: t('payment.name'), value: shown(payment.name) },
          { name: t('payment.mobile'), value: payment.mobile },
          { name: t('payment.email'), value: payment.email },
        ]
      : []),
  ].filter(({ value }) => value !== '')
  return <FactList facts={facts.map(({ name, value }) => ({ name, value: <bdi>{value}</bdi> }))} />
}
