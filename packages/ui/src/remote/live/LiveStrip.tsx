import CircleCheck from 'lucide-react/icons/circle-check'
import CirclePause from 'lucide-react/icons/circle-pause'
import ClockAlert from 'lucide-react/icons/clock-alert'
import LogOut from 'lucide-react/icons/log-out'
import RefreshCw from 'lucide-react/icons/refresh-cw'
import WifiOff from 'lucide-react/icons/wifi-off'
import { useState } from 'react'
import { styled } from 'styled-components'
import type { Translate } from '../../i18n/words.ts'
import { Button } from '../../primitives/actions/Button.tsx'
import { LeavingButton } from '../../primitives/actions/LeavingButton.tsx'
import { VisuallyHidden } from '../../primitives/layout/VisuallyHidden.ts'
import { failureText, type OutageCause, outageOf, UNREACHABLE } from '../../provider/Failure.ts'
import { useText } from '../../provider/FleetContext.ts'
import { useSharedFailure } from '../failures/useSharedFailure.ts'
import { useSignedOutAction } from '../failures/useSignedOutAction.ts'
import { ageText } from './ageText.ts'
import type { Live, LiveState } from './liveState.ts'

export interface LiveStripProps {
  /** From `useLive`; without it there is nothing to say, because a card says why there is no data. */
  live: Live | undefined
  /** Replaces the page reload that a signed-out user is offered (ERR-12). */
  onReload?: (() => void) | undefined
  /** `compact` leaves out the age while live; `problems`, for data that is not polled, shows only what is wrong. */
  variant?: 'full' | 'compact' | 'problems' | undefined
  /** The page has actions that `blockedText` disables: while offline the strip says, once for all of them, why. */
  hasActions?: boolean | undefined
}

/** Whether nothing is wrong. */
const isWell = (state: LiveState) => state === 'live' || state === 'updating' || state === 'paused'

const ICONS: Readonly<Record<LiveState, typeof WifiOff>> = {
  live: CircleCheck,
  updating: RefreshCw,
  paused: CirclePause,
  outOfDate: ClockAlert,
  signedOut: LogOut,
  offline: WifiOff,
}

/**
 * The one place where a page that polls says how fresh its data is, in words and with an icon, and offers the one action
 * that helps. Announces another state, not each age. Pages that do not poll use `StaleBanner`. Source: CF-115, R11.
 */
export function LiveStrip({ live, onReload, variant = 'full', hasActions = false }: LiveStripProps) {
  const t = useText()
  const signedOut = useSignedOutAction(onReload)
  const announced = useAnnounced(live?.state)
  const { isLead, onRetry } = useSharedFailure(live && causeOf(live), live?.onRetry)
  if (!live) return null
  const { state, isFetching = false } = live
  const Icon = ICONS[state]
  const isShown = variant !== 'problems' || !isWell(state)
  return (
    <Strip data-component={isShown ? 'LiveStrip' : undefined} data-state={state}>
      {isShown ? (
        <>
          <Icon aria-hidden />
          <p>
            <strong>{headText(live, t)}</strong>{' '}
            {variant === 'compact' && isWell(state) ? null : (
              <span data-part="detail">{detailText(isLead ? live : { ...live, reason: undefined }, t)}</span>
            )}
            {hasActions && state === 'offline' ? (
              <span data-part="blocked">{t('live.offlineActions')}</span>
            ) : null}
          </p>
          {state === 'signedOut' ? (
            <Button variant="quiet" onPress={signedOut.onPress} isPending={signedOut.isPending}>
              {signedOut.label}
            </Button>
          ) : null}
          {isLead && onRetry && (state === 'outOfDate' || state === 'offline' || state === 'paused') ? (
            <LeavingButton variant="quiet" onPress={onRetry} isPending={isFetching}>
              {t(state === 'paused' ? 'live.update' : 'common.retry')}
            </LeavingButton>
          ) : null}
        </>
      ) : null}
      {/* Also while nothing shows: screen readers announce changes of a live region, not a new one. */}
      <VisuallyHidden role="status">{announced ? t(`live.${announced}`) : null}</VisuallyHidden>
    </Strip>
  )
}

/** Why the page is out of date, if other parts of it may be for the same cause. */
function causeOf({ state, reason }: Live): OutageCause | undefined {
  if (state === 'offline') return UNREACHABLE
  return state === 'outOfDate' ? outageOf(reason) : undefined
}

/** `Live`, or `Out of date, 2 min`. */
function headText({ state, minutes }: Live, t: Translate): string {
  if (state !== 'outOfDate' || !minutes) return t(`live.${state}`)
  const age =
    minutes < 60
      ? t('live.minutes', { count: minutes })
      : t('live.hours', { count: Math.floor(minutes / 60) })
  return t('live.outOfDateFor', { age })
}

/** The age of the data, once offline matters to it; for data out of date the reason, because the head has its age. */
function detailText({ state, minutes, reason, isPart }: Live, t: Translate): string | undefined {
  const reasonText = reason === undefined ? '' : failureText(reason)
  if (state === 'offline' && !minutes) return undefined
  if (state === 'signedOut')
    return [reasonText, minutes === undefined ? '' : ageText(minutes, t, true)].filter(Boolean).join(' ')
  if (state !== 'outOfDate') return minutes === undefined ? undefined : ageText(minutes, t, !isWell(state))
  return [isPart ? t('live.part') : '', reasonText].join(' ').trim() || undefined
}

/** The state to announce: undefined before the first change. A refetch is no change: polls would repeat themselves. */
function useAnnounced(state: LiveState | undefined): LiveState | undefined {
  const [last, setLast] = useState<{ state: LiveState | undefined; isNew: boolean }>({
    state: undefined,
    isNew: false,
  })
  if (state !== undefined && state !== 'updating' && state !== last.state)
    setLast({ state, isNew: last.state !== undefined })
  return last.isNew ? last.state : undefined
}

const Strip = styled.div`
  --fleet-live-mark: var(--fleet-color-green);
  position: relative;
  display: flex;
  flex: 1 1 auto;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 var(--fleet-space-2);
  min-width: 0;
  min-height: 28px;
  color: var(--fleet-color-text);
  font-size: var(--fleet-text-s);
  line-height: var(--fleet-line-height);

  &:not([data-component]) {
    position: absolute;
    min-height: 0;
  }
  &[data-state='updating'],
  &[data-state='paused'] {
    --fleet-live-mark: var(--fleet-color-text-muted);
  }
  &[data-state='outOfDate'] {
    --fleet-live-mark: var(--fleet-color-orange);
  }
  &[data-state='offline'],
  &[data-state='signedOut'] {
    --fleet-live-mark: var(--fleet-color-red);
  }

  > svg {
    flex: none;
    width: 16px;
    height: 16px;
    color: var(--fleet-live-mark);
  }
  > p {
    flex: 1 1 6em;
    min-width: 0;
    margin: 0;
  }
  /* A reason is a sentence: the button goes below it where both do not fit. */
  &[data-state='outOfDate'] > p {
    flex-basis: 14em;
  }
  strong {
    font-weight: var(--fleet-weight-strong);
  }
  [data-part='blocked'] {
    display: block;
  }
  [data-part='detail'] {
    color: var(--fleet-color-text-muted);
    font-variant-numeric: tabular-nums;
  }
  > [data-component='Button'] {
    margin-inline-start: auto;
  }
`
