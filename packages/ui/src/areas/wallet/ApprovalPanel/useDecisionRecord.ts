import { approvalStatus, type TopUpRequest } from '@fleetgis/domain/wallet'
import { useMemo, useState } from 'react'
import { useFleet } from '../../../provider/FleetContext.ts'
import type { DecisionEntry, DecisionOutcome, DecisionPress } from './DecisionEntry.ts'

/** The panel's decisions: their outcomes, and the requests that they changed or lock. */
export function useDecisionRecord(requests: readonly TopUpRequest[] | undefined) {
  const { clock } = useFleet()
  const [entries, setEntries] = useState<readonly DecisionEntry[]>([])
  const [outcomeUnknown, setUnknown] = useState<ReadonlyMap<string, string | undefined>>(new Map())
  /** Statuses that the server has confirmed: a late list must not offer these requests again. */
  const [confirmed, setConfirmed] = useState<ReadonlyMap<string, number>>(new Map())
  const shown = useMemo(
    () =>
      requests?.map((request) => {
        const status = confirmed.get(request.key)
        return status === undefined || approvalStatus(request.status).key !== 'submitted'
          ? request
          : { ...request, status }
      }),
    [requests, confirmed],
  )
  return {
    /** The requests, with the statuses that are confirmed already. */
    requests: shown,
    /** The newest first, one for each request. */
    entries,
    /** The locked requests, by key, each with the reason why its outcome cannot be read, where there is one. */
    outcomeUnknown,
    enter(press: DecisionPress, outcome: DecisionOutcome, status?: number) {
      const entry = { ...press, outcome, at: clock.now(), status }
      setEntries((all) => [entry, ...all.filter((other) => other.request.key !== press.request.key)])
    },
    lock: (key: string, reason?: string) => setUnknown((all) => new Map(all).set(key, reason)),
    unlock: (key: string) => setUnknown((all) => new Map([...all].filter(([other]) => other !== key))),
    confirm: (key: string, status: number) => setConfirmed((all) => new Map(all).set(key, status)),
    /** Whether a decision on the request could be sent. */
    isOpen: (key: string) => !outcomeUnknown.has(key) && !confirmed.has(key),
  }
}

export type DecisionRecord = ReturnType<typeof useDecisionRecord>
