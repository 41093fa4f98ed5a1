import { NetworkError, ServerError, uuid } from '@fleetgis/api'
import { updatePayment } from '@fleetgis/api/payments'
import {
  type PaymentConfirmation,
  type PaymentSuccessQuery,
  paymentUpdate,
  type ReportMark,
  readReportMark,
  reportByPress,
  reportMarkText,
  reportOutcome,
  type SentReport,
} from '@fleetgis/domain/payments'
import { useEffect, useRef, useState } from 'react'
import { useLatestCallback } from '../../../primitives/useLatestCallback.ts'
import { useFleet } from '../../../provider/FleetContext.ts'
import { endsSession } from '../../../provider/mayPass.ts'
import { dropMark, inOneTab, setMark, takeMark } from '../paymentMarks.ts'
import { digestOf } from './digestOf.ts'

interface Report {
  confirmation: PaymentConfirmation
  /** Whether a press may report the payment again. */
  canAsk: boolean
}

/** Reported before, which is as good as done (CF-168). */
const REPORTED_BEFORE = 409
/** The server did not look at the report: too late or too many at a time, which is no refusal. */
const NOT_LOOKED_AT: readonly number[] = [408, 429]

/**
 * Reports a payment once per booking key, over all tabs and reloads of the browser; again by a press only. Source:
 * PAY-13, CF-168.
 */
export function usePaymentReport(query: PaymentSuccessQuery) {
  const { client } = useFleet()
  const update = paymentUpdate(query)
  const { bookingKey } = update
  const hasPayment = bookingKey !== ''
  const hasKeys = client.hasIdempotency(updatePayment)
  const [report, setReport] = useState<Report>({
    confirmation: hasPayment ? 'confirming' : 'noPayment',
    canAsk: false,
  })
  const isBusy = useRef(false)

  async function ask({ isPressed }: { isPressed: boolean }) {
    if (isBusy.current || !hasPayment) return
    isBusy.current = true
    setReport({ confirmation: 'confirming', canAsk: false })
    // Another tab that reports the same payment comes to its end first, and its mark has the outcome.
    const next = await inOneTab(`report.${bookingKey}`, () => reportOnce(isPressed))
    isBusy.current = false
    setReport(next)
  }

  async function reportOnce(isPressed: boolean): Promise<Report> {
    const own: SentReport = { digest: (await digestOf(update)) ?? '', key: uuid(), isRefused: false }
    const first: ReportMark = { isCompleted: false, sent: [own] }
    const taken = await takeMark('reported', [bookingKey, reportMarkText(first)])
    const before = taken.isNew ? undefined : readReportMark(taken.state)
    const report = before ? reportByPress(before, own, { hasKeys }) : own
    if (before && !(isPressed && report))
      return { confirmation: reportOutcome(before, own), canAsk: report !== undefined }
    const mark = before && report ? { ...before, sent: withReport(before.sent, report) } : first
    if (before) await keep(mark)
    const isRepeated = before !== undefined && report !== undefined && before.sent.includes(report)
    const outcome = await makeCall(report?.key, isRepeated)
    if (outcome === 'completed') {
      await keep({ isCompleted: true, sent: [] })
      return { confirmation: outcome, canAsk: false }
    }
    if (outcome === 'refused') {
      await keep({
        ...mark,
        sent: mark.sent.map((one) => (one === report ? { ...one, isRefused: true } : one)),
      })
      return { confirmation: outcome, canAsk: false }
    }
    if (outcome === 'unknown')
      return { confirmation: 'unknown', canAsk: reportByPress(mark, own, { hasKeys }) !== undefined }
    // The earlier reports stay what they were.
    if (before) await keep(before)
    else await dropMark('reported', bookingKey)
    const isOpen = before?.sent.some((one) => !one.isRefused) ?? false
    return { confirmation: isOpen ? 'unknown' : 'notSent', canAsk: true }
  }

  const keep = (mark: ReportMark) => setMark('reported', [bookingKey, reportMarkText(mark)])

  async function makeCall(idempotencyKey: string | undefined, isRepeated: boolean) {
    try {
      const result = await client.call(updatePayment, update, { idempotencyKey })
      if (result.outcome === 'done') return 'completed'
      result.settle?.()
      return 'unknown'
    } catch (error) {
      if (error instanceof NetworkError) return 'notSent'
      if (error instanceof ServerError) return outcomeOf(error.code)
      // A 401 is no stored answer of a key (CF-170): it says nothing about the first request.
      return endsSession(error) && !isRepeated ? 'refused' : 'unknown'
    }
  }

  const start = useLatestCallback(ask)
  const hasStarted = useRef(false)
  useEffect(() => {
    if (!hasStarted.current) void start({ isPressed: false })
    hasStarted.current = true
  }, [start])

  return { ...report, ask: () => void ask({ isPressed: true }) }
}

function outcomeOf(code: number): 'completed' | 'refused' | 'unknown' {
  if (NOT_LOOKED_AT.includes(code)) return 'unknown'
  return code === REPORTED_BEFORE ? 'completed' : 'refused'
}

const withReport = (sent: readonly SentReport[], report: SentReport) =>
  sent.includes(report) ? sent : [...sent, report]
