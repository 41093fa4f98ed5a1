'use client'

import { dashboardQuery, dashboardSummaryQuery } from '@fleetgis/api/dashboards'
import { driverFigures, summaryFigures } from '@fleetgis/domain/dashboards'
import { useQuery } from '@tanstack/react-query'
import { rootProps } from '../../../primitives/rootProps.ts'
import { useFleet, useText } from '../../../provider/FleetContext.ts'
import { useRemote } from '../../../remote/calls/useRemote.ts'
import { inBoundary } from '../../../remote/failures/WidgetBoundary.tsx'
import { FIGURES } from '../figureRow.ts'
import { dashboardsWords } from '../words.ts'
import { DashboardBar } from './DashboardBar.tsx'
import { DashboardParts } from './DashboardParts.ts'
import { DaySection } from './DaySection.tsx'
import { FigureSection } from './FigureSection.tsx'
import { type DashboardProps, useDashboardFilters } from './useDashboardFilters.ts'

export type ConsoleDashboardProps = DashboardProps

/**
 * The figures of `/home/dashboard` by period and group, and its days. Calls: EP-B40, EP-B37, EP-A14. Source: DASH-04,
 * DASH-08, CF-159.
 */
export const ConsoleDashboard = inBoundary('ConsoleDashboard', ConnectedDashboard)

function ConnectedDashboard(props: ConsoleDashboardProps) {
  const { client } = useFleet()
  const t = useText(dashboardsWords)
  const { request, bar } = useDashboardFilters(props)
  const figures = useRemote(useQuery(dashboardQuery(client, request)))
  const summary = useRemote(useQuery(dashboardSummaryQuery(client, request)))
  return (
    <DashboardParts {...rootProps(props)} data-component="ConsoleDashboard">
      <DashboardBar {...bar} />
      <FigureSection
        title={t('dashboard.figures')}
        keys={FIGURES.dashboard}
        totals={driverFigures(figures.data, undefined)}
        remote={figures}
      />
      <DaySection request={request} />
      <FigureSection
        title={t('dashboard.summary')}
        keys={FIGURES.summary}
        totals={summaryFigures(summary.data)}
        remote={summary}
      />
    </DashboardParts>
  )
}
