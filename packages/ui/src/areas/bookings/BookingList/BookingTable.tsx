import { type Booking, bookingActions } from '@fleetgis/domain/bookings'
import { languageOf } from '@fleetgis/domain/i18n'
import { type ReactNode, useMemo } from 'react'
import { styled } from 'styled-components'
import { Button } from '../../../primitives/actions/Button.tsx'
import { DataTable } from '../../../primitives/lists/DataTable.tsx'
import { useFleet, useText } from '../../../provider/FleetContext.ts'
import { bookingsWords } from '../words.ts'
import type { BookingListViewProps } from './BookingListViewProps.ts'
import { keyOfBooking } from './keyOfBooking.ts'
import { useBookingColumns, WIDTHS } from './useBookingColumns.tsx'

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
  /** Replaces the rows. */
  instead: ReactNode
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

  const columns = useBookingColumns(isOpen)
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
    <Area data-part="table" data-open={isOpen || undefined}>
      {props.instead ? (
        <div>{props.instead}</div>
      ) : (
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
      )}
      {props.panel}
    </Area>
  )
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
