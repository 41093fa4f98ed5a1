import type { BookingAudience } from '@fleetgis/domain/bookings'
import { useId, useRef } from 'react'
import { styled } from 'styled-components'
import { Checkbox } from '../../../primitives/fields/Checkbox.tsx'
import { Switch } from '../../../primitives/fields/Switch.tsx'
import { useIsWide } from '../../../primitives/layout/useIsWide.ts'
import { VisuallyHidden } from '../../../primitives/layout/VisuallyHidden.ts'
import { rootProps, useSharedRef } from '../../../primitives/rootProps.ts'
import { SoundSwitch } from '../../../primitives/sound/SoundSwitch.tsx'
import { useText } from '../../../provider/FleetContext.ts'
import { blockedText } from '../../../remote/live/blockedText.ts'
import { LiveStrip } from '../../../remote/live/LiveStrip.tsx'
import { stack } from '../../../theme/looks.ts'
import { visuallyHidden } from '../../../theme/visuallyHidden.ts'
import { bookingsWords } from '../words.ts'
import { BookingFilterBar, useIsFolding } from './BookingFilterBar.tsx'
import type { BookingListViewProps } from './BookingListViewProps.ts'
import { BookingRows } from './BookingRows.tsx'
import { useFocusAfter, useFocusKept } from './useFocusAfter.ts'
import { useFocusOfRow } from './useFocusOfRow.ts'
import { WaitingStrip } from './WaitingStrip.tsx'

/** The pure view of a booking list: filters, cards and Auto refresh. BKG-04 to BKG-14, CF-112, CF-115. */
export function BookingListView(props: BookingListViewProps) {
  const { audience, bookings, running, scroller = 'page', isReady, onReadyChange } = props
  const t = useText(bookingsWords)
  const box = useRef<HTMLElement>(null)
  useSharedRef(props.ref, box)
  // For screen readers, at each action; on screen the live strip says it once.
  const blocked = blockedText(props.live, t)
  const blockedId = useId()
  const isTable = useIsTable(audience)
  const isFolding = useIsFolding()
  useFocusAfter(box, running?.bookingKey)
  const keptFocus = useFocusKept(box)
  useFocusOfRow(box, isTable ? props.open?.booking.key : undefined)

  const filters = (
    <Filters data-part="filterLine">
      <BookingFilterBar
        audience={audience}
        filters={props.filters}
        total={bookings && props.total}
        onGo={props.onGo}
        isLoading={props.isFetching && bookings === undefined}
        blocked={blocked}
      />
      {audience === 'driver' ? (
        <SoundSwitch vibrates isIcon>
          {t('dispatch.sound')}
        </SoundSwitch>
      ) : null}
    </Filters>
  )

  return (
    <Box
      {...rootProps(props)}
      ref={box}
      {...keptFocus}
      tabIndex={-1}
      // A list that scrolls by itself is a labelled region.
      aria-label={scroller === 'page' ? t('bookingList.title') : undefined}
      data-component="BookingList"
      data-audience={audience}
      data-scroller={scroller}
      data-table={isTable || undefined}
      data-narrow={isFolding || undefined}
    >
      {isReady === undefined || !onReadyChange ? null : (
        <Ready data-on={isReady || undefined}>
          <Switch
            isSelected={isReady}
            onChange={(isOn) => onReadyChange({ isReady: isOn })}
            // Disabled while its call runs it would lose the focus.
            isReadOnly={props.isReadyPending ?? false}
            isDisabled={blocked !== undefined}
            {...(blocked !== undefined && { 'aria-describedby': blockedId })}
          >
            {t('bookingList.ready')}
          </Switch>
          {blocked === undefined ? null : <VisuallyHidden id={blockedId}>{blocked}</VisuallyHidden>}
        </Ready>
      )}
      {isTable ? filters : null}
      <Floating data-part="autoRefresh" data-compact={isFolding || undefined}>
        <LiveStrip
          live={props.live}
          onReload={props.onReload}
          variant={isFolding ? 'compact' : 'full'}
          hasActions
        />
        <p role="status">
          {bookings
            ? // The table says it below its rows.
              !isTable && t('bookingList.count', { count: props.total })
            : props.failure === undefined
              ? t('bookingList.waiting')
              : ''}
        </p>
        <Checkbox
          isSelected={props.isAutoRefreshing}
          onChange={(isOn) => props.onAutoRefreshChange({ isAutoRefreshing: isOn })}
        >
          {t('bookingList.autoRefresh')}
        </Checkbox>
      </Floating>
      {props.waiting ? <WaitingStrip {...props.waiting} /> : null}
      <BookingRows {...props} scroller={scroller} blocked={blocked} isTable={isTable} filterLine={filters} />
      <VisuallyHidden role="status">{props.announcement}</VisuallyHidden>
    </Box>
  )
}

