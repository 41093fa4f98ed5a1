import { driverLabel } from '../drivers/driver.ts'
import type { DriverKey } from '../drivers/ids.ts'
import { currencyOf } from '../format/amount.ts'
import { readNumber } from '../format/readNumber.ts'
import type { MessageKey } from '../i18n/messageKey.ts'

export type ApprovalStatusCode = 1 | 2 | 4

/** The name of a status. APR-10. */
export type ApprovalStatusKey = 'submitted' | 'approved' | 'rejected' | 'unknown'

/** The icon of a status. APR-12. */
export type ApprovalIcon = 'pending' | 'approved' | 'rejected' | 'unknown'

const STATUSES: Readonly<
  Record<ApprovalStatusCode, { readonly key: ApprovalStatusKey; readonly icon: ApprovalIcon }>
> = {
  1: { key: 'submitted', icon: 'pending' },
  2: { key: 'approved', icon: 'approved' },
  4: { key: 'rejected', icon: 'rejected' },
}

/** The status of a request for screens. */
export interface ApprovalStatus {
  /** Undefined if no number was sent. */
  readonly code: number | undefined
  readonly key: ApprovalStatusKey
  readonly icon: ApprovalIcon
}

function isApprovalStatusCode(code: number | undefined): code is ApprovalStatusCode {
  return code !== undefined && Object.keys(STATUSES).includes(String(code))
}

/** The status of a code, a number or its text; any other is unknown. APR-10. */
export function approvalStatus(code: number | undefined): ApprovalStatus {
  const number = readNumber(code)
  const known = isApprovalStatusCode(number)
    ? STATUSES[number]
    : ({ key: 'unknown', icon: 'unknown' } as const)
  return { code: number, ...known }
}

/** An admin's decision about a request. */
export type ApprovalDecision = 'approve' | 'reject'

/** The start and end status of a decision. CF-109. */
const DECISIONS: Readonly<
  Record<ApprovalDecision, { readonly from: ApprovalStatusCode; readonly to: ApprovalStatusCode }>
> = {
  approve: { from: 1, to: 2 },
  reject: { from: 1, to: 4 },
}

/** The status that a decision sends; undefined if the request cannot be decided. CF-68. */
export function decide(code: number | undefined, decision: ApprovalDecision): ApprovalStatusCode | undefined {
  if (!Object.keys(DECISIONS).includes(decision)) return undefined
  const { from, to } = DECISIONS[decision]
  return readNumber(code) === from ? to : undefined
}

/** Whether Approve and Reject show: for submitted requests, with the permission. CF-109. */
export function canDecide(code: number | undefined, hasPermission: boolean): boolean {
  return hasPermission === true && decide(code, 'approve') !== undefined
}

/** The toast of a decision that succeeded. TOAST-06, CF-133. */
export const DECISION_MESSAGE = {
  approve: 'APPROVED_SUCCESS',
  reject: 'SUCCESS',
} as const satisfies Record<ApprovalDecision, MessageKey>

/**
 * The outcome of a decision, by the status that the request has now: it was executed, the request is still submitted, or
 * another decision was first.
 */
export function decisionOutcome(
  decision: ApprovalDecision,
  code: number | undefined,
): 'done' | 'notDone' | 'overtaken' {
  const { from, to } = DECISIONS[decision]
  const now = readNumber(code)
  return now === to ? 'done' : now === from ? 'notDone' : 'overtaken'
}

/** A driver's request for a top-up. APR-09. */
export interface TopUpRequest {
  readonly key: string
  readonly groupKey: string
  readonly driverKey: DriverKey
  readonly driverName: string
  readonly vehicleNo?: string | undefined
  readonly mobile?: string | undefined
  readonly email?: string | undefined
  readonly memberId?: string | undefined
  readonly status: number
  readonly amount: number
  /** The currency sign beside the amount, as sent. */
  readonly symbol?: string | undefined
  readonly name?: string | undefined
  readonly type?: string | undefined
  readonly remark?: string | undefined
  /** Fleet-local stamp without a zone, as sent. */
  readonly requestedAt: string
  /** Addresses of the attached images. */
  readonly attachments: readonly string[]
}

/** What the driver of a request is called by. */
export const requestDriverLabel = (request: TopUpRequest): string =>
  driverLabel({ ...request, name: request.driverName })

/** A page of requests. APR-13. */
export interface TopUpRequestPage {
  readonly requests: readonly TopUpRequest[]
  readonly total: number
}

/** The options of the status filter, in order. APR-04. */
export const APPROVAL_FILTERS = ['all', 'submitted', 'approved', 'rejected'] as const
export type ApprovalFilter = (typeof APPROVAL_FILTERS)[number]

/** The rows that match the status filter, which the server does not have. CF-67. */
export function filterRequests<Row extends Pick<TopUpRequest, 'status'>>(
  rows: readonly Row[],
  filter: ApprovalFilter,
): Row[] {
  return rows.filter(({ status }) => filter === 'all' || approvalStatus(status).key === filter)
}

/** How many rows wait for a decision, and their sum in each currency. CF-172. */
export function openRequests(rows: readonly Pick<TopUpRequest, 'status' | 'amount' | 'symbol'>[]): {
  readonly count: number
  readonly sums: ReadonlyMap<string, number>
} {
  const open = rows.filter(({ status }) => canDecide(status, true))
  const sums = new Map<string, number>()
  for (const { amount, symbol } of open) {
    const currency = currencyOf(symbol)
    sums.set(currency, (sums.get(currency) ?? 0) + (readNumber(amount) ?? 0))
  }
  return { count: open.length, sums }
}

/** The value of "all types", which the server reads as no filter. CF-67. */
export const ALL_TYPES = ''

/** The options of the type filter: all, then the types of the rows, in their order. CF-67. */
export function typeOptions(rows: readonly Pick<TopUpRequest, 'type'>[]): string[] {
  return [...new Set([ALL_TYPES, ...rows.map(({ type }) => type ?? ALL_TYPES)])]
}
