import { Button } from '../primitives/actions/Button.tsx'
import { Banner, type BannerProps } from '../primitives/feedback/Banner.tsx'
import { useText } from '../provider/FleetContext.ts'

export interface RetryBannerProps extends Pick<BannerProps, 'tone'> {
  /** What failed, in plain text; without it there is no banner. */
  message: string | undefined
  /** Refetches; without it there is no button. */
  onRetry?: (() => void) | undefined
  /** Whether a refetch is under way. */
  isFetching?: boolean | undefined
}

/** What failed beside what is shown, with a button that refetches it. CF-115. */
export function RetryBanner({ tone, message, onRetry, isFetching = false }: RetryBannerProps) {
  const t = useText()
  if (!message) return null
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
      {message}
    </Banner>
  )
}
