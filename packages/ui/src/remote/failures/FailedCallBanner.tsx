import type { FailedCall } from '../calls/FailedCall.ts'
import { RetryBanner, type RetryBannerProps } from './RetryBanner.tsx'

export interface FailedCallBannerProps extends Partial<Pick<RetryBannerProps, 'tone'>> {
  /** Without it there is no banner. */
  failed: FailedCall | undefined
}

/** Says what a widget lacks because a call beside its data has failed, and repeats that call. Source: CF-115. */
export function FailedCallBanner({ failed, tone = 'warning' }: FailedCallBannerProps) {
  if (!failed) return null
  return (
    <RetryBanner tone={tone} onRetry={failed.retry} isFetching={failed.isFetching}>
      {failed.failure}
    </RetryBanner>
  )
}
