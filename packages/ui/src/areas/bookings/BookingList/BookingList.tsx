import {
  BOOKING_AUDIENCES,
  BOOKING_REFRESH_MS,
  type Booking,
  type BookingAction,
} from '@fleetgis/domain/bookings'
import { useState } from 'react'
import { checkModel, checkOneOf } from '../../../checkProps.ts'
import { type FilterProps, useFilterState } from '../../../primitives/fields/useFilterState.ts'
import { lazily } from '../../../primitives/lazily.tsx'
import { type RootProps, rootProps } from '../../../primitives/rootProps.ts'
import { useLatestCallback } from '../../../primitives/useLatestCallback.ts'
import { useText } from '../../../provider/FleetContext.ts'
import { inBoundary } from '../../../remote/failures/WidgetBoundary.tsx'
import { blockedText } from '../../../remote/live/blockedText.ts'
import { bookingsWords } from '../words.ts'
import type { BookingChange } from './BookingChange.ts'
import { type BookingListFilters, FIRST_FILTERS, isSameFilters } from './BookingListFilters.ts'
import { BookingListView, useIsTable } from './BookingListView.tsx'
import type { BookingListViewProps } from './BookingListViewProps.ts'
import { BookingOverlay } from './BookingOverlay.tsx'
import type { OpenOverlay } from './BookingOverlayProps.ts'
import type { BookingListTarget } from './bookingListQuery.ts'
import { NewBookings } from './NewBookings.tsx'
import { useBookingActions } from './useBookingActions.ts'
import { useLiveBookings } from './useLiveBookings.ts'
import { useOpenBooking } from './useOpenBooking.ts'
import { useReady } from './useReady.ts'

/** The booking that an app opens in a place of its own. */
export interface BookingEvent {
  readonly bookingKey: string
  readonly booking: Booking
}

// Lazy: only the table of a wide window shows a detail beside it.
const TripDetail = lazily(() => import('../../trips/index.ts').then((file) => file.TripDetail))

export type BookingListProps = BookingListTarget &
  FilterProps<BookingListFilters> &
  Pick<BookingListViewProps, 'imageHosts' | 'navigation' | 'onReload' | 'scroller'> &
  RootProps & {
    /** The app id of the page, which opens a chat; without it and without `onOpenChat` there is no chat icon. */
    appId?: string | undefined
    /**
     * Called after a booking was accepted, on the way, arrived, cancelled or assigned, and after the host app was
     * notified.
     */
    onChanged?: ((change: BookingChange) => void) | undefined
    /** Opens a booking's Detail or Receipt in place of the built-in sheet. */
    onOpenDetail?: ((event: BookingEvent) => void) | undefined
    /** Opens the booking's chat in place of the built-in sheet. */
    onOpenChat?: ((event: BookingEvent) => void) | undefined
    /** Opens the driver choice in place of the built-in sheet. */
    onAssign?: ((event: BookingEvent) => void) | undefined
    /** Something of the app covers the list: refetching pauses, and catches up after it (CF-103). */
    isCovered?: boolean | undefined
    /** Milliseconds between two refetches; 30,000 by default (BKG-11). */
    refresh?: number | undefined
    /** Milliseconds between two polls of a chat; 5 s by default. */
    chatPollMs?: number | undefined
  }

/**
 * The bookings of a driver, a passenger or an admin's group, refetched at an interval: filters, cards with their
 * actions, Detail and Receipt, chat, and for drivers the switch "Ready for bookings", the way to a pickup, and a sound
 * for new bookings. Source: BKG-01 to BKG-30, BKS-18 to BKS-40, CF-37 to CF-46, CF-103, CF-112, CF-113, CF-115, CF-188.
 */
export const BookingList = inBoundary('BookingList', ConnectedList, ['audience', 'userId', 'groupId'])

const OF_USER = { userId: 'text' } as const
const OF_GROUP = { userId: 'text', groupId: 'text' } as const

