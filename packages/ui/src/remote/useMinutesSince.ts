import { useEffect, useMemo, useState } from 'react'
import { useFleet } from '../provider/FleetContext.ts'

/** The interval of updates, in milliseconds. */
const LOOK = 15_000

/**
 * Whole minutes, by the provider's clock, since `stampedAt` of TanStack Query (machine clock, epoch milliseconds);
 * undefined without one. Updates at once when the page becomes visible: timers may have been suspended.
 */
export function useMinutesSince(stampedAt: number | undefined): number | undefined {
  const { clock } = useFleet()
  const [now, setNow] = useState(() => clock.now())
  const arrivedAt = useMemo(
    () => (stampedAt === undefined ? undefined : clock.now() - (Date.now() - stampedAt)),
    [clock, stampedAt],
  )
  useEffect(() => {
    const look = () => setNow(clock.now())
    const timer = setInterval(look, LOOK)
    window.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      window.removeEventListener('visibilitychange', look)
    }
  }, [clock])
  return arrivedAt === undefined ? undefined : Math.max(0, Math.floor((now - arrivedAt) / 60_000))
}
