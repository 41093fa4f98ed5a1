import { RELOAD_DELAY_MS } from '@fleetgis/domain/host'
import { useEffect, useState } from 'react'
import { useLatestCallback } from '../useLatestCallback.ts'

/**
 * Whether a reload is waiting, and a function that starts one: after 1 s it calls `onReload`, or reloads the page
 * without one. Source: EMB-02.
 */
export function useReload(onReload?: () => void): readonly [boolean, () => void] {
  const [isWaiting, setWaiting] = useState(false)
  // Another function, as at each render of a page, must not restart the wait.
  const end = useLatestCallback(() => {
    setWaiting(false)
    if (onReload) onReload()
    else location.reload()
  })

  useEffect(() => {
    if (!isWaiting) return
    const timer = setTimeout(end, RELOAD_DELAY_MS)
    return () => clearTimeout(timer)
  }, [isWaiting, end])

  return [isWaiting, () => setWaiting(true)]
}
