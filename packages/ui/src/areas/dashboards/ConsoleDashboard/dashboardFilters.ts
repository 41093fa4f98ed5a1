import { INITIAL_PERIOD } from '@fleetgis/domain/map'
import type { PeriodChoice } from '@fleetgis/domain/period'

/** The filters of the console's dashboard and driver report. */
export interface DashboardFilters {
  readonly period: PeriodChoice
  /** The id of the chosen group; empty for all. */
  readonly groupId: string
}

/** Today, all groups. */
export const DASHBOARD_FILTERS: DashboardFilters = { period: INITIAL_PERIOD, groupId: '' }
