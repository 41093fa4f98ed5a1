import { INITIAL_PERIOD } from '@fleetgis/domain/map'
import type { PeriodChoice } from '@fleetgis/domain/period'
import type { DataSort } from '../../../primitives/lists/DataTableProps.ts'

/** The filters, the order and the page of the list of trip routes. */
export interface RouteFilters {
  /** As typed. */
  readonly search: string
  readonly period: PeriodChoice
  /** Ids of the chosen groups; none means all. */
  readonly groupIds: readonly string[]
  /** Undefined for the order of the server. */
  readonly sort?: DataSort | undefined
  /** From 1. */
  readonly page: number
}

/** Today's trips of all groups. */
export const ROUTE_FILTERS: RouteFilters = { search: '', period: INITIAL_PERIOD, groupIds: [], page: 1 }
