import type { DateRange } from '@fleetgis/domain/period'
import type { DataSort } from '../../../primitives/lists/DataTableProps.ts'

/** The filters, the order and the page of the check-in list. */
export interface CheckInFilters {
  /** As typed. */
  readonly search: string
  /** Ids of the chosen groups; none means all. */
  readonly groupIds: readonly string[]
  /** The days; without them from the list's first day to today (CHK-10). */
  readonly days?: DateRange | undefined
  /** Undefined for the order of the server. */
  readonly sort?: DataSort | undefined
  /** From 1. */
  readonly page: number
}

/** All check-ins, on the first page. */
export const CHECK_IN_FILTERS: CheckInFilters = { search: '', groupIds: [], page: 1 }
