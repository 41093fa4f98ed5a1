import {
  BOOKING_AUDIENCES,
  type Booking,
  type BookingAction,
  type BookingAudience,
  bookingActions,
  bookingStatus,
  canChat,
  detailLink,
  navigationAddress,
  nextInApp,
} from '@fleetgis/domain/bookings'
import { formatDateTime, formatDistanceKm } from '@fleetgis/domain/format'
import { photoAddress } from '@fleetgis/domain/trips'
import CircleCheck from 'lucide-react/icons/circle-check'
import MessageCircle from 'lucide-react/icons/message-circle'
import Smartphone from 'lucide-react/icons/smartphone'
import { memo, useId } from 'react'
import { styled } from 'styled-components'
import { checkModel, checkOneOf } from '../../../checkProps.ts'
import { formatWords } from '../../../i18n/formatWords.ts'
import { useShownText } from '../../../i18n/useShownText.ts'
import { Button } from '../../../primitives/actions/Button.tsx'
import { IconButton } from '../../../primitives/actions/IconButton.tsx'
import { Avatar } from '../../../primitives/layout/Avatar.tsx'
import { VisuallyHidden } from '../../../primitives/layout/VisuallyHidden.ts'
import { type RootProps, rootProps } from '../../../primitives/rootProps.ts'
import { useText } from '../../../provider/FleetContext.ts'
import { WidgetBoundary } from '../../../remote/failures/WidgetBoundary.tsx'
import { focusRing } from '../../../theme/focusRing.ts'
import { card, spread, stack } from '../../../theme/looks.ts'
import { visuallyHidden } from '../../../theme/visuallyHidden.ts'
import { BookingBadge } from '../BookingBadge.tsx'
import { bookingsWords } from '../words.ts'
import { BookingActionButton } from './BookingActionButton.tsx'
import { BookingRoute } from './BookingRoute.tsx'
import { NavigateLink } from './NavigateLink.tsx'

/** An action that was sent, or `other`: this page sent none, because one of another page or tab has not ended. */
export type UnknownAction = BookingAction | 'other'

export interface BookingCardProps extends RootProps {
  /** The booking; keep the object between renders while nothing has changed. */
  booking: Booking
  /** Decides about the buttons, the chat icon and whose name is shown. */
  audience: BookingAudience
  /** Called when an action is pressed; without it there are no action buttons. */
  onAction?: ((event: { bookingKey: string; action: BookingAction }) => void) | undefined
  /** An action that the page offers in another place: the card has no button for it. */
  withoutAction?: BookingAction | undefined
  /** Opens the Detail or Receipt; without it there is no link. */
  onOpenDetail?: ((event: { bookingKey: string }) => void) | undefined
  /** Opens the chat; without it there is no icon. */
  onOpenChat?: ((event: { bookingKey: string }) => void) | undefined
  /** The action in flight: its button shows a spinner, and no other can be pressed. */
  running?: BookingAction | undefined
  /** The action whose outcome is unknown: no action can be pressed. */
  outcomeUnknown?: UnknownAction | undefined
  /** Checks the outcome of the `outcomeUnknown` action with the server. */
  onCheck?: ((event: { bookingKey: string }) => void) | undefined
  /** The outcome is being checked. */
  isChecking?: boolean | undefined
  /** Another request runs: no action can be pressed (BKS-33). */
  isLocked?: boolean | undefined
  /** Why no action can be pressed, such as while offline: in plain text, for screen readers. The page shows it once. */
  blocked?: string | undefined
  /** The action that has just succeeded: the card says so. */
  done?: BookingAction | undefined
  /** Without the route and the person, where a detail below the card shows them. */
  isBrief?: boolean | undefined
  /** Hosts whose pictures are shown, https only; other pictures are replaced by an initial (T7). */
  imageHosts?: readonly string[] | undefined
  /**
   * The address of a navigation app, https only, with `{lat}` and `{lng}`: a driver's card opens it with the pickup until
   * the driver has arrived (T7, CF-188).
   */
  navigation?: string | undefined
}

