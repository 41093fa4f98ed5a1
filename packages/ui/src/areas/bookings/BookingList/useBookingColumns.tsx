import type { Booking } from '@fleetgis/domain/bookings'
import { formatDateTime, formatDistanceKm } from '@fleetgis/domain/format'
import { languageOf } from '@fleetgis/domain/i18n'
import { useMemo } from 'react'
import { formatWords } from '../../../i18n/formatWords.ts'
import { useIsWide } from '../../../primitives/layout/useIsWide.ts'
import { TIME_WIDTH, textColumn } from '../../../primitives/lists/columns.ts'
import type { DataColumn } from '../../../primitives/lists/DataTableProps.ts'
import { useFleet, useText } from '../../../provider/FleetContext.ts'
import { BookingBadge } from '../BookingBadge.tsx'
import { bookingsWords } from '../words.ts'

/** Widths in px that hold the longest code, status, distance and button; the others at least. */
export const WIDTHS = {
  en: { code: 148, status: 168, made: TIME_WIDTH.en, place: 157, passenger: 130, distance: 96, assign: 88 },
  my: { code: 162, status: 202, made: TIME_WIDTH.my, place: 170, passenger: 130, distance: 136, assign: 136 },
} as const
const STOPS = 80
/** The columns that are left out where they do not fit, in this order: the card of a booking has them. */
const OPTIONAL: readonly string[] = ['stops', 'distance', 'passenger', 'made']
/**
 * What the window has beside the columns, in px: the edges of page and table, the widest scroll bar, and the card of the
 * open booking.
 */
const SPACE_BESIDE_COLUMNS = { closed: 51, open: 463 } as const

/** The columns of an admin's bookings that fit beside each other, and beside the card of an open booking. */
export function useBookingColumns(isOpen: boolean) {
  const { language } = useFleet()
  const t = useText(bookingsWords)
  const leftOut = useLeftOut(language, isOpen)
  return useMemo((): readonly DataColumn<Booking>[] => {
    const words = formatWords(t)
    const widths = WIDTHS[languageOf(language)]
    const place = { width: '1.7fr', minWidth: widths.place } as const
    const all: readonly DataColumn<Booking>[] = [
      { ...textColumn<Booking>('code', t('bookingTable.code'), ({ id }) => id), width: widths.code },
      {
        id: 'status',
        header: t('bookingList.status'),
        width: widths.status,
        sort: ({ status }) => status,
        cell: ({ status }) => <BookingBadge status={status} audience="admin" />,
      },
      {
        id: 'made',
        header: t('bookingTable.made'),
        width: widths.made,
        sort: ({ createdAt }) => createdAt,
        cell: ({ createdAt }) => formatDateTime(createdAt, words) || '–',
      },
      { ...textColumn<Booking>('pickup', t('bookingCard.pickup'), ({ pickup }) => pickup.name), ...place },
      {
        id: 'stops',
        header: t('bookingTable.stops'),
        width: '0.75fr',
        minWidth: STOPS,
        sort: ({ stops }) => stops.length,
        cell: ({ stops }) => stops.join(', ') || '–',
      },
      {
        ...textColumn<Booking>('dropOff', t('bookingCard.dropOff'), ({ dropOff }) => dropOff.name),
        ...place,
      },
      {
        ...textColumn('passenger', t('bookingCard.passenger'), ({ passengerName }: Booking) => passengerName),
        width: '1.2fr',
        minWidth: widths.passenger,
      },
      {
        id: 'distance',
        header: t('bookingTable.distance'),
        isNumeric: true,
        width: widths.distance,
        sort: ({ distanceKm }) => distanceKm,
        cell: ({ distanceKm }) => t('bookingCard.km', { distance: formatDistanceKm(distanceKm) }),
      },
    ]
    const hidden = OPTIONAL.slice(0, leftOut)
    return all.filter(({ id }) => !hidden.includes(id))
  }, [t, language, leftOut])
}

/** How many of the optional columns are left out at this width of the window. */
function useLeftOut(language: string, isOpen: boolean): number {
  const { code, status, made, place, passenger, distance, assign } = WIDTHS[languageOf(language)]
  const least =
    code + status + 2 * place + (isOpen ? SPACE_BESIDE_COLUMNS.open : SPACE_BESIDE_COLUMNS.closed + assign)
  const hasMade = useIsWide(least + made)
  const hasPassenger = useIsWide(least + made + passenger)
  const hasDistance = useIsWide(least + made + passenger + distance)
  const hasStops = useIsWide(least + made + passenger + distance + STOPS)
  return [hasMade, hasPassenger, hasDistance, hasStops].filter((fits) => !fits).length
}
