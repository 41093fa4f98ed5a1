import type { Booking } from '@fleetgis/domain/bookings'
import { useRef } from 'react'
import { styled } from 'styled-components'
import { EmptyState } from '../../../primitives/feedback/EmptyState.tsx'
import { useFilterState } from '../../../primitives/fields/useFilterState.ts'
import { useIsWide } from '../../../primitives/layout/useIsWide.ts'
import { VisuallyHidden } from '../../../primitives/layout/VisuallyHidden.ts'
import { FilterBar } from '../../../primitives/lists/FilterBar.ts'
import { InfiniteList } from '../../../primitives/lists/InfiniteList.tsx'
import { rootProps } from '../../../primitives/rootProps.ts'
import { SoundSwitch } from '../../../primitives/sound/SoundSwitch.tsx'
import { useText } from '../../../provider/FleetContext.ts'
import { Lines } from '../../../provider/Lines.ts'
import { failedCall } from '../../../remote/calls/FailedCall.ts'
import { FailedCallBanner } from '../../../remote/failures/FailedCallBanner.tsx'
import { FailureCard } from '../../../remote/failures/FailureCard.tsx'
import { inBoundary } from '../../../remote/failures/WidgetBoundary.tsx'
import { GroupSelect } from '../../../remote/lists/GroupSelect.tsx'
import { onlyGroup, useGroups } from '../../../remote/lists/useGroups.ts'
import { LiveStrip } from '../../../remote/live/LiveStrip.tsx'
import { BookingCard } from '../BookingCard/BookingCard.tsx'
import { BookingOverlay } from '../BookingList/BookingOverlay.tsx'
import { keyOfBooking } from '../BookingList/keyOfBooking.ts'
import { useFocusOfRow } from '../BookingList/useFocusOfRow.ts'
import { bookingsWords } from '../words.ts'
import type { DispatchBoardProps, DispatchFilters } from './DispatchBoardProps.ts'
import { OpenBooking } from './OpenBooking.tsx'
import { useDispatchBoard } from './useDispatchBoard.ts'
import { WaitingMap } from './WaitingMap.tsx'
import { WaitingTable } from './WaitingTable.tsx'

const NO_GROUP: DispatchFilters = { groupId: '' }

/**
 * The bookings of a group that wait for a driver, the oldest first, with their pickups on a map. The open booking shows
 * the drivers near its pickup and is assigned in place; on narrow windows in a sheet. A new booking shows one toast, and
 * plays a sound if the user has switched it on. Calls: EP-A14, EP-A10, EP-K03, EP-K08, EP-K10, EP-K13. Source: CF-185.
 */
export const DispatchBoard = inBoundary('DispatchBoard', ConnectedBoard, ['userId'], { userId: 'text' })

function ConnectedBoard(props: DispatchBoardProps) {
  const t = useText(bookingsWords)
  const groups = useGroups(true)
  const { filters, onFiltersChange } = useFilterState(NO_GROUP, props)
  const groupId = filters.groupId || (onlyGroup(groups)?.id ?? '')
  const isWide = useIsWide(SIDE_BY_SIDE)
  return (
    <Frame {...rootProps(props)} data-component="DispatchBoard" data-wide={isWide || undefined}>
      <FilterBar as="div">
        <GroupSelect
          {...groups}
          label={t('dispatch.group')}
          placeholder={t('dispatch.chooseGroup')}
          value={groupId}
          onChange={(chosen) => onFiltersChange({ groupId: chosen })}
        />
        <SoundSwitch>{t('dispatch.sound')}</SoundSwitch>
      </FilterBar>
      {groupId === '' ? (
        groups.failed ? null : (
          <EmptyState message={t('dispatch.chooseGroup')}>{t('dispatch.oneGroup')}</EmptyState>
        )
      ) : (
        <Board key={groupId} {...props} groupId={groupId} />
      )}
    </Frame>
  )
}

