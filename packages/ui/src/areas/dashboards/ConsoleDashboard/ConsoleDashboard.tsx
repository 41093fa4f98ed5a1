'use client'

import { dashboardQuery, dashboardSummaryQuery } from '@fleetgis/api/dashboards'
import {
  type Dashboard,
  type DashboardSummary,
  driverFigures,
  summaryFigures,
} from '@fleetgis/domain/dashboards'
import { useQuery } from '@tanstack/react-query'
import { rootProps } from '../../../primitives/rootProps.ts'
import { useFleet } from '../../../provider/FleetContext.ts'
import { useRemote } from '../../../remote/useRemote.ts'
import { inBoundary } from '../../../remote/WidgetBoundary.tsx'
import { DashboardBar } from './DashboardBar.tsx'
import { DashboardParts } from './DashboardParts.ts'
import type { DashboardProps } from './DashboardProps.ts'
import { DaySection } from './DaySection.tsx'
import { FigureSection } from './FigureSection.tsx'
import { useDashboardFilters } from './useDashboardFilters.ts'

export type ConsoleDashboardProps = DashboardProps

const NO_FIGURES: Dashboard = { totalAmount: 0, tripCount: 0, driverCount: 0, distanceKm: 0 }
const NO_SUMMARY: DashboardSummary = {
  totalAmount: 0,
  income: 0,
  driverIncome: 0,
  totalTrips: 0,
  totalDrivers: 0,
  totalKm: 0,
  adminTotalTrips: 0,
  groupIncome: 0,
}

/**
 * The figures of `/home/dashboard` by period and group, and its days. Calls: EP-B40, EP-B37, EP-A14. Source: DASH-04,
 * DASH-08, CF-159.
 */
export const ConsoleDashboard = /* @__PURE__ */ inBoundary('ConsoleDashboard', ConnectedDashboard)

function ConnectedDashboard(props: ConsoleDashboardProps) {
  const { client, t } = useFleet()
  const { request, bar } = useDashboardFilters(props)
  const figures = useRemote(useQuery(dashboardQuery(client, request)))
  const summary = useRemote(useQuery(dashboardSummaryQuery(client, request)))
  return (
    <DashboardParts {...rootProps(props)} data-component="ConsoleDashboard">
      <DashboardBar {...bar} />
      <FigureSection
        title={t('dashboard.figures')}
        totals={driverFigures(figures.data ?? NO_FIGURES, undefined)}
        remote={figures}
      />
      <DaySection request={request} />
      <FigureSection
        title={t('dashboard.summary')}
        totals={summaryFigures(summary.data ?? NO_SUMMARY)}
        remote={summary}
      />
    </DashboardParts>
  )
}
