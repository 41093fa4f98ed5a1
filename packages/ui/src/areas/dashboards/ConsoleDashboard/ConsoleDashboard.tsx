import { dashboardQuery, dashboardSummaryQuery } from '@fleetgis/api/dashboards'
import {
  type DashboardSummary,
  driverFigures,
  furtherFigures,
  summaryFigures,
  type TotalKey,
} from '@fleetgis/domain/dashboards'
import { NO_TOP_ADMINS, type TopAdminLists } from '@fleetgis/domain/permission'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../../primitives/actions/Button.tsx'
import { useFilterState } from '../../../primitives/fields/useFilterState.ts'
import { rootProps } from '../../../primitives/rootProps.ts'
import { useFleet, useText } from '../../../provider/FleetContext.ts'
import { useRemote } from '../../../remote/calls/useRemote.ts'
import { inBoundary } from '../../../remote/failures/WidgetBoundary.tsx'
import type { DriverLinkProps } from '../../drivers/index.ts'
import { comparedText } from '../comparedText.ts'
import { FIGURES } from '../figureRow.ts'
import { togetherWith } from '../togetherWith.ts'
import { dashboardsWords } from '../words.ts'
import { DashboardBar } from './DashboardBar.tsx'
import { DashboardParts } from './DashboardParts.ts'
import { DaySection } from './DaySection.tsx'
import { DASHBOARD_FILTERS, type DashboardFilters } from './dashboardFilters.ts'
import { FigureSection } from './FigureSection.tsx'
import { NeedsAttention } from './NeedsAttention.tsx'
import { RankingSection } from './RankingSection.tsx'
import { type DashboardProps, type DashboardTarget, useDashboardFilters } from './useDashboardFilters.ts'
import { useDays } from './useDays.ts'

export interface ConsoleDashboardProps extends DashboardProps<DashboardFilters>, DriverLinkProps {
  /** The admins who may rank groups too (PERM-07); none unless given. */
  topAdmins?: TopAdminLists | undefined
  /**
   * Writes the address of a page, none for a page that the user may not open. Without it there are no links, and no list
   * of what needs attention.
   */
  hrefOf?: ((target: DashboardTarget) => string | undefined) | undefined
}

/** The facts of a period: those of EP-B40, and what the summary adds to them. DASH-13. */
const FACTS: readonly TotalKey[] = [...FIGURES.dashboard, 'groupIncome']

/**
 * The figures of `/home/dashboard` by period and group, against the period before; its days, and its ranking. Calls:
 * EP-B40, EP-B37, EP-B38, EP-B43, EP-A14, EP-A10 and EP-A16 for names and contacts. Source: DASH-04, DASH-08, DASH-11 to DASH-14, CF-159.
 */
export const ConsoleDashboard = inBoundary('ConsoleDashboard', ConnectedDashboard)

function ConnectedDashboard(given: ConsoleDashboardProps) {
  const { topAdmins = NO_TOP_ADMINS, hrefOf, driverHrefOf, onSave, ...props } = given
  const { client } = useFleet()
  const t = useText(dashboardsWords)
  const kept = useFilterState(DASHBOARD_FILTERS, props)
  // Its page may keep the period and the group alone.
  const [own, setOwn] = useState<Partial<DashboardFilters>>({})
  const filters: DashboardFilters = { ...own, ...kept.filters }
  const { ranked = 'drivers', isTableShown = false } = filters
  function apply(changes: Partial<DashboardFilters>) {
    const next = { ...filters, ...changes }
    setOwn(next)
    kept.onFiltersChange(next)
  }
  const { request, earlier, before, days, today, isOver, isWhole, fileName, bar } = useDashboardFilters(
    props.userId,
    { filters, onFiltersChange: apply },
  )
  const whole = { enabled: isWhole }
  const figures = useRemote(useQuery({ ...dashboardQuery(client, request, { isOver }), ...whole }))
  const summary = useRemote(useQuery({ ...dashboardSummaryQuery(client, request, { isOver }), ...whole }))
  const past = useRemote(useQuery({ ...dashboardQuery(client, earlier, { isOver: true }), ...whole }))
  const pastSummary = useRemote(
    useQuery({ ...dashboardSummaryQuery(client, earlier, { isOver: true }), ...whole }),
  )
  const byDay = useDays(request, today)
  const isToday = filters.period.option === 'today'
  const choose = (option: 'today' | '7days') => apply({ period: { option } })
  const further = furtherFigures(summary.data).filter(({ key }) => key !== 'driverIncome')
  const keys = [...FACTS, ...further.map(({ key }) => key)]
  const ofSummary = keys.slice(FIGURES.dashboard.length)
  return (
    <DashboardParts {...rootProps(props)} data-component="ConsoleDashboard">
      <DashboardBar {...bar} />
      {isWhole ? renderParts() : null}
    </DashboardParts>
  )

  function renderParts() {
    return (
      <>
        <FigureSection
          title={t('dashboard.figures')}
          note={comparedText(days, before, today, t)}
          actions={
            <Button variant="quiet" onPress={() => choose(isToday ? '7days' : 'today')}>
              {t(isToday ? 'dashboard.show7Days' : 'dashboard.todayAgainstYesterday')}
            </Button>
          }
          keys={keys}
          totals={[...driverFigures(figures.data, undefined), ...pick(ofSummary, summary.data)]}
          failed={[...(figures.failure ? FIGURES.dashboard : []), ...(summary.failure ? ofSummary : [])]}
          parts={{ groupIncome: pick(['driverIncome'], summary.data)[0] }}
          comparison={{
            totals: [...driverFigures(past.data, undefined), ...pick(ofSummary, pastSummary.data)],
            failed: [...(past.failure ? FIGURES.dashboard : []), ...(pastSummary.failure ? ofSummary : [])],
            isOver,
          }}
          remote={togetherWith(figures, summary)}
          earlier={togetherWith(past, pastSummary)}
        />
        {hrefOf ? (
          <NeedsAttention
            days={byDay.days}
            filters={filters}
            groups={bar.groups.groups}
            today={today}
            hrefOf={hrefOf}
          />
        ) : null}
        <DaySection
          period={byDay}
          request={request}
          name={fileName('dashboard')}
          isTableShown={isTableShown}
          onTableShown={(isShown) => apply({ isTableShown: isShown })}
          onSave={onSave}
        />
        <RankingSection
          ranked={ranked}
          onRanked={(chosen) => apply({ ranked: chosen })}
          request={request}
          filters={filters}
          topAdmins={topAdmins}
          hrefOf={hrefOf}
          driverHrefOf={driverHrefOf}
        />
      </>
    )
  }
}

/** Some figures of the summary. */
const pick = (keys: readonly TotalKey[], summary: DashboardSummary | undefined) =>
  summaryFigures(summary).filter(({ key }) => keys.includes(key))
