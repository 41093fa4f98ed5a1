import { driverRankingQuery, driverTotalsQuery } from '@fleetgis/api/dashboards'
import { driverFigures } from '@fleetgis/domain/dashboards'
import { useQuery } from '@tanstack/react-query'
import { useFilterState } from '../../../primitives/fields/useFilterState.ts'
import { rootProps } from '../../../primitives/rootProps.ts'
import { useFleet, useText } from '../../../provider/FleetContext.ts'
import { useRemote } from '../../../remote/calls/useRemote.ts'
import { inBoundary } from '../../../remote/failures/WidgetBoundary.tsx'
import { CsvExport } from '../../../remote/lists/CsvExport.tsx'
import { useCsvExport } from '../../../remote/lists/useCsvExport.ts'
import { type DriverLinkProps, useDriverContacts } from '../../drivers/index.ts'
import { comparedText } from '../comparedText.ts'
import { FIGURES } from '../figureRow.ts'
import { RankingList } from '../RankingTable/RankingList.tsx'
import { dashboardsWords } from '../words.ts'
import { DashboardBar } from './DashboardBar.tsx'
import { DashboardParts } from './DashboardParts.ts'
import { DashboardSection } from './DashboardSection.tsx'
import { DASHBOARD_FILTERS, type ReportFilters } from './dashboardFilters.ts'
import { FigureSection } from './FigureSection.tsx'
import { rankingCsv } from './rankingCsv.ts'
import { type DashboardProps, useDashboardFilters } from './useDashboardFilters.ts'

export interface DriverReportProps extends DashboardProps<ReportFilters>, DriverLinkProps {}

const REPORT_FILTERS: ReportFilters = { ...DASHBOARD_FILTERS, page: 1 }

/**
 * The drivers' earnings of `/home/driver-report` by period and group, with their ranking and its export. Calls: EP-B39,
 * EP-B38, EP-A14, EP-A10 and EP-A16 for names and contacts. Source: DASH-05, DASH-07.
 */
export const DriverReport = inBoundary('DriverReport', ConnectedReport)

function ConnectedReport({ onSave, driverHrefOf, ...props }: DriverReportProps) {
  const { client } = useFleet()
  const t = useText(dashboardsWords)
  const { filters, onFiltersChange } = useFilterState(REPORT_FILTERS, props)
  const apply = (changes: Partial<ReportFilters>) => onFiltersChange({ ...filters, page: 1, ...changes })
  const { request, earlier, before, days, today, isOver, isWhole, fileName, bar } = useDashboardFilters(
    props.userId,
    { filters, onFiltersChange: ({ period, groupId }) => apply({ period, groupId }) },
  )
  const whole = { enabled: isWhole }
  const totals = useRemote(useQuery({ ...driverTotalsQuery(client, request, { isOver }), ...whole }))
  const past = useRemote(useQuery({ ...driverTotalsQuery(client, earlier, { isOver: true }), ...whole }))
  const ranking = useRemote(useQuery({ ...driverRankingQuery(client, request), ...whole }))
  const { data: drivers = [] } = ranking
  const contacts = useDriverContacts()
  const exporting = useCsvExport({
    list: JSON.stringify(request),
    name: `${fileName('driver-report')}.csv`,
    onSave,
    write: async () => ({ text: rankingCsv(drivers, t, contacts), rows: drivers.length }),
  })
  return (
    <DashboardParts {...rootProps(props)} data-component="DriverReport">
      <DashboardBar {...bar} />
      {isWhole ? renderParts() : null}
    </DashboardParts>
  )

  function renderParts() {
    return (
      <>
        <FigureSection
          title={t('dashboard.earnings')}
          keys={FIGURES.totals}
          totals={driverFigures(undefined, totals.data)}
          note={comparedText(days, before, today, t)}
          comparison={{
            totals: driverFigures(undefined, past.data),
            failed: past.failure ? FIGURES.totals : [],
            isOver,
          }}
          remote={totals}
          earlier={past}
        />
        <DashboardSection
          title={t('ranking.title')}
          remote={ranking}
          actions={<CsvExport {...exporting} isDisabled={drivers.length === 0} />}
        >
          {ranking.failure ? null : (
            <RankingList
              {...contacts}
              drivers={ranking.data}
              driverHrefOf={driverHrefOf}
              filters={filters}
              onFiltersChange={apply}
            />
          )}
        </DashboardSection>
      </>
    )
  }
}
