import {
  type ApiError,
  type FleetClient,
  type MoneyResult,
  NetworkError,
  ServerError,
  type Settle,
  uuid,
} from '@fleetgis/api'
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
  approvalStatus,
  canDecide,
  DECISION_MESSAGE,
  decide,
  decisionOutcome,
  type TopUpRequest,
} from '@fleetgis/domain/wallet'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useLatestCallback } from '../../../primitives/useLatestCallback.ts'
import { useFleet } from '../../../provider/FleetContext.ts'
import { useNotify } from '../../../provider/useNotify.ts'
import { explainFailure } from '../../../remote/explainFailure.ts'
import { useIntents } from '../../../remote/useIntents.ts'
import type { DecisionEntry, DecisionOutcome } from './DecisionEntry.ts'

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

/** When the list is read after an unknown outcome, in ms; the last one repeats. */
const READ_AFTER = [500, 2500, 5000, 10_000, 20_000] as const
/** After so many answers in a row in which the request is still submitted, the decision counts as not executed. */
const BELIEVED_AFTER = 2

/**
 * Approves and rejects requests, one at a time and each at most once (R5), with the request's own amount (CF-162). The
 * list of the server settles an unknown outcome. APR-08, APR-11, ERR-18.
 */
export function useDecisions({ userId, requests, filter, onDecided }: DecisionsOptions) {
  const { client, clock, t } = useFleet()
  const intents = useIntents(userId)
  /** The intents of this panel's own decisions. */
  const own = useRef(new Set<string>())
  const notify = useNotify()
  const queries = useQueryClient()
  const send = useMutation(decideTopUpMutation(client)).mutateAsync
  const [outcomeUnknown, setUnknown] = useState<ReadonlySet<string>>(new Set())
  /** Statuses that the server has confirmed: a late list must not offer these requests again. */
  const [settled, setSettled] = useState<ReadonlyMap<string, number>>(new Map())
  const [entries, setEntries] = useState<readonly DecisionEntry[]>([])
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

  const refresh = useCallback(() => queries.invalidateQueries({ queryKey: [topUpRequests.id] }), [queries])

  const warn = (text: string) => notify(text, { tone: 'warning', duration: TOAST_MS.named })

  function enter(
    request: TopUpRequest,
    decision: ApprovalDecision,
    outcome: DecisionOutcome,
    status?: number,
  ) {
    const entry = { request, decision, outcome, at: clock.now(), status }
    setEntries((all) => [entry, ...all.filter((other) => other.request.key !== request.key)])
  }

  function succeed(request: TopUpRequest, decision: ApprovalDecision) {
    const { key: requestKey, driverKey, groupKey: groupId, amount } = request
    const status = decide(request.status, decision)
    if (status !== undefined) setSettled((all) => new Map(all).set(requestKey, status))
    enter(request, decision, 'done', status)
    notify(t(DECISION_MESSAGE[decision]), { tone: 'success', duration: TOAST_MS.named })
    tellDecided({ requestKey, driverKey, groupId, amount, decision })
  }

  /** The server has refused: another admin was first, or it says why not. */
  async function refused(
    error: unknown,
    request: TopUpRequest,
    decision: ApprovalDecision,
  ): Promise<boolean> {
    const isOvertaken = error instanceof ServerError && (error.status === 409 || error.code === 409)
    const words =
      error instanceof NetworkError
        ? t('topUp.notSent')
        : explainFailure(error, t, isOvertaken ? 'approval.overtaken' : 'approval.failed')
    notify(words, { tone: isOvertaken ? 'warning' : 'danger', duration: TOAST_MS.named })
    if (!isOvertaken) {
      enter(request, decision, 'refused')
      return true
    }
    const now = (await readRequest(client, filter, request.key).catch(() => undefined))?.status
    if (now !== undefined && !canDecide(now, true)) setSettled((all) => new Map(all).set(request.key, now))
    enter(request, decision, 'overtaken', now)
    await refresh()
    return false
  }

  /** Reads the list until it shows the outcome. The request stays locked, and no second call is sent. */
  function findOut(
    request: TopUpRequest,
    decision: ApprovalDecision,
    settle: Settle,
    error: ApiError | undefined,
  ) {
    setUnknown((all) => new Set(all).add(request.key))
    if (error) enter(request, decision, 'unknown')
    const ask = () => void readOutcome(request, decision, settle, error)
    asking.current.set(request.key, ask)
    ask()
  }

  async function readOutcome(
    request: TopUpRequest,
    decision: ApprovalDecision,
    settle: Settle,
    error: ApiError | undefined,
  ) {
    const { key } = request
    const { signal } = shownUntil.current
    let stillOpen = 0
    for (let round = 0; !signal.aborted; round += 1) {
      await pause(READ_AFTER[Math.min(round, READ_AFTER.length - 1)] ?? 0)
      const now = (await readRequest(client, filter, key).catch(() => undefined))?.status
      if (now === undefined || signal.aborted) continue
      const outcome = decisionOutcome(decision, now)
      if (outcome === 'notDone') {
        stillOpen += 1
        if (stillOpen < BELIEVED_AFTER) continue
      }
      settle(outcome === 'notDone' ? undefined : 'final')
      asking.current.delete(key)
      await refresh()
      setUnknown((all) => new Set([...all].filter((other) => other !== key)))
      if (signal.aborted || !error) return
      if (outcome === 'done') succeed(request, decision)
      else {
        enter(request, decision, outcome, now)
        warn(t(outcome === 'notDone' ? 'approval.notDone' : 'approval.overtaken'))
      }
      return
    }
  }

  /** Tells the outcome of a decision whose page was left before its answer. */
  async function tellEarlier(intent: Intent) {
    const key = String(intent.facts.requestKey)
    const decision: ApprovalDecision = intent.facts.decision === 'approve' ? 'approve' : 'reject'
    const { signal } = shownUntil.current
    setUnknown((all) => new Set(all).add(key))
    let stillOpen = 0
    for (let round = 0; !signal.aborted; round += 1) {
      await pause(READ_AFTER[Math.min(round, READ_AFTER.length - 1)] ?? 0)
      if (signal.aborted) return
      const request = await readRequest(client, keptFilter(intent, userId), key).catch(() => undefined)
      if (!request || signal.aborted) continue
      const outcome = decisionOutcome(decision, request.status)
      if (outcome === 'notDone') {
        // Until then a slow server may still execute it.
        stillOpen = isOver(intent, clock.now()) ? stillOpen + 1 : 0
        if (stillOpen < BELIEVED_AFTER) continue
      }
      const isTold = !intents.drop(intent)
      await refresh()
      setUnknown((all) => new Set([...all].filter((other) => other !== key)))
      if (isTold) return
      if (outcome === 'done') return succeed(request, decision)
      enter(request, decision, outcome, request.status)
      warn(t(outcome === 'notDone' ? 'approval.notDone' : 'approval.overtaken'))
      return
    }
  }

  const tellEarlierOnes = useLatestCallback(() => {
    for (const intent of intents.of(decideTopUp)) if (!own.current.has(intent.id)) void tellEarlier(intent)
  })
  useEffect(() => tellEarlierOnes(), [tellEarlierOnes])

  /**
   * Sends a decision. Resolves once its outcome is known, or known to be unknown, to whether the request still waits for
   * a decision.
   */
  async function carryOut(request: TopUpRequest, decision: ApprovalDecision): Promise<boolean> {
    const { key: requestKey, driverKey, groupKey: groupId, amount } = request
    const status = decide(request.status, decision)
    if (isBusy.current || status === undefined || outcomeUnknown.has(requestKey) || settled.has(requestKey))
      return false
    isBusy.current = true
    const { start, end, type, search } = filter
    const intent = intents.keep(decideTopUp, uuid(), {
      ...{ groupId, start, end, type, search },
      ...{ requestKey, decision },
    })
    own.current.add(intent.id)
    try {
      const result: MoneyResult<unknown> = await send({
        userId,
        driverId: driverKey,
        groupId,
        requestKey,
        amount,
        status,
      })
      if (result.outcome !== 'unknown') intents.drop(intent)
      if (result.outcome === 'done') succeed(request, decision)
      else {
        const error = result.outcome === 'unknown' ? result.error : undefined
        warn(t(error ? 'approval.unknown' : 'approval.busy'))
        if (result.settle) {
          const { settle } = result
          findOut(
            request,
            decision,
            (outcome) => {
              intents.drop(intent)
              settle(outcome)
            },
            error,
          )
        } else return true
      }
      return false
    } catch (error) {
      intents.drop(intent)
      return await refused(error, request, decision)
    } finally {
      isBusy.current = false
    }
  }

  const shown = useMemo(
    () =>
      requests?.map((request) => {
        const status = settled.get(request.key)
        return status === undefined || approvalStatus(request.status).key !== 'submitted'
          ? request
          : { ...request, status }
      }),
    [requests, settled],
  )

  return {
    /** The requests, with the statuses that are confirmed already. */
    requests: shown,
    outcomeUnknown,
    /** The decisions of this panel, newest first. */
    entries,
    carryOut,
  }
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
