import type { PeriodChoice } from '@fleetgis/domain/period'
import { ALL_TYPES, type ApprovalFilter } from '@fleetgis/domain/wallet'

/** The filters of the Approval panel; they apply together. APR-01 to APR-04. */
export interface ApprovalFilters {
  readonly period: PeriodChoice
  /** `ALL_TYPES` for every type. */
  readonly type: string
  readonly status: ApprovalFilter
  readonly search: string
}

/** The filters of a panel that was opened: today's requests (CF-18). */
export const APPROVAL_FILTERS_AT_FIRST: ApprovalFilters = {
  period: { option: 'today' },
  type: ALL_TYPES,
  status: 'all',
  search: '',
}
