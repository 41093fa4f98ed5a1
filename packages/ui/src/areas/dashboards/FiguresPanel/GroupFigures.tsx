import type { AdminGroup } from '@fleetgis/domain/dashboards'
import { formatAmount, formatMoney } from '@fleetgis/domain/format'
import { useMemo } from 'react'
import { EmptyState } from '../../../primitives/feedback/EmptyState.tsx'
import { Table, type TableColumn } from '../../../primitives/lists/Table.tsx'
import { useText } from '../../../provider/FleetContext.ts'
import { BarCell } from '../BarCell.tsx'
import { RankedRows } from '../RankedRows.ts'
import { dashboardsWords } from '../words.ts'

interface Row extends AdminGroup {
  readonly key: number
}

/** The groups of a period with their trips and net amounts; undefined while they load. DASH-06. */
export function GroupFigures({ groups }: { groups: readonly AdminGroup[] | undefined }) {
  const t = useText(dashboardsWords)
  const rows = useMemo(() => (groups ?? []).map((group, key): Row => ({ ...group, key })), [groups])
  const most = Math.max(0, ...rows.map(({ netAmount }) => netAmount ?? 0))
  const columns = useMemo(
    (): readonly TableColumn<Row>[] => [
      {
        id: 'name',
        header: t('figures.group'),
        isRowHeader: true,
        cell: ({ name }) => name.trim() || '–',
      },
      {
        id: 'trips',
        header: t('figures.tripCount'),
        align: 'end',
        cell: ({ tripCount }) => (tripCount === undefined ? '–' : formatAmount(tripCount)),
      },
      {
        id: 'amount',
        header: t('figures.netAmount'),
        align: 'end',
        cell: ({ netAmount }) =>
          netAmount === undefined ? (
            '–'
          ) : (
            <BarCell value={netAmount} most={most}>
              {formatMoney(netAmount)}
            </BarCell>
          ),
      },
    ],
    [t, most],
  )
  return (
    <RankedRows>
      <Table
        label={t('figures.groups')}
        columns={columns}
        rows={rows}
        keyOf={({ key }) => key}
        isLoading={groups === undefined}
        empty={<EmptyState message={t('figures.noGroups')} />}
      />
    </RankedRows>
  )
}