function ConnectedList(props: BookingListProps) {
  checkOneOf('BookingList', 'audience', props.audience, BOOKING_AUDIENCES)
  checkModel('BookingList', 'it', props, props.audience === 'passenger' ? OF_USER : OF_GROUP)
  const t = useText(bookingsWords)
  const { audience, userId, appId, refresh: interval = BOOKING_REFRESH_MS } = props
  const { filters, onFiltersChange } = useFilterState(FIRST_FILTERS, props)
  const round = useRound(filters)
  const [overlay, setOverlay] = useState<OpenOverlay>()
  const isTable = useIsTable(audience)
  const { list, attention, live, refresh, reload, ...autoRefresh } = useLiveBookings(props, {
    filters,
    round,
    interval,
    isCovered: overlay !== undefined || (props.isCovered ?? false),
  })
  const { bookings } = list
  const actions = useBookingActions({
    target: props,
    driver: list.driver,
    bookings,
    all: attention.all,
    updatedAt: list.updatedAt,
    blocked: blockedText(live, t),
    refresh,
    onChanged: props.onChanged,
  })
  const isReady = audience === 'driver' ? list.driver?.isReady : undefined
  const ready = useReady(userId, { isReady, updatedAt: list.updatedAt, refresh })

  const opened = useOpenBooking(isTable, bookings, attention.all)

  const openDetail = useCardCallback(opened.known, ({ bookingKey, booking }) => {
    if (props.onOpenDetail) props.onOpenDetail({ bookingKey, booking })
    else if (isTable) opened.open(booking)
    else setOverlay({ kind: 'detail', booking })
  })
  const openChat = useCardCallback(opened.known, ({ bookingKey, booking }) => {
    if (props.onOpenChat) props.onOpenChat({ bookingKey, booking })
    else setOverlay({ kind: 'chat', booking })
  })
  const act = useCardCallback<{ action: BookingAction }>(opened.known, ({ bookingKey, booking, action }) => {
    if (action === 'cancel') setOverlay({ kind: 'cancel', booking })
    else if (action !== 'assign') void actions.carryOut(booking, action)
    else if (props.onAssign) props.onAssign({ bookingKey, booking })
    else setOverlay({ kind: 'assign', booking })
  })
  const close = () => setOverlay(undefined)

  return (
    <>
      {audience === 'driver' ? (
        <NewBookings
          bookings={attention.isReady ? bookings : undefined}
          hasNextPage={list.hasNextPage}
          pinned={attention.view.pinned}
          round={round}
        />
      ) : null}
      <BookingListView
        {...rootProps(props)}
        audience={audience}
        {...list.remote}
        {...attention.view}
        filters={filters}
        onGo={(next) => {
          attention.clear()
          if (isSameFilters(next, filters)) reload()
          else onFiltersChange(next)
        }}
        live={live}
        onRetry={reload}
        onReload={props.onReload}
        {...autoRefresh}
        isReady={ready.isReady}
        onReadyChange={ready.choose}
        isReadyPending={ready.isPending}
        onAction={act}
        onOpenDetail={openDetail}
        onOpenChat={props.onOpenChat || appId ? openChat : undefined}
        onCheck={reload}
        running={actions.running}
        outcomeUnknown={actions.outcomeUnknown}
        done={actions.done}
        announcement={actions.announcement}
        open={
          opened.booking && {
            booking: opened.booking,
            isGone: opened.isGone,
            onClose: opened.close,
            detail: (
              <TripDetail
                audience={audience}
                userId={userId}
                bookingKey={opened.booking.key}
                status={opened.booking.status}
                isGone={opened.isGone}
                imageHosts={props.imageHosts}
              />
            ),
          }
        }
        imageHosts={props.imageHosts}
        navigation={props.navigation}
        scroller={props.scroller}
      />
      {overlay ? (
        <BookingOverlay
          {...overlay}
          target={props}
          appId={appId ?? ''}
          imageHosts={props.imageHosts}
          chatPollMs={props.chatPollMs}
          onClose={close}
          actions={actions}
        />
      ) : null}
    </>
  )
}

/** Counts the changes of the filters, by Go or by the page. */
function useRound(filters: BookingListFilters): number {
  const [last, setLast] = useState({ filters, round: 0 })
  if (isSameFilters(filters, last.filters)) return last.round
  const round = last.round + 1
  setLast({ filters, round })
  return round
}

/** A callback of the cards with its booking, the same between renders: the cards are memoized. */
function useCardCallback<More = unknown>(
  bookings: readonly Booking[],
  use: (event: BookingEvent & More) => void,
) {
  return useLatestCallback((event: { bookingKey: string } & More) => {
    const booking = bookings.find(({ key }) => key === event.bookingKey)
    if (booking) use({ ...event, booking })
  })
}