function Board(props: DispatchBoardProps & { groupId: string }) {
  const { imageHosts } = props
  const t = useText(bookingsWords)
  const isWide = useIsWide(SIDE_BY_SIDE)
  const { waiting, live, rights, canAct, target, actions, opened, overlay, ...board } = useDispatchBoard({
    ...props,
    isWide,
  })
  const { bookings } = waiting
  const open = opened.booking
  const sides = useRef<HTMLDivElement>(null)
  useFocusOfRow(sides, isWide ? open?.key : undefined)

  if (waiting.isNotOffered)
    return (
      <EmptyState message={t('dispatch.notOffered')}>
        {t('dispatch.notOfferedText')}
        {waiting.refusal ? (
          <>
            <br />
            <span>
              <Lines text={waiting.refusal} />
            </span>
          </>
        ) : null}
      </EmptyState>
    )
  if (waiting.failure !== undefined)
    return (
      <FailureCard
        message={waiting.failure}
        isSignedOut={waiting.isSignedOut}
        onRetry={waiting.retry}
        isRetrying={waiting.isFetching}
      />
    )
  return (
    <>
      <Line data-part="live">
        <LiveStrip live={live} hasActions={canAct} />
        <FailedCallBanner failed={failedCall(rights, (reason) => t('dispatch.noRights', { reason }))} />
      </Line>
      {isWide ? (
        <Sides
          ref={sides}
          role="group"
          aria-label={t('bookingList.waitingTitle')}
          tabIndex={-1}
          data-open={open !== undefined || undefined}
        >
          <WaitingTable
            bookings={bookings}
            openKey={open?.key}
            isBrief={open !== undefined}
            onOpen={board.show}
            total={waiting.total}
            hasMore={waiting.hasMore}
            isLoadingMore={waiting.isLoadingMore}
            hasFailedMore={waiting.hasFailedMore}
            onLoadMore={waiting.onLoadMore}
          />
          {open ? (
            <OpenBooking
              key={open.key}
              booking={open}
              target={target}
              canAct={canAct}
              isGone={opened.isGone}
              card={board.cardOf(open)}
              isLocked={board.isLocked}
              onLock={board.setLocked}
              onAssigned={() => {
                opened.close()
                void actions.finish(open, 'assign')
              }}
              onUnknown={(call) => actions.addAssign(open, call)}
              onClose={opened.close}
            />
          ) : (
            <WaitingMap bookings={bookings ?? NONE} onOpen={board.show} />
          )}
        </Sides>
      ) : (
        <Cards>
          <InfiniteList
            label={t('bookingList.waitingTitle')}
            items={bookings ?? NONE}
            keyOf={keyOfBooking}
            hasMore={waiting.hasMore}
            isLoading={waiting.isLoadingMore || bookings === undefined}
            hasFailed={waiting.hasFailedMore ?? false}
            onLoadMore={waiting.onLoadMore}
            total={waiting.total}
            scroller="page"
            estimatedHeight={230}
            empty={
              bookings ? (
                <EmptyState message={t('dispatch.empty')}>{t('dispatch.emptyHint')}</EmptyState>
              ) : null
            }
          >
            {(booking) => <BookingCard booking={booking} audience="admin" {...board.cardOf(booking)} />}
          </InfiniteList>
        </Cards>
      )}
      <VisuallyHidden role="status">{actions.announcement}</VisuallyHidden>
      {overlay ? (
        <BookingOverlay
          {...overlay}
          target={target}
          appId=""
          imageHosts={imageHosts}
          onClose={board.closeOverlay}
          actions={actions}
        />
      ) : null}
    </>
  )
}

/** From this width of the window on, in px, the table and the map are side by side. CF-185. */
const SIDE_BY_SIDE = 1280
const NONE: readonly Booking[] = []

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--fleet-space-3);

  > div:first-child > [data-component='Switch'] {
    flex: 0 1 auto;
    align-self: flex-end;
  }
  /* The state of the list stands beside the filters. */
  &[data-wide] {
    grid-template-columns: minmax(0, 1fr) auto;
  }
  &[data-wide] > * {
    grid-column: 1 / -1;
  }
  &[data-wide] > :first-child {
    grid-column: 1;
  }
  &[data-wide] > [data-part='live'] {
    grid-column: 2;
    align-self: flex-end;
  }
`

const Line = styled.div`
  display: grid;
  gap: var(--fleet-space-2);
`

const Sides = styled.div`
  display: grid;
  grid-template: minmax(0, 1fr) / minmax(0, 1fr) clamp(400px, 32vw, 640px);
  gap: var(--fleet-space-3);
  /* The window without what is above, so that the page itself does not scroll. */
  height: calc(100vh - 240px);
  height: calc(100dvh - 240px);
  min-height: 420px;

  /* Burmese has taller lines. */
  &:lang(my) {
    height: calc(100vh - 272px);
    height: calc(100dvh - 272px);
    grid-template-columns: minmax(0, 1fr) clamp(384px, 30vw, 640px);
  }
  /* Map and drivers stand side by side in the open booking. */
  &&[data-open] {
    grid-template-columns: minmax(440px, 1fr) minmax(768px, 2fr);
  }
  [data-part='assign'] {
    padding: var(--fleet-space-3) var(--fleet-space-4);
  }
  /* The card above has the id. */
  [data-part='assign'] [data-part='booking'] > p {
    display: none;
  }
  [data-part='assign'] [data-part='map'] {
    height: max(240px, 100vh - 470px);
    height: max(240px, 100dvh - 470px);
  }
`

const Cards = styled.div`
  max-width: 720px;
`
