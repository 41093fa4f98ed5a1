import type { Booking, WaitingLimit } from '@fleetgis/domain/bookings'
import { type ReactNode, useCallback, useDeferredValue, useLayoutEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { Banner } from '../../../primitives/feedback/Banner.tsx'
import { EmptyState } from '../../../primitives/feedback/EmptyState.tsx'
import { Skeleton } from '../../../primitives/feedback/Skeleton.tsx'
import { lazily } from '../../../primitives/lazily.tsx'
import { InfiniteList } from '../../../primitives/lists/InfiniteList.tsx'
import { useText } from '../../../provider/FleetContext.ts'
import { FailureCard } from '../../../remote/failures/FailureCard.tsx'
import { BookingCard, type BookingCardProps } from '../BookingCard/BookingCard.tsx'
import { type BookingsText, bookingsWords } from '../words.ts'
import type { BookingListViewProps } from './BookingListViewProps.ts'
import type { BookingPanelProps } from './BookingPanel.tsx'
import type { BookingTableProps } from './BookingTable.tsx'
import { keyOfBooking } from './keyOfBooking.ts'
import { PinnedRides } from './PinnedRides.tsx'

// Not in the first load: a phone shows cards. The rows' part loads beside the table, not after it.
const BookingTable = lazily<BookingTableProps>(
  async () => {
    const rows = import('../../../primitives/lists/DataTableGrid.tsx')
    const [file] = await Promise.all([import('./BookingTable.tsx'), rows])
    return file.BookingTable
  },
  <Skeleton variant="block" height="60vh" />,
)

const BookingPanel = lazily<BookingPanelProps>(() =>
  import('./BookingPanel.tsx').then((file) => file.BookingPanel),
)

interface BookingRowsProps extends BookingListViewProps {
  scroller: NonNullable<BookingListViewProps['scroller']>
  /** Why no action is possible now. */
  blocked: string | undefined
  isTable: boolean
  /** Stands between the rides under way, which no filter hides, and the list. */
  filterLine: ReactNode
}

/** The bookings: cards, the rides under way first, or in a wide window of an admin a table with the open booking beside it. */
export function BookingRows(props: BookingRowsProps) {
  const { bookings, pinned = NONE, running, outcomeUnknown, done, onAction, open } = props
  const t = useText(bookingsWords)
  const isRunning = running !== undefined
  // The pressed card updates at once. The others stop accepting presses at once and rerender deferred (BKS-33).
  const isLocked = useDeferredValue(isRunning)
  const acceptsPresses = useRef(true)
  useLayoutEffect(() => {
    acceptsPresses.current = !isRunning
  }, [isRunning])
  const act = useCallback<NonNullable<typeof onAction>>(
    (event) => {
      if (acceptsPresses.current) onAction?.(event)
    },
    [onAction],
  )
  const assign = useCallback(({ key }: Booking) => act({ bookingKey: key, action: 'assign' }), [act])
  const cardOf = (booking: Booking, more?: Pick<BookingCardProps, 'isBrief' | 'onOpenDetail'>) => (
    <BookingCard
      booking={booking}
      audience={props.audience}
      onAction={onAction && act}
      onOpenDetail={props.onOpenDetail}
      onOpenChat={props.onOpenChat}
      onCheck={props.onCheck}
      running={running?.bookingKey === booking.key ? running.action : undefined}
      outcomeUnknown={outcomeUnknown?.get(booking.key)}
      isLocked={isLocked}
      blocked={props.blocked}
      done={done?.bookingKey === booking.key ? done.action : undefined}
      isChecking={props.isFetching && outcomeUnknown?.has(booking.key) === true}
      imageHosts={props.imageHosts}
      navigation={props.navigation}
      {...more}
    />
  )
  const renderCard = (booking: Booking) => cardOf(booking)
  const empty = emptyOf(pinned.length > 0, props.waiting?.limit)
  const hasFailed = bookings === undefined && props.failure !== undefined
  // A booking that is open stays beside the failure: Back closes it (CF-169).
  if (props.isTable && (!hasFailed || open))
    return (
      <BookingTable
        {...props}
        emptyText={t(empty.message)}
        emptyHint={empty.hint && t(empty.hint)}
        onAssign={onAction && assign}
        isLocked={isLocked}
        instead={hasFailed ? <Instead {...props} /> : null}
        openKey={open?.booking.key}
        panel={
          open ? (
            <BookingPanel key={open.booking.key} onClose={open.onClose}>
              {open.isGone ? (
                <Banner tone="info">{t('bookingList.gone')}</Banner>
              ) : (
                cardOf(open.booking, { isBrief: true, onOpenDetail: undefined })
              )}
              {open.detail}
            </BookingPanel>
          ) : null
        }
      />
    )
  return (
    <>
      {pinned.length > 0 ? <PinnedRides rides={pinned}>{renderCard}</PinnedRides> : null}
      {props.isTable ? null : props.filterLine}
      {bookings ? (
        <InfiniteList
          label={t('bookingList.title')}
          items={bookings}
          keyOf={keyOfBooking}
          hasMore={props.hasMore}
          isLoading={props.isLoadingMore}
          hasFailed={props.hasFailedMore ?? false}
          onLoadMore={props.onLoadMore}
          total={props.total}
          scroller={props.scroller}
          keptKey={running?.bookingKey}
          estimatedHeight={230}
          empty={<EmptyState message={t(empty.message)}>{empty.hint && t(empty.hint)}</EmptyState>}
        >
          {renderCard}
        </InfiniteList>
      ) : (
        <Instead {...props} />
      )}
    </>
  )
}

function emptyOf(
  hasPinned: boolean,
  limit: WaitingLimit | undefined,
): { message: BookingsText; hint?: BookingsText } {
  if (limit !== undefined) return { message: 'bookingList.noneWaiting' }
  if (hasPinned) return { message: 'bookingList.noOther' }
  return { message: 'bookingList.empty', hint: 'bookingList.emptyHint' }
}

const NONE: readonly Booking[] = []

/** Shown before the first answer: skeleton cards, or why there are none. */
function Instead(props: BookingListViewProps): ReactNode {
  const { failure } = props
  if (failure !== undefined)
    return (
      <FailureCard
        message={failure}
        onRetry={props.onRetry}
        isRetrying={props.isFetching}
        isSignedOut={props.isSignedOut}
        onReload={props.onReload}
      />
    )
  return (
    <Waiting aria-busy>
      {[1, 2, 3].map((card) => (
        <Skeleton key={card} variant="block" height="204px" />
      ))}
    </Waiting>
  )
}

const Waiting = styled.div`
  display: grid;
  gap: var(--fleet-space-3);
`
