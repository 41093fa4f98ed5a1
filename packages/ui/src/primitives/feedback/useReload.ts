import { RELOAD_DELAY_MS } from '@fleetgis/domain/host'
import { useEffect, useState } from 'react'

/**
 * Whether a reload is waiting, and a function that starts one: after 1 s it calls `onReload`, or reloads the page
 * without one. Source: EMB-02.
 */
export function useReload(onReload?: () => void): readonly [boolean, () => void] {
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

  return [isWaiting, () => setWaiting(true)]
}
