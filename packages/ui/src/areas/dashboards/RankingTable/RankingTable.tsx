import { type DriverRanking, type RankedDriver, ranked } from '@fleetgis/domain/dashboards'
import { CURRENCY, formatAmount, formatDistanceKm } from '@fleetgis/domain/format'
import { rowsOfPage, totalPages } from '@fleetgis/domain/paging'
import { useMemo, useState } from 'react'
import { styled } from 'styled-components'
import { useShownText } from '../../../i18n/useShownText.ts'
import { EmptyState } from '../../../primitives/feedback/EmptyState.tsx'
import { Stack } from '../../../primitives/layout/Stack.ts'
import { Pagination } from '../../../primitives/lists/Pagination.tsx'
import { Table, type TableColumn } from '../../../primitives/lists/Table.tsx'
import { useText } from '../../../provider/FleetContext.ts'
import { ContactLine, type DriverLinkProps, DriverName, type FindDriver } from '../../drivers/index.ts'
import { BarCell } from '../BarCell.tsx'
import { RankedRows } from '../RankedRows.ts'
import { dashboardsWords } from '../words.ts'

export interface RankingTableProps extends DriverLinkProps {
  /** The drivers in the server's order; undefined while they load. Keep the array between renders. */
  drivers: readonly DriverRanking[] | undefined
  /** Shows contacts in full, for staff who see them so in the list of drivers; masked otherwise. */
  hasWholeContacts?: boolean | undefined
  /** Finds the driver behind a phone number or an e-mail address, for the links. Keep the function between renders. */
  findDriver?: FindDriver | undefined
  /** Rows a page; 50 unless given. */
  size?: number | undefined
  className?: string | undefined
}

interface Row extends RankedDriver {
  readonly key: number
}

/** A group may have thousands of drivers, and all are in one answer. */
const SIZE = 50

/**
 * Drivers ranked by their total amount; those with equal amounts share a rank. Contacts are masked unless
 * `hasWholeContacts`. Source: DASH-03, DASH-07, DASH-09, CF-47, CF-186.
 */
export function RankingTable(props: RankingTableProps) {
  const { drivers, hasWholeContacts, findDriver, driverHrefOf, size = SIZE, className } = props
  const t = useText(dashboardsWords)
  const shown = useShownText()
  const [chosen, setChosen] = useState(1)
  const rows = useMemo(() => ranked(drivers ?? []).map((driver, key): Row => ({ ...driver, key })), [drivers])
  const most = rows[0]?.totalAmount ?? 0
  const columns = useMemo(
    (): readonly TableColumn<Row>[] => [
      { id: 'rank', header: t('ranking.rank'), cell: ({ rank }) => rank, align: 'end' },
      {
        id: 'name',
        header: t('ranking.driver'),
        isRowHeader: true,
        cell: ({ name, memberId, mobile, email }) => {
          const driver = findDriver?.(mobile) ?? findDriver?.(email)
          return (
            <>
              {driver ? (
                <DriverName driver={driver} driverHrefOf={driverHrefOf} />
              ) : (
                shown(name).trim() || '–'
              )}
              {memberId ? <Member>{memberId}</Member> : null}
            </>
          )
        },
      },
      {
        id: 'contact',
        header: t('ranking.contact'),
        cell: ({ mobile, email }) => <ContactLine mobile={mobile} email={email} isWhole={hasWholeContacts} />,
      },
      {
        id: 'amount',
        header: t('figures.totalAmount'),
        cell: ({ totalAmount }) => (
          <BarCell value={totalAmount} most={most}>
            {money(totalAmount)}
          </BarCell>
        ),
        align: 'end',
      },
      {
        id: 'net',
        header: t('figures.netAmount'),
        label: t('ranking.net'),
        cell: (row) => money(row.netAmount),
        align: 'end',
      },
      {
        id: 'trips',
        header: t('figures.tripCount'),
        cell: (row) => formatAmount(row.tripCount),
        align: 'end',
      },
      {
        id: 'distance',
        header: t('figures.distanceKm'),
        cell: ({ distanceKm }) => t('tripDetail.km', { distance: formatDistanceKm(distanceKm) }),
        align: 'end',
      },
    ],
    [t, shown, most, hasWholeContacts, findDriver, driverHrefOf],
  )
  const pages = totalPages(rows.length, size)
  const page = Math.max(1, Math.min(chosen, pages))
  return (
    <Stack className={className} data-component="RankingTable">
      <RankedRows data-ranked>
        <Table
          label={t('ranking.title')}
          columns={columns}
          rows={rowsOfPage(rows, page, size)}
          keyOf={({ key }) => key}
          isLoading={drivers === undefined}
          empty={<EmptyState message={t('ranking.empty')} />}
        />
      </RankedRows>
      {pages > 1 ? (
        <Pagination
          label={t('ranking.pages')}
          page={page}
          pages={pages}
          onPage={(event) => setChosen(event.page)}
        />
      ) : null}
    </Stack>
  )
}

const money = (amount: number) => (
  <>
    {formatAmount(amount)} <Unit>{CURRENCY}</Unit>
  </>
)

const Unit = styled.small`
  color: var(--fleet-color-text-muted);
  font-size: var(--fleet-text-xs);
`

const Member = styled.small`
  display: block;
  color: var(--fleet-color-text-muted);
  font-size: var(--fleet-text-xs);
  font-weight: 400;
  -webkit-user-select: all;
  user-select: all;
`
