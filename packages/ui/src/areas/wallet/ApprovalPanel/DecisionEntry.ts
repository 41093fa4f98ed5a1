import type { ApprovalDecision, TopUpRequest } from '@fleetgis/domain/wallet'

/** A press on Approve or Reject. */
export interface DecisionPress {
  readonly request: TopUpRequest
  readonly decision: ApprovalDecision
}

/** The outcome of a decision. `refused`, `notSent` and `notDone` left the request as it was. */
export type DecisionOutcome = 'done' | 'unknown' | 'notDone' | 'overtaken' | 'refused' | 'notSent'

/** A decision that was made on this page. */
export interface DecisionEntry extends DecisionPress {
  readonly outcome: DecisionOutcome
  /** Epoch milliseconds. */
  readonly at: number
  /** The status of the request afterwards, where it is known. */
  readonly status: number | undefined
}
