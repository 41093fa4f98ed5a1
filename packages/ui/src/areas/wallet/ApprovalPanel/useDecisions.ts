import { decideTopUp, decideTopUpMutation } from '@fleetgis/api/wallet'
import { decide, requestDriverLabel, type TopUpRequest } from '@fleetgis/domain/wallet'
import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { useFleet, useText } from '../../../provider/FleetContext.ts'
import { useIntents } from '../../../remote/calls/useIntents.ts'
import { walletWords } from '../words.ts'
import type { DecisionPress } from './DecisionEntry.ts'
import { useDecisionRecord } from './useDecisionRecord.ts'
import { type DecisionReportOptions, useDecisionReport } from './useDecisionReport.ts'
import { useUnknownDecisions } from './useUnknownDecisions.ts'

export interface DecisionsOptions extends Omit<DecisionReportOptions, 'record'> {
  /** The acting admin. */
  userId: string
  /** The loaded requests, as the server sent them. */
  requests: readonly TopUpRequest[] | undefined
}

/**
 * Approves and rejects requests, one at a time and each at most once (R5), with the request's own amount (CF-162). The
 * list of the server settles an unknown outcome. APR-08, APR-11, ERR-18.
 */
export function useDecisions({ userId, requests, filter, onDecided }: DecisionsOptions) {
  const { client } = useFleet()
  const t = useText(walletWords)
  const intents = useIntents(userId)
  const send = useMutation(decideTopUpMutation(client)).mutateAsync
  const record = useDecisionRecord(requests)
  const report = useDecisionReport({ record, filter, onDecided })
  const unresolved = useUnknownDecisions({ userId, filter, intents, record, report })
  // A ref, because it must be set before any await or render.
  const isBusy = useRef(false)

  /**
   * Sends a decision. Resolves once its outcome is known, or known to be unknown, to whether the request still waits for
   * a decision.
   */
  async function carryOut(press: DecisionPress): Promise<boolean> {
    const { request, decision } = press
    const { key: requestKey, driverKey, groupKey: groupId, amount } = request
    const status = decide(request.status, decision)
    const driverName = requestDriverLabel(request)
    if (isBusy.current || status === undefined || !record.isOpen(requestKey)) return false
    isBusy.current = true
    const { start, end, type, search } = filter
    try {
      const result = await intents.send({
        endpoint: decideTopUp,
        facts: { requestKey, decision },
        context: { groupId, start, end, type, search, driverName, amount, symbol: request.symbol ?? '' },
        make(idempotencyKey) {
          unresolved.addOwn(idempotencyKey)
          return send({ userId, driverId: driverKey, groupId, requestKey, amount, status, idempotencyKey })
        },
      })
      if (result.outcome === 'done') {
        report.succeed(press)
        return false
      }
      const error = result.outcome === 'unknown' ? result.error : undefined
      report.warn(t(error ? 'approval.unknown' : 'approval.busy'))
      const { settle, leave } = result
      if (!settle || !leave) return true
      if (error) record.enter(press, 'unknown')
      unresolved.settle(press, { settle, leave }, error)
      return false
    } catch (error) {
      return await report.refuse(error, press)
    } finally {
      isBusy.current = false
    }
  }

  const { requests: shown, outcomeUnknown, entries } = record
  return { requests: shown, outcomeUnknown, entries, carryOut, onAskNow: unresolved.askNow }
}
