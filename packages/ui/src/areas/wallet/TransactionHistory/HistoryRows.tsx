import {
  formatAmount,
  formatDistanceKm,
  formatDuration,
  formatMoney,
  formatTransactionDate,
} from '@fleetgis/domain/format'
import { type DateRange, isDateText } from '@fleetgis/domain/period'
import { type ConsoleTransaction, type Transaction, transactionCode } from '@fleetgis/domain/wallet'
import { styled } from 'styled-components'
import { formatWords } from '../../../i18n/formatWords.ts'
import { useShownText } from '../../../i18n/useShownText.ts'
import { Link } from '../../../primitives/actions/Link.tsx'
import { breakId } from '../../../primitives/layout/breakId.tsx'
import { uniqueKeys } from '../../../primitives/lists/uniqueKeys.ts'
import { useText } from '../../../provider/FleetContext.ts'
import { plainList } from '../../../theme/looks.ts'
import { walletWords } from '../words.ts'
import type { HistoryModel } from './HistoryModel.ts'
import { HistoryRow } from './HistoryRow.tsx'

export interface HistoryTripProps {
  /** The address of a trip of this day. Without it the trips of the console have no links. */
  tripHrefOf?: ((event: DateRange & { tripId: string }) => string) | undefined
}

interface HistoryRowsProps extends HistoryTripProps {
  history: HistoryModel
  page: number
}

/** The transactions of a page; a page change remounts the list with every row folded. TXN-08. */
export function HistoryRows({ history, page, tripHrefOf }: HistoryRowsProps) {
  // No entry has an id, and a trip may be charged twice.
  const keys = uniqueKeys(
    history.model === 'wallet'
      ? history.transactions.map(({ createdAt, tripId }) => `${createdAt} ${tripId}`)
      : history.transactions.map(({ at, tripId }) => `${at} ${tripId}`),
  )
  return (
    <List key={page}>
      {history.model === 'wallet'
        ? history.transactions.map((row, index) => <WalletRow key={keys[index]} row={row} />)
        : history.transactions.map((row, index) => (
            <ConsoleRow key={keys[index]} row={row} tripHrefOf={tripHrefOf} />
          ))}
    </List>
  )
}

/** Trip code, total and date; unfolds to initial, platform and final. TXN-02, TXN-09, TXN-13. */
function WalletRow({ row }: { row: Transaction }) {
  const t = useText(walletWords)
  return (
    <HistoryRow
      title={transactionCode(row) ?? t(row.tripId ? 'transactions.trip' : 'transactions.noTrip')}
      date={formatTransactionDate(row.createdAt, formatWords(t))}
      total={row.total === undefined ? undefined : formatAmount(row.total)}
      kind={row.tripId ? 'trip' : row.balance > row.initial ? 'in' : 'out'}
      facts={[
        { name: t('transactions.initial'), value: formatMoney(row.initial) },
        {
          name: t('transactions.platform'),
          value: row.platform === undefined ? '–' : formatMoney(row.platform),
        },
        { name: t('transactions.final'), value: formatMoney(row.balance) },
      ]}
    />
  )
}

/** From, to, total and date; unfolds to the other fields. TXN-01, CF-55. */
function ConsoleRow({ row, tripHrefOf }: HistoryTripProps & { row: ConsoleTransaction }) {
  const t = useText(walletWords)
  const shown = useShownText()
  const words = formatWords(t)
  // Either may be Zawgyi beside a name in Unicode (CF-166).
  const way = [row.from, row.to]
    .filter((name) => name.trim() !== '')
    .map(shown)
    .join(' → ')
  // A trip is listed on the day on which it began, as its transaction is.
  const day = row.at.slice(0, 10)
  const hasLink = row.tripId !== '' && isDateText(day)
  const facts = [
    {
      name: t('transactions.tripId'),
      value:
        hasLink && tripHrefOf ? (
          <Link href={tripHrefOf({ tripId: row.tripId, start: day, end: day })}>{breakId(row.tripId)}</Link>
        ) : (
          row.tripId
        ),
    },
    {
      name: t('transactions.distance'),
      value:
        row.distanceKm === undefined
          ? ''
          : t('tripDetail.km', { distance: formatDistanceKm(row.distanceKm) }),
    },
    {
      name: t('transactions.duration'),
      value: row.duration === undefined ? '' : formatDuration(row.duration, words),
    },
    {
      name: t('transactions.reduced'),
      value: row.reduced === undefined ? '' : formatMoney(row.reduced),
    },
  ]
  return (
    <HistoryRow
      title={way || t(row.tripId ? 'transactions.trip' : 'transactions.noTrip')}
      date={formatTransactionDate(row.at, words)}
      total={formatAmount(row.total)}
      kind={row.tripId || way ? 'trip' : 'other'}
      facts={facts.filter(({ value }) => value !== '')}
    />
  )
}

const List = styled.ul`
  ${plainList}
`
