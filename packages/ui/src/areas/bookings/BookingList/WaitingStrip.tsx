import { type Booking, WAITING_LIMITS, type WaitingLimit, waitingOver } from '@fleetgis/domain/bookings'
import { formatAmount } from '@fleetgis/domain/format'
import Clock from 'lucide-react/icons/clock'
import { useId } from 'react'
import { styled } from 'styled-components'
import { useText } from '../../../provider/FleetContext.ts'
import { useEachSecond } from '../../../provider/useEachSecond.ts'
import { focusRing } from '../../../theme/focusRing.ts'
import { bookingsWords } from '../words.ts'

export interface WaitingStripProps {
  /** The bookings that wait for a driver: the loaded ones, of `total` on the server. */
  bookings: readonly Booking[]
  total: number
  /** The limit that the list is filtered by; undefined for none. */
  limit: WaitingLimit | undefined
  onLimitChange: (limit: WaitingLimit | undefined) => void
}

/**
 * Counts the bookings that wait longer than 5 and than 15 minutes. A press filters the list to them, another press
 * shows the list again. Below them is what they count. CF-165.
 */
export function WaitingStrip({ bookings, total, limit, onLimitChange }: WaitingStripProps) {
  const t = useText(bookingsWords)
  const scopeId = useId()
  // The server has more than were loaded: the counts are lower bounds.
  const isPart = total > bookings.length
  return (
    <Strip
      role="group"
      aria-label={t('bookingList.waitingTitle')}
      aria-describedby={scopeId}
      data-part="waiting"
    >
      {WAITING_LIMITS.map((minutes) => (
        <LimitButton
          key={minutes}
          bookings={bookings}
          minutes={minutes}
          isPart={isPart}
          isPressed={limit === minutes}
          onPress={() => onLimitChange(limit === minutes ? undefined : minutes)}
        />
      ))}
      <p id={scopeId}>
        {isPart
          ? t('bookingList.waitingOfFirst', {
              shown: formatAmount(bookings.length),
              total: formatAmount(total),
            })
          : t('bookingList.waitingOf')}
      </p>
    </Strip>
  )
}

interface LimitButtonProps {
  bookings: readonly Booking[]
  minutes: WaitingLimit
  isPart: boolean
  isPressed: boolean
  onPress: () => void
}

function LimitButton({ bookings, minutes, isPart, isPressed, onPress }: LimitButtonProps) {
  const t = useText(bookingsWords)
  const count = useEachSecond((now) => waitingOver(bookings, minutes, now).length)
  const isDisabled = count === 0 && !isPressed
  const [before, after] = t('bookingList.waitingOver', { minutes, shown: SHOWN }).split(SHOWN)
  return (
    <button
      type="button"
      aria-pressed={isPressed}
      // Not `disabled`: the last press, or a minute, may disable it while it has the focus.
      aria-disabled={isDisabled || undefined}
      onClick={() => {
        if (!isDisabled) onPress()
      }}
      data-limit={minutes}
      data-any={count > 0 || undefined}
    >
      <Clock size={16} aria-hidden />
      <span>
        {before}
        <strong>{`${formatAmount(count)}${isPart ? '+' : ''}`}</strong>
        {after}
      </span>
    </button>
  )
}

/** The place of the number in the sentence. */
const SHOWN = '|'

const Strip = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--fleet-space-2);

  > p {
    grid-column: 1 / -1;
    margin: 0;
    color: var(--fleet-color-text-muted);
    font-size: var(--fleet-text-s);
  }
  > button {
    ${focusRing}
    display: flex;
    align-items: center;
    gap: var(--fleet-space-2);
    min-height: 44px;
    padding: var(--fleet-space-1) var(--fleet-space-3);
    border: 1px solid var(--fleet-card-border);
    border-radius: var(--fleet-radius-m);
    background: var(--fleet-card-background);
    color: var(--fleet-color-text-muted);
    font: inherit;
    font-size: var(--fleet-text-s);
    text-align: start;
    cursor: pointer;
  }
  > button[aria-disabled] {
    cursor: default;
  }
  > button > svg {
    flex: none;
  }
  > button strong {
    font-size: var(--fleet-text-m);
    font-variant-numeric: tabular-nums;
  }
  > button > span {
    flex: 1;
    min-width: 0;
  }
  @media (max-width: 479px) {
    > button > svg {
      display: none;
    }
  }
  > button[data-any] {
    background: var(--fleet-color-orange-soft);
    color: var(--fleet-color-text);
  }
  > button[data-any][data-limit='15'] {
    background: var(--fleet-color-red-soft);
  }
  > button[aria-pressed='true'] {
    border-color: var(--fleet-color-accent);
    box-shadow: inset 0 0 0 1px var(--fleet-color-accent);
  }
`
