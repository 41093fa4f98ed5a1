import type { ReactNode } from 'react'
import { Button } from '../primitives/actions/Button.tsx'
import { Banner } from '../primitives/feedback/Banner.tsx'
import { useText } from '../provider/FleetContext.ts'

export interface RetryBannerProps {
  tone: 'warning' | 'danger'
  /** Repeats the request; without it there is no button. */
  onRetry?: (() => void) | undefined
  /** Whether a request is under way. */
  isFetching?: boolean | undefined
  /** What is missing or stale, and why. */
  children: ReactNode
}

/** Says what could not be loaded, beside data that stays, with a button that loads it. */
export function RetryBanner({ tone, onRetry, isFetching = false, children }: RetryBannerProps) {
  const t = useText()
  return (
    <Banner
      tone={tone}
      action={
        onRetry ? (
          <Button onPress={onRetry} isPending={isFetching}>
            {t('common.retry')}
          </Button>
        ) : undefined
      }
    >
      {children}
    </Banner>
  )
}
