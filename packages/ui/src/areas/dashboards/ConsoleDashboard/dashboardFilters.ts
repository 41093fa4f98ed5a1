import { INITIAL_PERIOD } from '@fleetgis/domain/map'
import type { PeriodChoice } from '@fleetgis/domain/period'
import type { RankingFilters } from '../RankingTable/RankingList.tsx'

/** The period and the group of figures. */
export interface FigureFilters {
  readonly period: PeriodChoice
  /** The id of the chosen group; empty for all. */
  readonly groupId: string
}

/** What a dashboard ranks. */
export type Ranked = 'drivers' | 'groups'

/** The filters of the console's dashboard, and what it shows. */
export interface DashboardFilters extends FigureFilters {
  /** `drivers` unless given; without the key the dashboard keeps its own. */
  readonly ranked?: Ranked | undefined
  /** Whether the figures of the days are shown as a table; false unless given. Without the key likewise. */
  readonly isTableShown?: boolean | undefined
}

/** The filters of the driver report, with the order and the page of its ranking. */
export interface ReportFilters extends FigureFilters, RankingFilters {}

/** Today, all groups. */
export const DASHBOARD_FILTERS: DashboardFilters = { period: INITIAL_PERIOD, groupId: '' }
