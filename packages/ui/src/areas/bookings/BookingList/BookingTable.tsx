import { type Booking, bookingActions } from '@fleetgis/domain/bookings'
import { formatDateTime, formatDistanceKm } from '@fleetgis/domain/format'
import { languageOf } from '@fleetgis/domain/i18n'
import { type ReactNode, useMemo, useRef } from 'react'
import { styled } from 'styled-components'
import { formatWords } from '../../../i18n/formatWords.ts'
import { Button } from '../../../primitives/actions/Button.tsx'
import { useIsWide } from '../../../primitives/layout/useIsWide.ts'
import { TIME_WIDTH, textColumn } from '../../../primitives/lists/columns.ts'
import { DataTable } from '../../../primitives/lists/DataTable.tsx'
import type { DataColumn } from '../../../primitives/lists/DataTableProps.ts'
import { useFleet, useText } from '../../../provider/FleetContext.ts'
import { BookingBadge } from '../BookingBadge.tsx'
import { bookingsWords } from '../words.ts'
import type { BookingListViewProps } from './BookingListViewProps.ts'
import { keyOfBooking } from './keyOfBooking.ts'
import { useFocusOfRow } from './useFocusOfRow.ts'

export interface BookingTableProps
  extends Pick<
    BookingListViewProps,
    | 'bookings'
    | 'onOpenDetail'
    | 'outcomeUnknown'
    | 'total'
    | 'hasMore'
    | 'onLoadMore'
    | 'isLoadingMore'
    | 'hasFailedMore'
  > {
  emptyText: string
  emptyHint: string | undefined
  /** Assign was pressed in the row of a booking that waits for a driver; without it rows have no button. */
  onAssign: ((booking: Booking) => void) | undefined
  /** An action is running: no other one starts (BKS-33). */
  isLocked: boolean
  /** Why Assign cannot be pressed now, in plain text. */
  blocked: string | undefined
  /** The booking that is open beside the table. */
  openKey: string | undefined
  /** The open booking. */
  panel: ReactNode
}

/** An admin's bookings on a wide window: a dense table, and the open booking beside it. BKG-03. */
export function BookingTable(props: BookingTableProps) {
  const { bookings, openKey, onOpenDetail, onAssign, isLocked, blocked, outcomeUnknown } = props
  const { language } = useFleet()
  const t = useText(bookingsWords)
  const isOpen = openKey !== undefined
  const leftOut = useLeftOut(language, isOpen)
  const area = useRef<HTMLDivElement>(null)
  useFocusOfRow(area, openKey)

  const columns = useMemo((): readonly DataColumn<Booking>[] => {
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
  // While a booking is open its card has the button, and the table needs the width.
  const hasAssign = onAssign !== undefined && !isOpen
  const actions = useMemo(
    () =>
      hasAssign
        ? {
            width: WIDTHS[languageOf(language)].assign,
            cell: (booking: Booking) =>
              bookingActions('admin', booking.status).some(({ action }) => action === 'assign') ? (
                <Button
                  aria-label={t('bookingTable.assignOf', { booking: booking.id })}
                  onPress={() => onAssign(booking)}
                  // The card of the booking says why.
                  isDisabled={isLocked || blocked !== undefined || outcomeUnknown?.has(booking.key)}
                >
                  {t('bookingCard.assign')}
                </Button>
              ) : null,
          }
        : undefined,
    [hasAssign, onAssign, isLocked, blocked, outcomeUnknown, t, language],
  )

  return (
    <Area ref={area} data-part="table" data-open={isOpen || undefined}>
      <DataTable<Booking>
        label={t('bookingList.title')}
        columns={columns}
        rows={bookings ?? NONE}
        keyOf={keyOfBooking}
        onRow={onOpenDetail && ((booking) => onOpenDetail({ bookingKey: booking.key }))}
        openKey={openKey}
        actions={actions}
        isLoading={bookings === undefined}
        emptyText={props.emptyText}
        emptyHint={props.emptyHint}
        total={props.total}
        hasMore={props.hasMore}
        onLoadMore={props.onLoadMore}
        isLoadingMore={props.isLoadingMore}
        hasFailedMore={props.hasFailedMore}
      />
      {props.panel}
    </Area>
  )
}

/** Widths in px that hold the longest code, status, distance and button; the others at least. */
const WIDTHS = {
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

const NONE: readonly Booking[] = []

const Area = styled.div`
  display: grid;
  grid-template: minmax(0, 1fr) / minmax(0, 1fr);
  gap: var(--fleet-space-3);
  /* The window without what is above the table, so that the page itself does not scroll. */
  height: calc(100vh - 200px);
  height: calc(100dvh - 200px);
  min-height: 420px;

  &[data-open] {
    grid-template-columns: minmax(0, 1fr) clamp(340px, 32vw, 400px);
  }
  td > [data-component='Button'] {
    min-height: 24px;
    padding: 0 var(--fleet-space-2);
    font-size: var(--fleet-text-xs);
  }
  @media (min-width: 1200px) {
    height: calc(100vh - 136px);
    height: calc(100dvh - 136px);

    /* Burmese is wider: the waiting bookings have a line of their own. */
    &:lang(my) {
      height: calc(100vh - 188px);
      height: calc(100dvh - 188px);
    }
  }
`
