import { LeavingButton } from '../../primitives/actions/LeavingButton.tsx'
import { Banner } from '../../primitives/feedback/Banner.tsx'
import { type Failure, failureText, isUnanswered, outageOf, withReason } from '../../provider/Failure.ts'
import { useText } from '../../provider/FleetContext.ts'
import { useOfflineSince } from '../../provider/useOfflineSince.ts'
import { useSharedFailure } from './useSharedFailure.ts'

export interface RetryBannerProps {
  tone: 'warning' | 'danger'
  /** Repeats the request; without it there is no button. */
  onRetry?: (() => void) | undefined
  /** Whether a request is under way. */
  isFetching?: boolean | undefined
  /** What is missing or stale, and why, in plain text. */
  children: Failure
}

/**
 * Says what could not be loaded, beside data that stays, with a button that loads it. Of several parts with one cause the
 * first says so, and has the button. Offline it says what loads by itself. Source: CF-115, R11.
 */
export function RetryBanner({ tone, onRetry, isFetching = false, children }: RetryBannerProps) {
  const t = useText()
  const isOffline = useOfflineSince() !== undefined
  const outage = outageOf(children)
  const { isLead, ...shared } = useSharedFailure(outage, onRetry)
  return (
    <Banner
      data-part="retry"
      tone={isLead ? tone : 'info'}
      action={
        isLead && shared.onRetry ? (
          <LeavingButton onPress={shared.onRetry} isPending={isFetching}>
            {t('common.retry')}
          </LeavingButton>
        ) : undefined
      }
    >
      {text()}
    </Banner>
  )

  function text(): string {
    if (!outage) return failureText(children)
    const loads = isOffline && isUnanswered(outage) ? t('remote.offlineLoads') : undefined
    if (isLead) return loads ? withReason(outage, loads) : outage.text
    return withReason(outage, '') || loads || t('remote.waits')
  }
}
