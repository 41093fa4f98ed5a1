import { type ApiError, type FleetClient, NetworkError, ServerError, type Settle } from '@fleetgis/api'
import {
  decideTopUp,
  decideTopUpMutation,
  type TopUpRequestsFilter,
  topUpRequests,
} from '@fleetgis/api/wallet'
import { TOAST_MS } from '@fleetgis/domain/auth'
import type { DriverKey } from '@fleetgis/domain/drivers'
import { type Intent, isOver } from '@fleetgis/domain/money'
import { hasMorePages, PAGE_SIZES } from '@fleetgis/domain/paging'
import {
  type ApprovalDecision,
  canDecide,
  DECISION_MESSAGE,
  decide,
  decisionOutcome,
  type TopUpRequest,
} from '@fleetgis/domain/wallet'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useLatestCallback } from '../../../primitives/useLatestCallback.ts'
import { useFleet, useText } from '../../../provider/FleetContext.ts'
import { useNotify } from '../../../provider/useNotify.ts'
import { useIntents } from '../../../remote/calls/useIntents.ts'
import { explainFailure } from '../../../remote/failures/explainFailure.ts'
import { findOutcome } from '../findOutcome.ts'
import { walletWords } from '../words.ts'
import type { DecisionPress } from './DecisionEntry.ts'
import { useDecisionRecord } from './useDecisionRecord.ts'

/** A request that was approved or rejected. */
export interface RequestDecided {
  readonly requestKey: string
  readonly driverKey: DriverKey
  readonly groupId: string
  readonly amount: number
  readonly decision: ApprovalDecision
}

export interface DecisionsOptions {
  /** The acting admin. */
  userId: string
  /** The loaded requests, as the server sent them. */
  requests: readonly TopUpRequest[] | undefined
  /** The filter of these requests: it finds a request again. */
  filter: TopUpRequestsFilter
  onDecided: ((event: RequestDecided) => void) | undefined
}

/**
 * Approves and rejects requests, one at a time and each at most once (R5), with the request's own amount (CF-162). The
 * list of the server settles an unknown outcome. APR-08, APR-11, ERR-18.
 */
