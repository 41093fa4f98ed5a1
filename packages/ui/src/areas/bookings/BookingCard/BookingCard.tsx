import {
  type Booking,
  type BookingAction,
  type BookingAudience,
  bookingActions,
  bookingStatus,
  canChat,
  createdLabel,
  detailLink,
} from '@fleetgis/domain/bookings'
import { formatDistanceKm } from '@fleetgis/domain/format'
import { photoAddress } from '@fleetgis/domain/trips'
import MessageCircle from 'lucide-react/icons/message-circle'
import { memo, useId } from 'react'
import { styled } from 'styled-components'
import { formatWords } from '../../../i18n/formatWords.ts'
import { Button, type ButtonProps } from '../../../primitives/actions/Button.tsx'
import { IconButton } from '../../../primitives/actions/IconButton.tsx'
import { Avatar } from '../../../primitives/layout/Avatar.tsx'
import { VisuallyHidden } from '../../../primitives/layout/VisuallyHidden.ts'
import { useText } from '../../../provider/FleetContext.ts'
import { focusRing } from '../../../theme/focusRing.ts'
import { BookingBadge } from '../../status/index.ts'
import { BookingRoute } from './BookingRoute.tsx'

export interface BookingCardProps {
  /** What is known of the booking; keep the object between renders while nothing has changed. */
  booking: Booking
  /** Who looks: decides about the buttons, the chat icon and whose name is shown. */
  audience: BookingAudience
  /** Somebody presses one of the booking's actions; without it there are no buttons for them. */
  onAction?: ((event: { bookingKey: string; action: BookingAction }) => void) | undefined
  /** Somebody wants its Detail, or its Receipt; without it there is no link. */
  onOpenDetail?: ((event: { bookingKey: string }) => void) | undefined
  /** Somebody wants to chat about it; without it there is no icon. */
  onOpenChat?: ((event: { bookingKey: string }) => void) | undefined
  /** The action that is being carried out: its button shows it, and no other can be pressed. */
  running?: BookingAction | undefined
  /** The action whose outcome is unknown: no button can be pressed. */
  outcomeUnknown?: BookingAction | undefined
  /** Somebody asks the server what became of the outcomeUnknown action. */
  onCheck?: ((event: { bookingKey: string }) => void) | undefined
  /** The server is being asked about it. */
  isChecking?: boolean | undefined
  /** Another request runs: no action can be pressed (BKS-33). */
  isLocked?: boolean | undefined
  /** Hosts whose pictures are shown, by https alone; a first letter stands in place of any other (T7). */
  imageHosts?: readonly string[] | undefined
  className?: string | undefined
}

const NONE: readonly string[] = []

/** Cancelling ends a booking, so it stands back behind what goes on with it. */
const VARIANTS: Readonly<Record<BookingAction, NonNullable<ButtonProps['variant']>>> = {
  accept: 'primary',
  onTheWay: 'primary',
  arrive: 'primary',
  assign: 'primary',
  cancel: 'secondary',
}

/**
 * One booking of a list: what it is, how it stands, from where to where, and what this audience may do with it now.
 * Draws itself anew only when one of its props is another. Source: BKG-06 to BKG-09, BKG-15, BKG-19, BKG-20, BKS-16,
 * BKS-29 to BKS-35, BKS-38, BKS-39.
 */
