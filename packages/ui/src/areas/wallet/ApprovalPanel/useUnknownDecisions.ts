import { ApiError, type Settle } from '@fleetgis/api'
import { decideTopUp, type TopUpRequestsFilter } from '@fleetgis/api/wallet'
import { type Intent, isOver } from '@fleetgis/domain/money'
import { type ApprovalDecision, decisionOutcome } from '@fleetgis/domain/wallet'
import { useEffect, useRef } from 'react'
import { useLatestCallback } from '../../../primitives/useLatestCallback.ts'
import { useFleet, useText } from '../../../provider/FleetContext.ts'
import type { Intents } from '../../../remote/calls/useIntents.ts'
import { explainFailure } from '../../../remote/failures/explainFailure.ts'
import { createPauses, findOutcome } from '../findOutcome.ts'
import { walletWords } from '../words.ts'
import type { DecisionPress } from './DecisionEntry.ts'
import { readRequest } from './readRequest.ts'
import type { DecisionRecord } from './useDecisionRecord.ts'
import type { DecisionReport } from './useDecisionReport.ts'

/** How the wait for a decision ends: by its outcome, or because the panel is left before. */
interface Waiting {
  readonly settle: Settle
  readonly leave: () => void
}

interface UnknownDecisionsOptions {
  /** The acting admin. */
  userId: string
  /** The filter of the requests on screen. */
  filter: TopUpRequestsFilter
  intents: Intents
  record: DecisionRecord
  report: DecisionReport
}

/**
 * Settles decisions with an unknown outcome, those of an earlier page too: locks the request and reads the list until it
 * shows the outcome. No second call is sent. Source: R5.
 */
export function useUnknownDecisions({ userId, filter, intents, record, report }: UnknownDecisionsOptions) {
  const { client, clock } = useFleet()
  // A search of the list outlives its render.
  const t = useLatestCallback(useText(walletWords))
  /** The intents of this panel's own decisions. */
  const own = useRef(new Set<string>())
  const shownUntil = useRef(new AbortController())
  /** Asks for the unknown outcomes, by request. They are asked for again when `<Activity>` shows the panel. */
  const asking = useRef(new Map<string, () => void>())
  /** Ends the pause before the next question, by request. */
  const wakes = useRef(new Map<string, () => void>())
  const askNow = useLatestCallback(() => {
    for (const wake of wakes.current.values()) wake()
  })
  useEffect(() => {
    const shown = new AbortController()
    shownUntil.current = shown
    for (const ask of asking.current.values()) ask()
    return () => {
      shown.abort()
      // The kept intents are left at once.
      askNow()
    }
  }, [askNow])

  /** Locks a request, and reads the list of a filter until it shows the outcome; undefined once the panel is hidden. */
  async function readOutcome(
    key: string,
    decision: ApprovalDecision,
    { list, isOver }: { list: TopUpRequestsFilter; isOver: () => boolean },
  ) {
    record.lock(key)
    const { signal } = shownUntil.current
    const { pause, wake } = createPauses()
    wakes.current.set(key, wake)
    const request = await findOutcome({
      ask: () => ask(list, key, signal),
      isNotDone: ({ status }) => decisionOutcome(decision, status) === 'notDone',
      isOver,
      pause,
      isOpen: () => !signal.aborted,
    })
    if (!request) return undefined
    return { request, outcome: decisionOutcome(decision, request.status) }
  }

  /** The request as the list has it; else records why its outcome is not known yet. */
  async function ask(list: TopUpRequestsFilter, key: string, signal: AbortSignal) {
    try {
      const request = await readRequest(client, list, key)
      // Hidden meanwhile: another search of the shown panel locks and unlocks the request.
      if (signal.aborted) return undefined
      record.lock(key, request ? undefined : t('approval.notListed'))
      return request
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (!signal.aborted) record.lock(key, explainFailure(error, t))
      return undefined
    }
  }

  async function settleOwn(press: DecisionPress, { settle, leave }: Waiting, error: ApiError | undefined) {
    const { request, decision } = press
    const found = await readOutcome(request.key, decision, { list: filter, isOver: () => true })
    // The next panel finds the kept intent.
    if (!found) return leave()
    settle(found.outcome === 'notDone' ? undefined : 'final')
    asking.current.delete(request.key)
    // Also where the panel is left while the list is reloaded: the next one finds no intent.
    if (error) await report.resolve(press, found.outcome, found.request.status)
    else await report.refresh()
    record.unlock(request.key)
  }

  /** Settles a decision whose page was left before its answer. */
  async function settleEarlier(intent: Intent) {
    const key = String(intent.facts.requestKey)
    const decision: ApprovalDecision = intent.facts.decision === 'approve' ? 'approve' : 'reject'
    const found = await readOutcome(key, decision, {
      list: keptFilter(intent, userId),
      // Until then a slow server may still execute it.
      isOver: () => isOver(intent, clock.now()),
    })
    if (!found) return
    const isReported = !intents.settle(intent, found.outcome === 'notDone' ? undefined : 'final')
    const press = { request: found.request, decision }
    if (isReported) {
      // Another tab has shown the toast; this one shows the outcome in its own list.
      record.enter(press, found.outcome, found.request.status)
      await report.refresh()
    } else await report.resolve(press, found.outcome, found.request.status)
    record.unlock(key)
  }

  const settleEarlierOnes = useLatestCallback(() => {
    for (const intent of intents.of(decideTopUp)) if (!own.current.has(intent.id)) void settleEarlier(intent)
  })
  useEffect(() => settleEarlierOnes(), [settleEarlierOnes])

  return {
    /** Asks for the unknown outcomes at once. */
    askNow,
    /** Call it right before a decision of this panel is sent, with the id of its intent: it is none of an earlier page. */
    addOwn: (id: string) => void own.current.add(id),
    /** Settles a decision by the list. Without an error this decision itself was not sent: an earlier one is unknown. */
    settle(press: DecisionPress, waiting: Waiting, error: ApiError | undefined) {
      const ask = () => void settleOwn(press, waiting, error)
      asking.current.set(press.request.key, ask)
      ask()
    },
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