/** Whether an audience's list is a table at this width. */
export function useIsTable(audience: BookingAudience): boolean {
  return useIsWide() && audience === 'admin'
}

const Box = styled.section`
  ${stack}
  max-width: 720px;
  margin-inline: auto;
  outline: none;

  /* A phone's list begins with the work: what is above it is as low as a thumb allows. */
  &[data-narrow] {
    gap: var(--fleet-space-2);
  }
  &[data-scroller='self'] {
    display: flex;
    flex-direction: column;
    height: 100%;
    min-height: 0;
  }
  &[data-scroller='self'] > * {
    flex: none;
  }
  &[data-scroller='self'] > [data-component='InfiniteList'] {
    flex: 1;
    min-height: 0;
  }
  /* The list keeps the larger part of the height. */
  &[data-scroller='self'] > [data-part='pinned'] {
    max-height: 45%;
    overflow: auto;
  }
  [data-component='InfiniteList'] > ul {
    gap: var(--fleet-space-3);
  }

  /* A table has the whole window; what is above it shares a line. */
  &[data-table] {
    display: flex;
    flex-flow: row wrap;
    align-items: end;
    max-width: none;
  }
  &[data-table] > * {
    flex: 1 0 100%;
    min-width: 0;
  }
  &[data-table] > [data-part='filterLine'] {
    flex: 1 1 26em;
  }
  &[data-table] > [data-part='autoRefresh'] {
    position: static;
    flex: 1 1 360px;
    box-shadow: none;
  }
  &[data-table] > [data-part='autoRefresh'] > [data-component='LiveStrip'] {
    flex-basis: 14em;
  }
  &[data-table] > [data-part='waiting'] {
    flex: 1 1 408px;
  }
  /* Wider: a line of their own. */
  &[data-table]:lang(my) > [data-part='waiting'] {
    flex-basis: 100%;
  }
`

const Filters = styled.div`
  container-type: inline-size;
  display: flex;
  align-items: start;
  gap: var(--fleet-space-2);

  > :first-child {
    flex: 1;
    min-width: 0;
  }
  > [data-part='fold'] + [data-component='Switch'] {
    min-width: 46px;
    min-height: 46px;
  }
  /* Beside the fields, not their labels. */
  > form + [data-component='Switch'] {
    align-self: flex-end;
  }
`

const Ready = styled.div`
  display: grid;
  padding: var(--fleet-space-1) var(--fleet-space-4);
  border: 1px solid var(--fleet-card-border);
  border-radius: var(--fleet-card-radius);
  background: var(--fleet-card-background);
  font-weight: var(--fleet-weight-strong);

  &[data-on] {
    border-color: transparent;
    background: var(--fleet-color-accent-soft);
  }
  > [data-component='Switch'] {
    flex-direction: row-reverse;
    justify-content: space-between;
    min-height: 44px;
  }
`

const Floating = styled.div`
  position: sticky;
  z-index: var(--fleet-z-sticky);
  top: var(--fleet-space-2);
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 var(--fleet-space-2);
  padding: var(--fleet-space-1) var(--fleet-space-2);
  border: 1px solid var(--fleet-color-line);
  border-radius: var(--fleet-radius-m);
  background: var(--fleet-color-raised);
  box-shadow: var(--fleet-shadow-2);
  font-size: var(--fleet-text-s);

  > p {
    margin: 0;
    color: var(--fleet-color-text-muted);
  }
  /* The line of the filters has the number. */
  &[data-compact] > p {
    ${visuallyHidden}
  }
  > [data-component='LiveStrip'] {
    flex: 1 1 17em;
  }
  &[data-compact] > [data-component='LiveStrip'],
  &[data-compact] > [data-component='LiveStrip'] > p {
    flex-basis: auto;
  }
  /* A sentence: it wraps beside its icon and Try again. */
  &[data-compact] > [data-component='LiveStrip'][data-state='offline'] > p {
    flex-basis: 8em;
  }
  > [data-component='Checkbox'] {
    min-height: 44px;
    margin-inline-start: auto;
  }
`
