import { RELOAD_DELAY_MS } from '@fleetgis/domain/host'
import { useEffect, useState } from 'react'
import { useText } from '../../provider/FleetContext.ts'
import { ErrorCard, type ErrorCardProps } from './ErrorCard.tsx'

export interface ReloadCardProps extends Pick<ErrorCardProps, 'message' | 'className'> {
  /** Called after the wait; reloads the page unless given. */
  onReload?: (() => void) | undefined
}

/** Replaces a page that could not be loaded. Reload waits 1 s, then reloads the page. Source: EMB-02. */
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
