import { Button } from '../primitives/actions/Button.tsx'
import { Banner } from '../primitives/feedback/Banner.tsx'
import { useText } from '../provider/FleetContext.ts'

export interface StaleBannerProps {
  /** Why the shown data is stale, and its age, in plain text; without it there is no banner. */
  staleness: string | undefined
  /** Refetches the data; without it there is no button. */
  onRetry?: (() => void) | undefined
  /** Whether a refetch is under way. */
  isFetching?: boolean | undefined
}

/**
 * Shows that data is stale, why, and a button that refetches it, in a widget that does not poll. Pages that poll use
 * `LiveStrip`. Source: CF-115.
 */
export function StaleBanner({ staleness, onRetry, isFetching = false }: StaleBannerProps) {
  const t = useText()
  if (!staleness) return null
  return (
    <Banner
      tone="warning"
      action={
        onRetry ? (
          <Button onPress={onRetry} isPending={isFetching}>
            {t('common.retry')}
          </Button>
        ) : undefined
      }
    >
      {staleness}
    </Banner>
  )
}
