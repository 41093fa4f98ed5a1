import { useEffect, useState } from 'react'

/** How often an age is looked at, in milliseconds. */
const LOOK = 15_000

/**
 * Whole minutes since an instant of the machine's clock, epoch milliseconds, kept up to date; undefined without one. A page
 * that comes back into sight looks at once: its timers may have slept.
 */
export function useMinutesSince(instant: number | undefined): number | undefined {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const look = () => setNow(Date.now())
    const timer = setInterval(look, LOOK)
    window.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      window.removeEventListener('visibilitychange', look)
    }
  }, [])
  return instant === undefined ? undefined : Math.max(0, Math.floor((now - instant) / 60_000))
}
