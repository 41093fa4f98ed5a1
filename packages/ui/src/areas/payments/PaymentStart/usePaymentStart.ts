import { endsIntent, type MoneyResult, NetworkError, uuid } from '@fleetgis/api'
import { pay, savePayment } from '@fleetgis/api/payments'
import {
  findRedirectUrl,
  type GatewayQuery,
  paymentSave,
  readStartMark,
  refusedStart,
  type StartMark,
  startMarkText,
} from '@fleetgis/domain/payments'
import { useEffect, useRef, useState } from 'react'
import { useLatestCallback } from '../../../primitives/useLatestCallback.ts'
import { useFleet, useText } from '../../../provider/FleetContext.ts'
import { explainFailure } from '../../../remote/failures/explainFailure.ts'
import { reportOnce } from '../../../reportOnce.ts'
import { dropMark, setMark, takeMark } from '../paymentMarks.ts'
import { paymentsWords } from '../words.ts'
import type { PaymentStartState } from './PaymentStartView.tsx'

/** The query of the payment page (PAY-10). */
export type PaymentStartQuery = GatewayQuery & {
  readonly bookingkey?: string | null | undefined
  /** The order. A payment begins once for it. */
  readonly refno: string
}

export interface PaymentStartOptions {
  query: PaymentStartQuery
  /** Hosts that the payment may lead to; without any there is no payment (CF-76). */
  gatewayHosts: readonly string[]
  /** Also allows `http://localhost:port` of `gatewayHosts`, for development (CF-167). */
  loopback?: boolean | undefined
  /** Opens the gateway's page in place of this one. */
  onRedirect: (event: { address: string }) => void
}

/** Saves the payment, posts the order to the gateway and opens the gateway's page. Source: PAY-14 to PAY-18, CF-140. */
export function usePaymentStart({ query, gatewayHosts, loopback, onRedirect }: PaymentStartOptions) {
  const { client } = useFleet()
  const t = useText(paymentsWords)
  const [state, setState] = useState<PaymentStartState>({ phase: 'processing' })
  const isBusy = useRef(false)
  const isShown = useRef(true)
  /** Arrived while `<Activity>` hid the page; it opens when the page is shown. */
  const waiting = useRef<string>(undefined)
  /** The gateway's page was opened in place of this one. */
  const hasOpened = useRef(false)
  const { refno } = query

  async function begin({ isPressed }: { isPressed: boolean }) {
    if (isBusy.current) return
    isBusy.current = true
    setState({ phase: 'processing' })
    try {
      const next = await run(isPressed)
      if (next) setState(next)
    } finally {
      isBusy.current = false
    }
  }

  /** The state to show; undefined while the gateway's page opens. */
  async function run(isPressed: boolean): Promise<PaymentStartState | undefined> {
    // A payment that can lead nowhere is not begun. PAY-18.
    if (gatewayHosts.length === 0) {
      reportOnce('There are no hosts that a payment may lead to.')
      return { phase: 'failed', message: t('payment.notBegun'), canRetry: false }
    }
    const newKey = uuid()
    const taken = await takeMark('begun', [
      refno,
      startMarkText({ step: 'sent', key: newKey, hasAskedGateway: false }),
    ])
    const earlier = taken.isNew ? undefined : readStartMark(taken.state)
    if (!isPressed && earlier) return { phase: earlier.step === 'opened' ? 'begun' : 'unknown' }
    if (!isPressed && taken.isNew && !taken.isKept) return { phase: 'unremembered' }
    // One key for one intent until its outcome is known, also over a reload (CF-170).
    const key = (earlier?.step === 'sent' && earlier.key) || newKey
    if (earlier) await mark({ step: 'sent', key, hasAskedGateway: earlier.hasAskedGateway })
    let reply: MoneyResult<string>
    let hasSaved = false
    try {
      const saved = await client.call(savePayment, paymentSave(query), { idempotencyKey: key })
      if (saved.outcome !== 'done') return unfinished(saved)
      hasSaved = true
      await mark({ step: 'sent', key: undefined, hasAskedGateway: true })
      reply = await client.call(pay, query)
    } catch (error) {
      // Refused or not sent: nothing was begun, unless an earlier start may have been. That one asked the gateway, which a
      // refusal of this one does not end.
      const left = earlier && endsIntent(error) ? refusedStart(earlier) : earlier
      // What was saved is not saved again without a press, and then with its key.
      const isSavedOnly = hasSaved && !endsIntent(error) && left?.step !== 'opened'
      if (isSavedOnly) await mark({ step: 'sent', key, hasAskedGateway: left?.hasAskedGateway ?? false })
      else if (left) await mark(left)
      else await dropMark('begun', refno)
      const message = explainFailure(error, t, t('payment.notBegun'))
      return {
        phase: 'failed',
        message,
        canRetry: error instanceof NetworkError,
        mayBeBegun: left !== undefined,
      }
    }
    if (reply.outcome !== 'done') return unfinished(reply)
    const address = findRedirectUrl(reply.value, { allowedHosts: gatewayHosts, loopback })
    if (address === undefined) {
      // biome-ignore lint/suspicious/noConsole: the specification requires an error in the console (PAY-18)
      console.error('The reply of the payment gateway has no address that may be opened.')
      return { phase: 'nowhere' }
    }
    if (isShown.current) await open(address)
    else waiting.current = address
    return undefined
  }

  const mark = (step: StartMark) => setMark('begun', [refno, startMarkText(step)])

  /** The mark comes first: the page goes with its address. */
  async function open(address: string) {
    await mark({ step: 'opened', hasAskedGateway: true })
    hasOpened.current = true
    try {
      onRedirect({ address })
    } catch (error) {
      // The page stays, and so does the way to begin again.
      setState({ phase: 'begun' })
      throw error
    }
  }

  function openWaiting() {
    const address = waiting.current
    waiting.current = undefined
    if (address !== undefined) void open(address)
  }

  const start = useLatestCallback(begin)
  const show = useLatestCallback(openWaiting)
  const hasStarted = useRef(false)
  useEffect(() => {
    isShown.current = true
    show()
    if (!hasStarted.current) void start({ isPressed: false })
    hasStarted.current = true
    // Back from the gateway may restore the page as it was left.
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted && !isBusy.current && hasOpened.current) setState({ phase: 'begun' })
    }
    window.addEventListener('pageshow', onPageShow)
    return () => {
      isShown.current = false
      window.removeEventListener('pageshow', onPageShow)
    }
  }, [start, show])

  return { state, begin: () => void begin({ isPressed: true }) }
}

/**
 * Not known: a call has no answer, or another tab is at it. Nothing is sent again: the mark, and not the call, keeps the
 * payment from a second start.
 */
function unfinished(result: Exclude<MoneyResult<unknown>, { outcome: 'done' }>): PaymentStartState {
  result.settle?.()
  return { phase: 'unknown' }
}
