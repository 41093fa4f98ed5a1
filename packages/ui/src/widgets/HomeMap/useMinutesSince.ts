import { useEffect, useState } from 'react'

/** How often an age is looked at, in milliseconds. */
const LOOK = 15_000

/** Whole minutes since an instant of the machine's clock, epoch milliseconds, kept up to date; undefined without one. */
export function useMinutesSince(instant: number | undefined): number | undefined {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), LOOK)
    return () => clearInterval(timer)
  }, [])
  return instant === undefined ? undefined : Math.max(0, Math.floor((now - instant) / 60_000))
}
