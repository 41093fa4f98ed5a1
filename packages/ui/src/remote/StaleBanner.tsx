import { Button } from '../primitives/actions/Button.tsx'
import { Banner } from '../primitives/feedback/Banner.tsx'
import { useText } from '../provider/FleetContext.ts'

export interface StaleBannerProps {
  /** Why what is shown is not the newest, and how old it is, in plain text; without it there is no banner. */
  staleness: string | undefined
  /** The person wants it asked for again; without it there is no button. */
  onRetry?: (() => void) | undefined
  /** It is being asked for. */
  isFetching?: boolean | undefined
}

/** What is shown is old, and why, with the way to newer. Source: CF-115. */
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
