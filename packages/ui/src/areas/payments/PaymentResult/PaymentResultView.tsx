import { formatPaymentAmount } from '@fleetgis/domain/format'
import type { PaymentPage, PaymentResult } from '@fleetgis/domain/payments'
import CircleCheck from 'lucide-react/icons/circle-check'
import CircleMinus from 'lucide-react/icons/circle-minus'
import Clock from 'lucide-react/icons/clock'
import { Button } from '../../../primitives/actions/Button.tsx'
import { Spinner } from '../../../primitives/feedback/Spinner.tsx'
import { FactList } from '../../../primitives/layout/FactList.tsx'
import { type RootProps, rootProps } from '../../../primitives/rootProps.ts'
import { useText } from '../../../provider/FleetContext.ts'
import { PaymentFrame } from '../PaymentFrame.ts'

/** The server's answer about a successful payment (CF-139). */
export type PaymentConfirmation = 'checking' | 'confirmed' | 'unconfirmed' | 'notSent'

export interface PaymentResultViewProps extends RootProps<HTMLDivElement> {
  result: PaymentResult
  /** The payment, as its address has it; for `success`. */
  payment?: PaymentPage | undefined
  /** For `success`: only `confirmed` shows the check. `checking` unless given. */
  confirmation?: PaymentConfirmation | undefined
  /** Reports the payment again, where nothing was sent. */
  onRetry?: (() => void) | undefined
}

/** The page after the gateway: success, cancel or fail. Source: PAY-01 to PAY-08, CF-139. */
export function PaymentResultView({ result, payment, ...others }: PaymentResultViewProps) {
  const t = useText()
  return (
    <PaymentFrame {...rootProps(others)} data-component="PaymentResult" data-result={result}>
      {result === 'success' ? (
        <Success {...others} payment={payment} />
      ) : (
        <>
          {result === 'cancel' ? (
            <CircleMinus size={56} strokeWidth={1.5} data-colour="red" aria-hidden />
          ) : null}
          <p role="status" data-part="message">
            {t(result === 'cancel' ? 'payment.cancelled' : 'payment.failed')}
          </p>
        </>
      )}
    </PaymentFrame>
  )
}

type SuccessProps = Pick<PaymentResultViewProps, 'payment' | 'confirmation' | 'onRetry'>

function Success({ payment, confirmation = 'checking', onRetry }: SuccessProps) {
  const t = useText()
  const { icon, message } = {
    checking: { icon: <Spinner size={48} />, message: t('payment.confirming') },
    confirmed: {
      icon: <CircleCheck size={56} strokeWidth={1.5} data-colour="green" aria-hidden />,
      message: t('payment.success'),
    },
    unconfirmed: { icon: <Waiting />, message: t('payment.notConfirmed') },
    notSent: { icon: <Waiting />, message: t('payment.notSent') },
  }[confirmation]
  return (
    <>
      {icon}
      <p role="status" data-part="message">
        {message}
      </p>
      {confirmation === 'unconfirmed' ? <p data-part="hint">{t('payment.lookAtBooking')}</p> : null}
      {confirmation === 'notSent' && onRetry ? <Button onPress={onRetry}>{t('common.retry')}</Button> : null}
      {payment ? <Facts payment={payment} /> : null}
    </>
  )
}

const Waiting = () => <Clock size={56} strokeWidth={1.5} data-colour="orange" aria-hidden />

/** The payment in plain text, whatever its address says (T9). */
function Facts({ payment }: { payment: PaymentPage }) {
  const t = useText()
  const facts = [
    { name: t('payment.refNo'), value: payment.refNo },
    { name: t('payment.transactionNo'), value: payment.transactionNo },
    { name: t('transactions.date'), value: payment.dateTime },
    { name: t('payment.name'), value: payment.name },
    { name: t('payment.mobile'), value: payment.mobile },
    { name: t('payment.email'), value: payment.email },
  ].filter(({ value }) => value !== '')
  return (
    <>
      <p data-part="amount">{formatPaymentAmount(payment.amount)}</p>
      <FactList facts={facts.map(({ name, value }) => ({ name, value: <bdi>{value}</bdi> }))} />
    </>
  )
}