const NONE: readonly string[] = []

/** What a card cannot do without. */
const NEEDED = {
  key: 'text',
  status: 'number',
  createdAt: 'text?',
  driverName: 'text?',
  passengerName: 'text?',
  stops: 'list?',
} as const
const LISTS = { imageHosts: 'list?' } as const

/**
 * One booking of a list: its status, its route, and the actions of this audience. Memoized: rerenders only when a prop
 * changes. Source: BKG-06 to BKG-09, BKG-15, BKG-19, BKG-20, BKS-16, BKS-29 to BKS-35, BKS-38, BKS-39.
 */
export const BookingCard = memo(function BookingCard(props: BookingCardProps) {
  return (
    <WidgetBoundary name="BookingCard">
      <Card {...props} />
    </WidgetBoundary>
  )
})

function Card(props: BookingCardProps) {
  checkOneOf('BookingCard', 'audience', props.audience, BOOKING_AUDIENCES)
  checkModel('BookingCard', 'booking', props.booking, NEEDED)
  checkModel('BookingCard', 'it', props, LISTS)
  const { booking, audience, onAction, running, imageHosts } = props
  const t = useText(bookingsWords)
  const titleId = useId()
  // Only the admin's format is documented (BKG-20); the others use the same one (BKG-31).
  const created = formatDateTime(booking.createdAt, formatWords(t))
  const person = useShownText()((audience === 'passenger' ? booking.driverName : booking.passengerName) ?? '')
  const actions = (onAction ? bookingActions(audience, booking.status) : []).filter(
    ({ action }) => action !== props.withoutAction,
  )
  const next = onAction && nextInApp(audience, booking.status)

  return (
    <Sheet
      {...rootProps(props)}
      aria-labelledby={titleId}
      tabIndex={-1}
      data-component="BookingCard"
      data-key={booking.key}
      data-status={bookingStatus(booking.status).key}
      data-running={running}
    >
      <header>
        <h2 id={titleId}>{booking.id || '–'}</h2>
        <BookingBadge status={booking.status} audience={audience} />
        <p data-part="facts">
          {created ? <span data-part="created">{created}</span> : null}
          <span data-part="distance">
            {t('bookingCard.km', { distance: formatDistanceKm(booking.distanceKm) })}
          </span>
        </p>
      </header>
      {props.isBrief ? null : (
        <BookingRoute
          pickup={booking.pickup?.name ?? ''}
          stops={booking.stops ?? NONE}
          dropOff={booking.dropOff?.name ?? ''}
        />
      )}
      {person && !props.isBrief ? (
        <p data-part="person">
          <Avatar name={person} src={photoAddress(booking.image, imageHosts ?? NONE)} size={28} />
          <VisuallyHidden>
            {t(audience === 'passenger' ? 'bookingCard.driver' : 'bookingCard.passenger')}{' '}
          </VisuallyHidden>
          <span>{person}</span>
        </p>
      ) : null}
      {props.done === undefined ? null : (
        <p data-part="done">
          <CircleCheck size={16} aria-hidden />
          {t(`bookingCard.done.${props.done}`)}
        </p>
      )}
      {next === undefined ? null : (
        <p data-part="next">
          <Smartphone size={18} aria-hidden />
          {t(`bookingCard.next.${next}`)}
        </p>
      )}
      <CardOutcome {...props} hasActions={actions.length > 0} titleId={titleId} />
      <CardFooter {...props} actions={actions} titleId={titleId} />
    </Sheet>
  )
}

interface CardOutcomeProps
  extends Pick<
    BookingCardProps,
    'booking' | 'running' | 'outcomeUnknown' | 'onCheck' | 'isChecking' | 'blocked' | 'done'
  > {
  hasActions: boolean
  /** The id of the card's title, which says whose outcome a button checks. */
  titleId: string
}