export const BookingCard = memo(function BookingCard(props: BookingCardProps) {
  const { booking, audience, onAction, onOpenDetail, onOpenChat, running, outcomeUnknown, imageHosts } = props
  const t = useText()
  const titleId = useId()
  const event = { bookingKey: booking.key }
  const created = createdLabel(audience, booking.createdAt, formatWords(t))
  const person = audience === 'passenger' ? booking.driverName : booking.passengerName
  const actions = onAction ? bookingActions(audience, booking.status) : []
  const hasChat = onOpenChat && canChat(audience, booking.status)
  const isLocked = (props.isLocked || running !== undefined || outcomeUnknown !== undefined) ?? false

  return (
    <Sheet
      className={props.className}
      aria-labelledby={titleId}
      tabIndex={-1}
      data-component="BookingCard"
      data-key={booking.key}
      data-status={bookingStatus(booking.status).key}
      data-running={running}
    >
      <header>
        <h2 id={titleId}>{booking.id || '–'}</h2>
        <BookingBadge status={booking.status} />
        <p data-part="facts">
          {created ? <span data-part="created">{created}</span> : null}
          <span data-part="distance">
            {t('bookingCard.km', { distance: formatDistanceKm(booking.distanceKm) })}
          </span>
        </p>
      </header>
      <BookingRoute pickup={booking.pickup.name} stops={booking.stops} dropOff={booking.dropOff.name} />
      {person ? (
        <p data-part="person">
          <Avatar name={person} src={photoAddress(booking.image, imageHosts ?? NONE)} size={28} />
          <VisuallyHidden>
            {t(audience === 'passenger' ? 'bookingCard.driver' : 'bookingCard.passenger')}{' '}
          </VisuallyHidden>
          <span>{person}</span>
        </p>
      ) : null}
      {outcomeUnknown === undefined ? null : (
        <p data-part="outcomeUnknown" role="status">
          {t('bookingCard.outcomeUnknown')}
          {props.onCheck ? (
            <Button
              variant="quiet"
              onPress={() => props.onCheck?.(event)}
              isPending={props.isChecking ?? false}
            >
              {t('bookingCard.check')}
            </Button>
          ) : null}
        </p>
      )}
      {onOpenDetail || hasChat || actions.length > 0 ? (
        <footer>
          {onOpenDetail ? (
            <Button variant="quiet" aria-describedby={titleId} onPress={() => onOpenDetail(event)}>
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
          {actions.length > 0 ? (
            <span data-part="actions">
              {actions.map(({ action }) => (
                <Button
                  key={action}
                  variant={VARIANTS[action]}
                  aria-describedby={titleId}
                  isPending={running === action}
                  isDisabled={isLocked && running !== action}
                  onPress={() => onAction?.({ bookingKey: booking.key, action })}
                >
                  {t(`bookingCard.${action}`)}
                </Button>
              ))}
            </span>
          ) : null}
        </footer>
      ) : null}
    </Sheet>
  )
})

const Sheet = styled.article`
  ${focusRing}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--fleet-space-3);
  padding: var(--fleet-space-4);
  border: 1px solid var(--fleet-card-border);
  border-radius: var(--fleet-card-radius);
  background: var(--fleet-card-background);
  box-shadow: var(--fleet-shadow-1);
  color: var(--fleet-color-text);
  overflow-wrap: anywhere;

  /* A badge goes below rather than break an id. */
  > header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--fleet-space-1) var(--fleet-space-2);
  }
  > header > h2 {
    margin: 0;
    font-size: var(--fleet-text-m);
    font-weight: var(--fleet-weight-strong);
    line-height: var(--fleet-line-height);
    font-variant-numeric: tabular-nums;
  }
  > header > [data-part='facts'] {
    display: flex;
    flex: 1 0 100%;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 var(--fleet-space-3);
    margin: 0;
    color: var(--fleet-color-text-muted);
    font-size: var(--fleet-text-s);
    font-variant-numeric: tabular-nums;
  }
  > [data-part='person'] {
    display: flex;
    align-items: center;
    gap: var(--fleet-space-2);
    margin: 0;
    font-size: var(--fleet-text-s);
  }
  /* One letter is not worth a font of another weight. */
  > [data-part='person'] > [data-component='Avatar'] {
    font-weight: inherit;
  }
  > [data-part='outcomeUnknown'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--fleet-space-1) var(--fleet-space-2);
    margin: 0;
    padding: var(--fleet-space-1) var(--fleet-space-3);
    border-radius: var(--fleet-radius-s);
    background: var(--fleet-color-orange-soft);
    font-size: var(--fleet-text-s);
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
  /* Its words begin where the others do. */
  > footer > [data-variant='quiet']:first-child {
    margin-inline-start: calc(-1 * var(--fleet-space-4));
  }
  [data-part='actions'] {
    display: flex;
    flex: 1 1 auto;
    flex-wrap: wrap;
    justify-content: flex-end;
    gap: var(--fleet-space-2);
    min-width: 0;
  }
`
