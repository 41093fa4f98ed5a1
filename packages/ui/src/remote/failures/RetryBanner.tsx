import { Button } from '../../primitives/actions/Button.tsx'
import { Banner } from '../../primitives/feedback/Banner.tsx'
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
  children: string
}

/**
 * Says what could not be loaded, beside data that stays, with a button that loads it. Of several parts that cannot reach
 * the server the first says so, and has the button. Offline it says what loads by itself. Source: CF-115, R11.
 */
export function RetryBanner({ tone, onRetry, isFetching = false, children }: RetryBannerProps) {
  const t = useText()
  const cause = t('auth.unreachable')
  const isOffline = useOfflineSince() !== undefined
  const { isLead, ...shared } = useSharedFailure(children.includes(cause), onRetry)
  return (
    <Banner
      tone={isLead ? tone : 'info'}
      action={
        isLead && shared.onRetry ? (
          <Button onPress={shared.onRetry} isPending={isFetching}>
            {t('common.retry')}
          </Button>
        ) : undefined
      }
    >
      {isLead
        ? children.replace(cause, isOffline ? t('remote.offlineLoads') : cause)
        : children.replace(cause, '').trim() || t(isOffline ? 'remote.offlineLoads' : 'remote.waits')}
    </Banner>
  )
}