/** That the outcome of an action is unknown, with a check of it. */
function CardOutcome({ hasActions, titleId, ...props }: CardOutcomeProps) {
  const { booking, running, outcomeUnknown, onCheck } = props
  const t = useText(bookingsWords)
  // A call whose answer cannot come now, because there is no connection, is as unknown as one whose answer was lost. One
  // that is done only waits for its list.
  const isWaiting = props.blocked !== undefined && props.done === undefined
  const unknown = outcomeUnknown ?? (isWaiting ? running : undefined)
  // Mounted before it has a text: a screen reader may ignore a live region that comes with its text.
  if (unknown === undefined && !hasActions) return null
  return (
    <p data-part="outcomeUnknown" role="status">
      {unknown &&
        (unknown === 'other'
          ? t('bookingCard.otherUnknown')
          : t('bookingCard.outcomeUnknown', { action: t(`bookingCard.${unknown}`) }))}
      {onCheck && outcomeUnknown !== undefined ? (
        <Button
          variant="quiet"
          aria-describedby={titleId}
          onPress={() => onCheck({ bookingKey: booking.key })}
          isPending={props.isChecking ?? false}
        >
          {t('bookingCard.check')}
        </Button>
      ) : null}
    </p>
  )
}

interface CardFooterProps extends BookingCardProps {
  actions: ReturnType<typeof bookingActions>
  /** The id of the card's title, which names the booking of each button. */
  titleId: string
}

/** Detail, chat, the way to the pickup, and the actions; nothing without all of them. */
function CardFooter({ actions, titleId, ...props }: CardFooterProps) {
  const { booking, audience, onAction, onOpenDetail, onOpenChat, running, outcomeUnknown, blocked } = props
  const t = useText(bookingsWords)
  const event = { bookingKey: booking.key }
  const wayToPickup = navigationAddress(props.navigation, audience, booking)
  const hasChat = onOpenChat && canChat(audience, booking.status)
  const isLocked =
    props.isLocked || running !== undefined || outcomeUnknown !== undefined || blocked !== undefined
  const blockedId = `${titleId}-blocked`
  if (!onOpenDetail && !hasChat && wayToPickup === undefined && actions.length === 0) return null
  return (
    <footer>
      {onOpenDetail ? (
        <Button
          id={`${titleId}-detail`}
          variant="quiet"
          aria-labelledby={`${titleId}-detail ${titleId}`}
          onPress={() => onOpenDetail(event)}
        >
          {t(`bookingCard.${detailLink(booking.status)}`)}
        </Button>
      ) : null}
      {hasChat ? (
        <IconButton
          label={t('bookingCard.chat')}
          aria-describedby={titleId}
          onPress={() => onOpenChat(event)}
        >
          <MessageCircle size={18} aria-hidden />
        </IconButton>
      ) : null}
      {wayToPickup === undefined ? null : <NavigateLink href={wayToPickup} describedBy={titleId} />}
      {actions.length > 0 ? (
        <span data-part="actions">
          {actions.map(({ action }) => (
            <BookingActionButton
              key={action}
              action={action}
              aria-describedby={blocked === undefined ? titleId : `${titleId} ${blockedId}`}
              isPending={running === action}
              isDisabled={isLocked && running !== action}
              onPress={() => onAction?.({ ...event, action })}
            />
          ))}
        </span>
      ) : null}
      {actions.length > 0 && blocked !== undefined ? (
        <VisuallyHidden id={blockedId}>{blocked}</VisuallyHidden>
      ) : null}
    </footer>
  )
}

