import { RetryBanner, type RetryBannerProps } from './RetryBanner.tsx'

export interface StaleBannerProps extends Omit<RetryBannerProps, 'message' | 'tone'> {
  /** Why the shown data is stale, and its age, in plain text; without it there is no banner. */
  staleness: string | undefined
}

/**
 * Shows that data is stale, why, and a button that refetches it, in a widget that does not poll. Pages that poll use
 * `LiveStrip`. Source: CF-115.
 */
export function StaleBanner({ staleness, ...props }: StaleBannerProps) {
  return <RetryBanner {...props} tone="warning" message={staleness} />
}
