import { NetworkError, ServerError } from '@fleetgis/api'
import { type TopUpRequestsFilter, topUpRequests } from '@fleetgis/api/wallet'
import { canDecide, DECISION_MESSAGE, decide, requestDriverLabel } from '@fleetgis/domain/wallet'
import { useQueryClient } from '@tanstack/react-query'
import { callApp } from '../../../callApp.ts'
import { useShownText } from '../../../i18n/useShownText.ts'
import { useLatestCallback } from '../../../primitives/useLatestCallback.ts'
import { useFleet, useText } from '../../../provider/FleetContext.ts'
import { useToast } from '../../../provider/useToast.ts'
import { explainFailure } from '../../../remote/failures/explainFailure.ts'
import { notSentText } from '../notSentText.ts'
import { walletWords } from '../words.ts'
import type { DecisionPress } from './DecisionEntry.ts'
import type { RequestDecided } from './RequestDecided.ts'
import { readRequest } from './readRequest.ts'
import { requestAmount } from './requestAmount.ts'
import { requestStatusText } from './requestStatusText.ts'
import type { DecisionRecord } from './useDecisionRecord.ts'

export interface DecisionReportOptions {
  record: DecisionRecord
  /** The filter of the requests on screen: it finds a request again. */
  filter: TopUpRequestsFilter
  onDecided: ((event: RequestDecided) => void) | undefined
}

/** Reports how decisions ended: with a toast, in the panel's record, and to the app. Source: ERR-18. */
export function useDecisionReport({ record, filter, onDecided }: DecisionReportOptions) {
  const { client } = useFleet()
  const t = useText(walletWords)
  const shownText = useShownText()
  const toast = useToast()
  const queries = useQueryClient()
  const notifyDecided = useLatestCallback<Parameters<NonNullable<typeof onDecided>>>((event) =>
    onDecided?.(event),
  )

  const lists = { queryKey: [topUpRequests.id] }
  const refresh = () => queries.invalidateQueries(lists)

  /**
   * How the request was decided, by this admin or another one: a browser may have sent the own decision twice. And that
   * the list on screen is reloaded, where it is.
   */
  function overtakenText(status: number): string {
    const shown = queries.getQueryCache().findAll({ ...lists, type: 'active' })
    const isReloaded = shown.length > 0 && shown.every(({ state }) => !state.isInvalidated)
    const decided = t('approval.overtaken', { status: requestStatusText(status, t) })
    return [decided, isReloaded ? t('approval.reloaded') : ''].filter(Boolean).join(' ')
  }

  const warn = (text: string) => toast(text, 'warning')

  /** A decision that is reported later than its press: the admin may be at another request by then. */
  function named({ request }: DecisionPress, text: string): string {
    const driver = shownText(requestDriverLabel(request))
    return `${t('approval.request', { driver, amount: requestAmount(request) })}\n${text}`
  }

  function succeed(press: DecisionPress, isLate = false) {
    const { request, decision } = press
    const { key: requestKey, driverKey, groupKey: groupId, amount } = request
    const status = decide(request.status, decision)
    if (status !== undefined) record.confirm(requestKey, status)
    record.enter(press, 'done', status)
    const text = t(DECISION_MESSAGE[decision])
    toast(isLate ? named(press, text) : text, 'success')
    callApp(() => notifyDecided({ requestKey, driverKey, groupId, amount, decision }))
  }

  return {
    refresh,
    warn,
    succeed: (press: DecisionPress) => succeed(press),
    /** The server has refused: another admin was first, or it says why not. Resolves to whether the request is still open. */
    async refuse(error: unknown, press: DecisionPress): Promise<boolean> {
      const { key } = press.request
      // What was refused may be the browser's second sending of a decision that was executed (decision 12).
      const now =
        error instanceof ServerError
          ? (await readRequest(client, filter, key).catch(() => undefined))?.status
          : undefined
      // A server may refuse for another reason, such as a full wallet: then the request still waits.
      const isOvertaken = now !== undefined && !canDecide(now, true)
      // A call that was sent and has no answer has an unknown outcome, and does not come here.
      const isNotSent = error instanceof NetworkError
      if (!isOvertaken) {
        const failed = t('approval.failed')
        toast(isNotSent ? notSentText(error, t, failed) : explainFailure(error, t, failed), 'danger')
        record.enter(press, isNotSent ? 'notSent' : 'refused')
        return true
      }
      record.confirm(key, now)
      record.enter(press, 'overtaken', now)
      await refresh()
      const isConflict = error instanceof ServerError && (error.status === 409 || error.code === 409)
      // The words of another refusal are about the second sending.
      warn(isConflict ? explainFailure(error, t, overtakenText(now)) : overtakenText(now))
      return false
    },
    /**
     * The list has shown an outcome that was unknown; `status` is that of the request. Resolves once the list is
     * reloaded.
     */
    async resolve(press: DecisionPress, outcome: 'done' | 'notDone' | 'overtaken', status: number) {
      if (outcome === 'done') succeed(press, true)
      else record.enter(press, outcome, status)
      await refresh()
      if (outcome !== 'done')
        warn(named(press, outcome === 'notDone' ? t('approval.notDone') : overtakenText(status)))
    },
  }
}

export type DecisionReport = ReturnType<typeof useDecisionReport>
