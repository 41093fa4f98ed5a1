import type { Failure } from '../../provider/Failure.ts'
import { RetryBanner, type RetryBannerProps } from './RetryBanner.tsx'

export interface StaleBannerProps extends Pick<RetryBannerProps, 'onRetry' | 'isFetching'> {
  /** Why the shown data is stale, and its age, in plain text; without it there is no banner. */
  staleness: Failure | undefined
}

/**
 * Shows that data is stale, why, and a button that refetches it, in a widget that does not poll. Pages that poll use
 * `LiveStrip`. Source: CF-115.
 */
export function StaleBanner({ staleness, ...retry }: StaleBannerProps) {
  if (!staleness) return null
  return (
    <RetryBanner tone="warning" {...retry}>
      {staleness}
    </RetryBanner>
  )
}
