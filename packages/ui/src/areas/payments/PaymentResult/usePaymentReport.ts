import { NetworkError, ServerError } from '@fleetgis/api'
import { updatePayment } from '@fleetgis/api/payments'
import { type PaymentSuccessQuery, paymentUpdate } from '@fleetgis/domain/payments'
import { useEffect, useRef, useState } from 'react'
import { useLatestCallback } from '../../../primitives/useLatestCallback.ts'
import { useFleet } from '../../../provider/FleetContext.ts'
import { dropMark, inOneTab, setMark, takeMark } from '../paymentMarks.ts'

/** The outcome of the report: `refused` by the server, `sent` without a known outcome, or `notSent`. */
export type PaymentReport = 'checking' | 'done' | 'refused' | 'sent' | 'notSent'

/** Reported before, which is as good as done (CF-139). */
const REPORTED_BEFORE = 409

/** Reports a payment once per booking key, over all tabs and reloads of the browser. Source: PAY-13, CF-139. */
export function usePaymentReport(query: PaymentSuccessQuery) {
  const { client } = useFleet()
  const [report, setReport] = useState<PaymentReport>('checking')
  const isBusy = useRef(false)
  const update = paymentUpdate(query)

  async function send() {
    if (isBusy.current) return
    isBusy.current = true
    setReport('checking')
    // Another tab that reports the same payment comes to its end first, and its mark tells the outcome.
    const next = update.bookingKey === '' ? 'sent' : await inOneTab(`report.${update.bookingKey}`, reportOnce)
    isBusy.current = false
    setReport(next)
  }

  async function reportOnce(): Promise<PaymentReport> {
    const key = update.bookingKey
    const mark = await takeMark('reported', [key, 'sent'])
    if (!mark.isNew) return mark.state === 'done' || mark.state === 'refused' ? mark.state : 'sent'
    const outcome = await makeCall()
    if (outcome === 'notSent') await dropMark('reported', key)
    else await setMark('reported', [key, outcome])
    return outcome
  }

  async function makeCall(): Promise<Exclude<PaymentReport, 'checking'>> {
    try {
      const result = await client.call(updatePayment, update)
      if (result.outcome === 'done') return 'done'
      result.settle?.()
      return result.outcome === 'unknown' ? 'sent' : 'notSent'
    } catch (error) {
      if (error instanceof NetworkError) return 'notSent'
      return error instanceof ServerError && error.code === REPORTED_BEFORE ? 'done' : 'refused'
    }
  }

  const start = useLatestCallback(send)
  const hasStarted = useRef(false)
  useEffect(() => {
    if (!hasStarted.current) start()
    hasStarted.current = true
  }, [start])

  return { report, retry: () => void send() }
}
