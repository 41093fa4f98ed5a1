import { RELOAD_DELAY_MS } from '@fleetgis/domain/host'
import { useEffect, useState } from 'react'
import { useText } from '../../provider/FleetContext.ts'
import { ErrorCard, type ErrorCardProps } from './ErrorCard.tsx'

export interface ReloadCardProps extends Pick<ErrorCardProps, 'message' | 'className'> {
  /** What is done after the wait; the page is loaded anew unless given. */
  onReload?: (() => void) | undefined
}

/** Stands where a page could not be shown. Its Reload waits a second, then loads the page anew. Source: EMB-02. */
export function ReloadCard({ onReload, ...props }: ReloadCardProps) {
  const t = useText()
  const [isWaiting, setWaiting] = useState(false)

  useEffect(() => {
    if (!isWaiting) return
    const timer = setTimeout(() => {
      setWaiting(false)
      if (onReload) onReload()
      else location.reload()
    }, RELOAD_DELAY_MS)
    return () => clearTimeout(timer)
  }, [isWaiting, onReload])

  return (
    <ErrorCard
      {...props}
      onRetry={() => setWaiting(true)}
      retryLabel={t('common.reload')}
      isRetrying={isWaiting}
    />
  )
}
