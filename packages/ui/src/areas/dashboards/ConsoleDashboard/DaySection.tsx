import { type DashboardFilter, dashboardQuery } from '@fleetgis/api/dashboards'
import type { Dashboard } from '@fleetgis/domain/dashboards'
import { CURRENCY, formatAmount, formatDate } from '@fleetgis/domain/format'
import { daysOfRange } from '@fleetgis/domain/period'
import { useQueries } from '@tanstack/react-query'
import { styled } from 'styled-components'
import { Skeleton } from '../../../primitives/feedback/Skeleton.tsx'
import { Table, type TableColumn } from '../../../primitives/lists/Table.tsx'
import { useFleet, useText } from '../../../provider/FleetContext.ts'
import { explainFailure } from '../../../remote/failures/explainFailure.ts'
import { dashboardsWords } from '../words.ts'
import { DashboardSection } from './FigureSection.tsx'

/** Each day is a call of its own: a period with more days has no picture of them. */
const MOST_DAYS = 8
const COUNTS = ['tripCount', 'driverCount'] as const

interface Day {
  readonly day: string
  readonly figures: Dashboard | undefined
}

/** The days of a short period as bars in a table: the figures of the dashboard, one call a day. */
export function DaySection({ request }: { request: DashboardFilter }) {
  const { client } = useFleet()
  const t = useText(dashboardsWords)
  const days = daysOfRange(request, MOST_DAYS)
  const queries = useQueries({
    queries: days.map((day) => dashboardQuery(client, { ...request, start: day, end: day })),
  })
  if (days.length < 2) return null
  const rows = days.map((day, index): Day => ({ day, figures: queries[index]?.data }))
  const failed = queries.filter(({ error, data }) => error && data === undefined)
  const [first] = failed
  const most = Math.max(1, ...rows.map(({ figures }) => figures?.totalAmount ?? 0))
  const waiting = failed.length > 0 ? '–' : <Skeleton width="4em" />
  const columns: readonly TableColumn<Day>[] = [
    { id: 'day', header: t('dashboard.day'), cell: ({ day }) => formatDate(day), isRowHeader: true },
    {
      id: 'amount',
      header: t('figures.totalAmount'),
      cell: ({ figures }) =>
        figures ? (
          <Bar>
            <span
              aria-hidden
              style={{ width: `${(Math.max(0, figures.totalAmount) / most) * 100}%` }}
              data-any={formatAmount(Math.max(0, figures.totalAmount)) !== '0' || undefined}
            />
            <span>
              {formatAmount(figures.totalAmount)} {CURRENCY}
            </span>
          </Bar>
        ) : (
          waiting
        ),
    },
    ...COUNTS.map(
      (id): TableColumn<Day> => ({
        id,
        header: t(`figures.${id}`),
        cell: ({ figures }) => (figures ? formatAmount(figures[id]) : waiting),
        align: 'end',
      }),
    ),
  ]
  return (
    <DashboardSection
      title={t('dashboard.days')}
      remote={{
        data: undefined,
        failure: first?.error ? explainFailure(first.error, t) : undefined,
        staleness: undefined,
        isFetching: queries.some(({ isFetching }) => isFetching),
        retry: () => {
          for (const { refetch } of failed) void refetch({ cancelRefetch: false })
        },
      }}
    >
      <Table label={t('dashboard.days')} columns={columns} rows={rows} keyOf={({ day }) => day} />
    </DashboardSection>
  )
}

const Bar = styled.div`
  display: grid;
  grid-template-columns: minmax(60px, 1fr) minmax(9em, auto);
  align-items: center;
  gap: var(--fleet-space-3);
  font-variant-numeric: tabular-nums;
  white-space: nowrap;

  @container (max-width: 560px) {
    grid-template-columns: minmax(0, 1fr);
    gap: 0;
  }

  > [aria-hidden] {
    height: 12px;
    border-radius: var(--fleet-radius-s);
    background: var(--fleet-color-accent);
    forced-color-adjust: none;
  }
  > [data-any] {
    min-width: 2px;
  }
`
