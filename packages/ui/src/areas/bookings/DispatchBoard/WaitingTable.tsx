import { type Booking, waitingMinutes } from '@fleetgis/domain/bookings'
import { formatDuration } from '@fleetgis/domain/format'
import { languageOf } from '@fleetgis/domain/i18n'
import { useMemo } from 'react'
import { formatWords } from '../../../i18n/formatWords.ts'
import { useShownText } from '../../../i18n/useShownText.ts'
import { textColumn } from '../../../primitives/lists/columns.ts'
import { DataTable } from '../../../primitives/lists/DataTable.tsx'
import type { DataColumn, DataTableProps } from '../../../primitives/lists/DataTableProps.ts'
import { useFleet, useText } from '../../../provider/FleetContext.ts'
import { useEachSecond } from '../../../provider/useEachSecond.ts'
import { BookingBadge } from '../BookingBadge.tsx'
import { keyOfBooking } from '../BookingList/keyOfBooking.ts'
import { bookingsWords } from '../words.ts'

export interface WaitingTableProps
  extends Pick<
    DataTableProps<Booking>,
    'openKey' | 'total' | 'hasMore' | 'isLoadingMore' | 'hasFailedMore' | 'onLoadMore'
  > {
  bookings: readonly Booking[] | undefined
  /** A booking is open beside the table, which then has only the first columns. */
  isBrief: boolean
  onOpen: (booking: Booking) => void
}

/** Widths in px that hold the longest code, age and status; all columns fit beside the map in a window of 1280 px. */
const WIDTHS = {
  en: { code: 156, age: 120, status: 140 },
  my: { code: 172, age: 130, status: 194 },
} as const
/** The least width of places and names in px: a cell that cuts its text has it as a tooltip. */
const LEAST = { en: 124, my: 112 } as const
/** The columns beside an open booking, which shows the others. */
const BRIEF = 3

/** The bookings that wait, each with its age, as a dense table. CF-185. */
export function WaitingTable({ bookings, isBrief, onOpen, ...table }: WaitingTableProps) {
  const t = useText(bookingsWords)
  const { language, clock } = useFleet()
  const shown = useShownText()
  const columns = useMemo((): readonly DataColumn<Booking>[] => {
    const widths = WIDTHS[languageOf(language)]
    const least = LEAST[languageOf(language)]
    const all: readonly DataColumn<Booking>[] = [
      { ...textColumn<Booking>('code', t('bookingTable.code'), ({ id }) => id), width: widths.code },
      {
        id: 'age',
        header: t('dispatch.age'),
        width: widths.age,
        isNumeric: true,
        sort: (booking) => waitingMinutes(booking, clock.now()),
        cell: (booking) => <Age booking={booking} />,
      },
      {
        ...textColumn<Booking>('pickup', t('bookingCard.pickup'), ({ pickup }) => shown(pickup.name)),
        width: '1.6fr',
        minWidth: isBrief ? 100 : least,
      },
      {
        id: 'status',
        header: t('bookingList.status'),
        width: widths.status,
        sort: ({ status }) => status,
        cell: ({ status }) => <BookingBadge status={status} audience="admin" />,
      },
      {
        ...textColumn<Booking>('dropOff', t('bookingCard.dropOff'), ({ dropOff }) => shown(dropOff.name)),
        width: '1.6fr',
        minWidth: least,
      },
      {
        ...textColumn<Booking>('passenger', t('bookingCard.passenger'), ({ passengerName }) =>
          shown(passengerName ?? ''),
        ),
        minWidth: least,
      },
    ]
    return isBrief ? all.slice(0, BRIEF) : all
  }, [t, language, clock, shown, isBrief])
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

function Age({ booking }: { booking: Booking }) {
  const t = useText(bookingsWords)
  const minutes = useEachSecond((now) => waitingMinutes(booking, now))
  if (minutes === undefined) return '–'
  return minutes === 0 ? t('dispatch.justNow') : formatDuration(minutes * 60, formatWords(t))
}

const NONE: readonly Booking[] = []
