import type { DashboardFilter } from '@fleetgis/api/dashboards'
import { formatAmount, formatDate, formatDistanceKm, formatMoney } from '@fleetgis/domain/format'
import { useId } from 'react'
import { styled } from 'styled-components'
import type { Translate } from '../../../i18n/words.ts'
import { Button } from '../../../primitives/actions/Button.tsx'
import { Skeleton } from '../../../primitives/feedback/Skeleton.tsx'
import { useNear } from '../../../primitives/layout/useNear.ts'
import { lazily } from '../../../primitives/lazily.tsx'
import { Table, type TableColumn } from '../../../primitives/lists/Table.tsx'
import { useText } from '../../../provider/FleetContext.ts'
import { CsvExport } from '../../../remote/lists/CsvExport.tsx'
import { type SaveProps, useCsvExport } from '../../../remote/lists/useCsvExport.ts'
import { card } from '../../../theme/looks.ts'
import { visuallyHidden } from '../../../theme/visuallyHidden.ts'
import { type DashboardsText, dashboardsWords } from '../words.ts'
import { DashboardSection } from './DashboardSection.tsx'
import type { DayChartsProps } from './DayCharts.tsx'
import { dayCsv } from './dayCsv.ts'
import type { Day, useDays } from './useDays.ts'

const WAITING = <Skeleton height="220px" />

/** Loads where bars come into view, with the chart library (decision 36). */
const DayCharts = lazily<DayChartsProps>(
  () => import('./DayCharts.tsx').then((file) => file.DayCharts),
  WAITING,
)

export interface DaySectionProps extends SaveProps {
  period: ReturnType<typeof useDays>
  /** What the days are of. */
  request: DashboardFilter
  /** The name of the file without its ending. */
  name: string
  isTableShown: boolean
  onTableShown: (isShown: boolean) => void
}

/** The days of a period as bars, and as a table: shown on demand, and always there for screen readers. DASH-12. */
export function DaySection({ period, request, name, isTableShown, onTableShown, onSave }: DaySectionProps) {
  const { days, isLong, remote } = period
  const t = useText(dashboardsWords)
  const id = useId()
  const [ref, isNear] = useNear<HTMLDivElement>('0px')
  const isComplete = days.every(({ figures }) => figures)
  const exporting = useCsvExport({
    list: JSON.stringify(request),
    name: `${name}.csv`,
    onSave,
    write: async () => ({ text: dayCsv(days, t), rows: days.length }),
  })
  if (days.length === 0) return isLong ? <Why>{t('dashboard.manyDays')}</Why> : null
  return (
    <DashboardSection
      title={t('dashboard.days')}
      remote={remote}
      actions={
        <>
          <Button
            variant="quiet"
            aria-expanded={isTableShown}
            aria-controls={id}
            onPress={() => onTableShown(!isTableShown)}
          >
            {t(isTableShown ? 'dashboard.hideTable' : 'dashboard.showTable')}
          </Button>
          <CsvExport {...exporting} isDisabled={!isComplete} />
        </>
      }
    >
      <Days>
        <div ref={ref} data-part="charts">
          {isNear ? (
            <DayCharts
              days={days}
              measures={[
                { id: 'tripCount', title: t('figures.tripCount'), format: formatAmount, axis: formatAmount },
                {
                  id: 'totalAmount',
                  title: t('figures.totalAmount'),
                  format: (amount) => formatMoney(amount),
                  axis: (amount) => shortAmount(amount, t),
                },
              ]}
            />
          ) : (
            WAITING
          )}
        </div>
        <div id={id} data-part="table" data-hidden={!isTableShown || undefined}>
          <DayTable days={days} />
        </div>
      </Days>
    </DashboardSection>
  )
}

const MILLION = 1e6

/** An amount on an axis: millions from a million on. */
function shortAmount(amount: number, t: Translate<DashboardsText>): string {
  if (amount < MILLION) return formatAmount(amount)
  return t('dashboard.million', { amount: formatDistanceKm(amount / MILLION).replace(/\.0$/, '') })
}

function DayTable({ days }: { days: readonly Day[] }) {
  const t = useText(dashboardsWords)
  const cell =
    (write: (figures: NonNullable<Day['figures']>) => string): TableColumn<Day>['cell'] =>
    ({ figures, hasFailed }) =>
      figures ? write(figures) : hasFailed ? t('dashboard.notRead') : <Skeleton width="4em" />
  const columns: readonly TableColumn<Day>[] = [
    { id: 'day', header: t('dashboard.day'), cell: ({ day }) => formatDate(day), isRowHeader: true },
    {
      id: 'trips',
      header: t('figures.tripCount'),
      cell: cell(({ tripCount }) => formatAmount(tripCount)),
      align: 'end',
    },
    {
      id: 'amount',
      header: t('figures.totalAmount'),
      cell: cell(({ totalAmount }) => formatMoney(totalAmount)),
      align: 'end',
    },
    {
      id: 'drivers',
      header: t('figures.driverCount'),
      cell: cell(({ driverCount }) => formatAmount(driverCount)),
      align: 'end',
    },
    {
      id: 'distance',
      header: t('figures.distanceKm'),
      cell: cell(({ distanceKm }) => t('tripDetail.km', { distance: formatDistanceKm(distanceKm) })),
      align: 'end',
    },
  ]
  return <Table label={t('dashboard.days')} columns={columns} rows={days} keyOf={({ day }) => day} />
}

const Why = styled.p`
  margin: 0;
  color: var(--fleet-color-text-muted);
  font-size: var(--fleet-text-s);
`

const Days = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--fleet-space-2);

  > [data-part='charts'] {
    ${card}
    min-height: 220px;
  }
  > [data-hidden] {
    ${visuallyHidden}
  }
`