const Sheet = styled.article`
  ${focusRing}
  container-type: inline-size;
  ${stack}
  padding: var(--fleet-space-4);
  ${card}

  /* A badge wraps below the id, so that the id does not break. */
  > header {
    ${spread}
    align-items: center;
    gap: var(--fleet-space-1) var(--fleet-space-2);
  }
  > header > h2 {
    margin: 0;
    font-size: var(--fleet-text-m);
    font-weight: var(--fleet-weight-strong);
    line-height: var(--fleet-line-height);
    font-variant-numeric: tabular-nums;
  }
  /* Dark words on the colour of the status, and larger than other badges: legible in sunlight. */
  > header > [data-component='Badge'] {
    --fleet-badge-text: var(--fleet-color-text);
    font-size: var(--fleet-text-s);
  }
  > header > [data-part='facts'] {
    ${spread}
    flex: 1 0 100%;
    gap: 0 var(--fleet-space-3);
    margin: 0;
    color: var(--fleet-color-text-muted);
    font-size: var(--fleet-text-s);
    font-variant-numeric: tabular-nums;
  }
  > header > [data-part='facts'] > [data-part='distance'] {
    color: var(--fleet-color-text);
    font-weight: var(--fleet-weight-strong);
  }
  > [data-part='person'] {
    display: flex;
    align-items: center;
    gap: var(--fleet-space-2);
    margin: 0;
    font-size: var(--fleet-text-s);
  }
  /* The normal weight: one letter does not justify loading another font file. */
  > [data-part='person'] > [data-component='Avatar'] {
    font-weight: inherit;
  }
  > [data-part='outcomeUnknown'] {
    ${spread}
    align-items: center;
    gap: var(--fleet-space-1) var(--fleet-space-2);
    margin: 0;
    padding: var(--fleet-space-1) var(--fleet-space-3);
    border-radius: var(--fleet-radius-s);
    background: var(--fleet-color-orange-soft);
    font-size: var(--fleet-text-s);
  }
  > [data-part='outcomeUnknown']:empty {
    ${visuallyHidden}
  }
  > [data-part='done'] {
    display: flex;
    align-items: center;
    gap: var(--fleet-space-2);
    margin: 0;
    padding: var(--fleet-space-1) var(--fleet-space-3);
    border-radius: var(--fleet-radius-s);
    background: var(--fleet-color-green-soft);
    font-size: var(--fleet-text-s);
  }
  > [data-part='done'] > svg {
    flex: none;
    color: var(--fleet-color-green);
  }
  > [data-part='next'] {
    display: flex;
    align-items: center;
    gap: var(--fleet-space-2);
    margin: 0;
    padding: var(--fleet-space-2) var(--fleet-space-3);
    border-radius: var(--fleet-radius-s);
    background: var(--fleet-color-accent-soft);
    font-weight: var(--fleet-weight-strong);
  }
  > [data-part='next'] > svg {
    flex: none;
  }
  > footer {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--fleet-space-2);
    margin-bottom: calc(-1 * var(--fleet-space-1));
    padding-top: var(--fleet-space-3);
    border-top: 1px solid var(--fleet-color-line);
  }
  /* Aligns its text with the other buttons. */
  > footer > [data-variant='quiet']:first-child {
    margin-inline-start: calc(-1 * var(--fleet-space-4));
  }
  > footer > [data-component] {
    min-height: 44px;
  }
  > footer > [data-component='IconButton'] {
    min-width: 44px;
  }
  /* The action has the width of the card, near the thumb; also in browsers without container queries. */
  [data-part='actions'] {
    display: flex;
    flex: 1 0 100%;
    flex-wrap: wrap;
    gap: var(--fleet-space-2);
    min-width: 0;
  }
  [data-part='actions'] > [data-component='Button'] {
    flex: 1 1 8em;
    min-height: 48px;
    font-size: var(--fleet-text-m);
  }
  @container (min-width: 27em) {
    > footer > [data-component] {
      min-height: var(--fleet-control-height);
    }
    > footer > [data-component='IconButton'] {
      min-width: var(--fleet-control-height);
    }
    [data-part='actions'] {
      flex: 1 1 auto;
      justify-content: flex-end;
    }
    [data-part='actions'] > [data-component='Button'] {
      flex: none;
      min-height: var(--fleet-control-height);
      font-size: var(--fleet-control-text);
    }
  }
`
