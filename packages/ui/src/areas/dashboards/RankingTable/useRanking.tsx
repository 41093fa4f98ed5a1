import { type DriverRanking, type RankedDriver, ranked } from '@fleetgis/domain/dashboards'
import { CURRENCY, formatAmount, formatDistanceKm } from '@fleetgis/domain/format'
import { useMemo } from 'react'
import { styled } from 'styled-components'
import { useShownText } from '../../../i18n/useShownText.ts'
import type { DataColumn } from '../../../primitives/lists/DataTableProps.ts'
import type { TableColumn } from '../../../primitives/lists/Table.tsx'
import { useText } from '../../../provider/FleetContext.ts'
import { ContactLine, type DriverLinkProps, type FindDriver, NamedDriver } from '../../drivers/index.ts'
import { BarCell } from '../BarCell.tsx'
import { dashboardsWords } from '../words.ts'

export interface RankingProps extends DriverLinkProps {
  /** The drivers in the server's order; undefined while they load. Keep the array between renders. */
  drivers: readonly DriverRanking[] | undefined
  /** Shows contacts in full, for staff who see them so in the list of drivers; masked otherwise. */
  hasWholeContacts?: boolean | undefined
  /** Finds the driver behind a phone number or an e-mail address, for the links. Keep the function between renders. */
  findDriver?: FindDriver | undefined
}

export interface RankingRow extends RankedDriver {
  readonly key: string
}

/** A column of a `Table` and of a `DataTable`. */
type RankingColumn = TableColumn<RankingRow> & DataColumn<RankingRow>

const NUMBER = { align: 'end', isNumeric: true } as const

/** The rows of a ranking, the highest amount first, and its columns. Both are kept between renders. DASH-07. */
export function useRanking({ drivers, hasWholeContacts, findDriver, driverHrefOf }: RankingProps) {
  const t = useText(dashboardsWords)
  const shown = useShownText()
  const rows = useMemo(
    () => drivers && ranked(drivers).map((driver, index): RankingRow => ({ ...driver, key: `${index}` })),
    [drivers],
  )
  const most = rows?.[0]?.totalAmount ?? 0
  const columns = useMemo(
    (): readonly RankingColumn[] => [
      {
        id: 'rank',
        header: t('ranking.rank'),
        ...NUMBER,
        width: 92,
        sort: ({ rank }) => rank,
        cell: ({ rank }) => rank,
      },
      {
        id: 'name',
        header: t('ranking.driver'),
        isRowHeader: true,
        width: '1.25fr',
        minWidth: 150,
        sort: ({ name }) => shown(name).trim(),
        cell: ({ name, memberId, mobile, email }) => {
          const driver = findDriver?.(mobile) ?? findDriver?.(email)
          return (
            <>
              {driver ? (
                <NamedDriver driver={driver} driverHrefOf={driverHrefOf} />
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
        width: '1.6fr',
        minWidth: 190,
        cell: ({ mobile, email }) => <ContactLine mobile={mobile} email={email} isWhole={hasWholeContacts} />,
      },
      {
        id: 'amount',
        header: t('figures.totalAmount'),
        ...NUMBER,
        width: '1.25fr',
        minWidth: 190,
        sort: ({ totalAmount }) => totalAmount,
        cell: ({ totalAmount }) => (
          <BarCell value={totalAmount} most={most}>
            {money(totalAmount)}
          </BarCell>
        ),
      },
      {
        id: 'net',
        header: t('figures.netAmount'),
        label: t('ranking.net'),
        ...NUMBER,
        width: '0.9fr',
        minWidth: 120,
        sort: ({ netAmount }) => netAmount,
        cell: (row) => money(row.netAmount),
      },
      {
        id: 'trips',
        header: t('figures.tripCount'),
        ...NUMBER,
        width: '0.55fr',
        minWidth: 92,
        sort: ({ tripCount }) => tripCount,
        cell: (row) => formatAmount(row.tripCount),
      },
      {
        id: 'distance',
        header: t('figures.distanceKm'),
        ...NUMBER,
        width: '0.9fr',
        minWidth: 112,
        sort: ({ distanceKm }) => distanceKm,
        cell: ({ distanceKm }) => t('tripDetail.km', { distance: formatDistanceKm(distanceKm) }),
      },
    ],
    [t, shown, most, hasWholeContacts, findDriver, driverHrefOf],
  )
  return { rows, columns }
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
