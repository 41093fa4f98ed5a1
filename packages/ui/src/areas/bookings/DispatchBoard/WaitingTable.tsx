import { type Booking, waitingMinutes } from '@fleetgis/domain/bookings'
import { formatDuration } from '@fleetgis/domain/format'
import { useMemo } from 'react'
import { formatWords } from '../../../i18n/formatWords.ts'
import { useShownText } from '../../../i18n/useShownText.ts'
import { textColumn } from '../../../primitives/lists/columns.ts'
import { DataTable } from '../../../primitives/lists/DataTable.tsx'
import type { DataColumn, DataTableProps } from '../../../primitives/lists/DataTableProps.ts'
import { useText } from '../../../provider/FleetContext.ts'
import { BookingBadge } from '../BookingBadge.tsx'
import { bookingsWords } from '../words.ts'

export interface WaitingTableProps
  extends Pick<
    DataTableProps<Booking>,
    'openKey' | 'total' | 'hasMore' | 'isLoadingMore' | 'hasFailedMore' | 'onLoadMore'
  > {
  bookings: readonly Booking[] | undefined
  /** Epoch milliseconds. */
  now: number
  onOpen: (booking: Booking) => void
}

/** The bookings that wait, each with its age, as a dense table. CF-185. */
export function WaitingTable({ bookings, now, onOpen, ...table }: WaitingTableProps) {
  const t = useText(bookingsWords)
  const shown = useShownText()
  const columns = useMemo(
    (): readonly DataColumn<Booking>[] => [
      {
        id: 'age',
        header: t('dispatch.age'),
        width: 112,
        isNumeric: true,
        sort: (booking) => waitingMinutes(booking, now),
        cell: (booking) => {
          const minutes = waitingMinutes(booking, now)
          if (minutes === undefined) return '–'
          return minutes === 0 ? t('dispatch.justNow') : formatDuration(minutes * 60, formatWords(t))
        },
      },
      {
        ...textColumn<Booking>('code', t('bookingTable.code'), ({ id }) => id),
        width: 150,
        isRowHeader: true,
      },
      {
        ...textColumn<Booking>('pickup', t('bookingCard.pickup'), ({ pickup }) => shown(pickup.name)),
        width: '1.6fr',
        minWidth: 150,
      },
      {
        ...textColumn<Booking>('dropOff', t('bookingCard.dropOff'), ({ dropOff }) => shown(dropOff.name)),
        width: '1.6fr',
        minWidth: 150,
      },
      {
        ...textColumn<Booking>('passenger', t('bookingCard.passenger'), ({ passengerName }) =>
          shown(passengerName ?? ''),
        ),
        minWidth: 120,
      },
      {
        id: 'status',
        header: t('bookingList.status'),
        width: 170,
        sort: ({ status }) => status,
        cell: ({ status }) => <BookingBadge status={status} audience="admin" />,
      },
    ],
    [t, shown, now],
  )
  return (
    <DataTable<Booking>
      {...table}
      label={t('bookingList.waitingTitle')}
      name="DispatchBoard"
      columns={columns}
      rows={bookings ?? NONE}
      keyOf={keyOfBooking}
      onRow={onOpen}
      isLoading={bookings === undefined}
      emptyText={t('dispatch.empty')}
      emptyHint={t('dispatch.emptyHint')}
    />
  )
}

const NONE: readonly Booking[] = []
const keyOfBooking = ({ key }: Booking) => key