export function useDecisions({ userId, requests, filter, onDecided }: DecisionsOptions) {
  const { client, clock } = useFleet()
  const t = useText(walletWords)
  const intents = useIntents(userId)
  /** The intents of this panel's own decisions. */
  const own = useRef(new Set<string>())
  const notify = useNotify()
  const queries = useQueryClient()
  const send = useMutation(decideTopUpMutation(client)).mutateAsync
  const record = useDecisionRecord(requests)
  // Refs, because they must be set before any await or render.
  const isBusy = useRef(false)
  const shownUntil = useRef(new AbortController())
  /** Asks for the unknown outcomes, by request. They are asked for again when `<Activity>` shows the panel. */
  const asking = useRef(new Map<string, () => void>())
  useEffect(() => {
    const shown = new AbortController()
    shownUntil.current = shown
    for (const ask of asking.current.values()) ask()
    return () => shown.abort()
  }, [])
  const tellDecided = useLatestCallback<Parameters<NonNullable<typeof onDecided>>>((event) =>
    onDecided?.(event),
  )

  const refresh = () => queries.invalidateQueries({ queryKey: [topUpRequests.id] })

  const warn = (text: string) => notify(text, { tone: 'warning', duration: TOAST_MS.named })

  function succeed(press: DecisionPress) {
    const { request, decision } = press
    const { key: requestKey, driverKey, groupKey: groupId, amount } = request
    const status = decide(request.status, decision)
    if (status !== undefined) record.confirm(requestKey, status)
    record.enter(press, 'done', status)
    notify(t(DECISION_MESSAGE[decision]), { tone: 'success', duration: TOAST_MS.named })
    tellDecided({ requestKey, driverKey, groupId, amount, decision })
  }

  /** The server has refused: another admin was first, or it says why not. Resolves to whether the request is still open. */
  async function refused(error: unknown, press: DecisionPress): Promise<boolean> {
    const { key } = press.request
    const isOvertaken = error instanceof ServerError && (error.status === 409 || error.code === 409)
    const words =
      error instanceof NetworkError
        ? t('topUp.notSent')
        : explainFailure(error, t, t(isOvertaken ? 'approval.overtaken' : 'approval.failed'))
    notify(words, { tone: isOvertaken ? 'warning' : 'danger', duration: TOAST_MS.named })
    if (!isOvertaken) {
      record.enter(press, 'refused')
      return true
    }
    const now = (await readRequest(client, filter, key).catch(() => undefined))?.status
    if (now !== undefined && !canDecide(now, true)) record.confirm(key, now)
    record.enter(press, 'overtaken', now)
    await refresh()
    return false
  }

  /** Locks a request, and reads the list of a filter until it shows the outcome; undefined once the panel is hidden. */
  async function readOutcome(
    key: string,
    decision: ApprovalDecision,
    { list, isOver }: { list: TopUpRequestsFilter; isOver: () => boolean },
  ) {
    record.lock(key)
    const { signal } = shownUntil.current
    const request = await findOutcome({
      ask: () => readRequest(client, list, key).catch(() => undefined),
      isNotDone: ({ status }) => decisionOutcome(decision, status) === 'notDone',
      isOver,
      pause,
      isOpen: () => !signal.aborted,
    })
    if (!request || signal.aborted) return undefined
    return { request, outcome: decisionOutcome(decision, request.status) }
  }

  async function unlock(key: string) {
    await refresh()
    record.unlock(key)
  }

  function tell(press: DecisionPress, outcome: 'done' | 'notDone' | 'overtaken', status: number) {
    if (outcome === 'done') return succeed(press)
    record.enter(press, outcome, status)
    warn(t(outcome === 'notDone' ? 'approval.notDone' : 'approval.overtaken'))
  }

  /** Settles a decision by the list; no second call is sent. Without an error this decision itself was not sent. */
  async function settleDecision(press: DecisionPress, settle: Settle, error: ApiError | undefined) {
    const { request, decision } = press
    const { signal } = shownUntil.current
    const found = await readOutcome(request.key, decision, { list: filter, isOver: () => true })
    if (!found) return
    settle(found.outcome === 'notDone' ? undefined : 'final')
    asking.current.delete(request.key)
    await unlock(request.key)
    if (!signal.aborted && error) tell(press, found.outcome, found.request.status)
  }

  /** Tells the outcome of a decision whose page was left before its answer. */
  async function tellEarlier(intent: Intent) {
    const key = String(intent.facts.requestKey)
    const decision: ApprovalDecision = intent.facts.decision === 'approve' ? 'approve' : 'reject'
    const found = await readOutcome(key, decision, {
      list: keptFilter(intent, userId),
      // Until then a slow server may still execute it.
      isOver: () => isOver(intent, clock.now()),
    })
    if (!found) return
    const isTold = !intents.settle(intent, found.outcome === 'notDone' ? undefined : 'final')
    await unlock(key)
    if (!isTold) tell({ request: found.request, decision }, found.outcome, found.request.status)
  }

  const tellEarlierOnes = useLatestCallback(() => {
    for (const intent of intents.of(decideTopUp)) if (!own.current.has(intent.id)) void tellEarlier(intent)
  })
  useEffect(() => tellEarlierOnes(), [tellEarlierOnes])

  /**
   * Sends a decision. Resolves once its outcome is known, or known to be unknown, to whether the request still waits for
   * a decision.
   */
  async function carryOut(press: DecisionPress): Promise<boolean> {
    const { request, decision } = press
    const { key: requestKey, driverKey, groupKey: groupId, amount } = request
    const status = decide(request.status, decision)
    if (isBusy.current || status === undefined || !record.isOpen(requestKey)) return false
    isBusy.current = true
    const { start, end, type, search } = filter
    try {
      const result = await intents.send({
        endpoint: decideTopUp,
        facts: { requestKey, decision },
        context: { groupId, start, end, type, search },
        make(idempotencyKey) {
          own.current.add(idempotencyKey)
          return send({ userId, driverId: driverKey, groupId, requestKey, amount, status, idempotencyKey })
        },
      })
      if (result.outcome === 'done') {
        succeed(press)
        return false
      }
      const error = result.outcome === 'unknown' ? result.error : undefined
      warn(t(error ? 'approval.unknown' : 'approval.busy'))
      const { settle } = result
      if (!settle) return true
      if (error) record.enter(press, 'unknown')
      const ask = () => void settleDecision(press, settle, error)
      asking.current.set(requestKey, ask)
      ask()
      return false
    } catch (error) {
      return await refused(error, press)
    } finally {
      isBusy.current = false
    }
  }

  const { requests: shown, outcomeUnknown, entries } = record
  return { requests: shown, outcomeUnknown, entries, carryOut }
}

/** A request as it is now, from the pages of the list in which it was found; undefined if it is in none. */
async function readRequest(
  client: FleetClient,
  filter: TopUpRequestsFilter,
  key: string,
): Promise<TopUpRequest | undefined> {
  const size = PAGE_SIZES.approvals
  for (let page = 1; ; page += 1) {
    const { requests, total } = await client.call(topUpRequests, { ...filter, page, size })
    const found = requests.find((request) => request.key === key)
    if (found) return found
    if (requests.length === 0 || !hasMorePages(page, total, size)) return undefined
  }
}

/** The filter of the list in which a kept decision's request was found. */
function keptFilter({ facts }: Intent, userId: string): TopUpRequestsFilter {
  const { groupId, start, end, type, search } = facts
  return {
    userId,
    groupId: String(groupId),
    start: String(start),
    end: String(end),
    type: String(type),
    search: String(search),
  }
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
