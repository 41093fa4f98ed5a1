import type { Failure } from '../../provider/Failure.ts'
import { useText } from '../../provider/FleetContext.ts'
import { useOfflineText } from '../../provider/useOfflineText.ts'
import type { RootProps } from '../rootProps.ts'
import { ErrorCard } from './ErrorCard.tsx'
import { useReload } from './useReload.ts'

export interface ReloadCardProps extends RootProps<HTMLDivElement> {
  /** What failed and what to do next, in plain text. */
  message: Failure
  /** Called after the wait; reloads the page unless given. */
  onReload?: (() => void) | undefined
}

/** Replaces a page that could not be loaded. Reload waits 1 s, then reloads the page. Source: EMB-02. */
export function ReloadCard({ onReload, message, ...props }: ReloadCardProps) {
  const t = useText()
  const [isWaiting, reload] = useReload(onReload)
  return (
    <ErrorCard
      {...props}
      message={useOfflineText(message)}
      onRetry={reload}
      retryLabel={t('common.reload')}
      isRetrying={isWaiting}
    />
  )
}
