import { useState } from 'react'
import { type Clock, useFleet } from '../../provider/FleetContext.ts'
import { useEachSecond } from '../../provider/useEachSecond.ts'

/** How old something was, in milliseconds, when a clock showed `at` and `performance.now()` was `passed`. */
interface Known {
  readonly stampedAt: number | undefined
  readonly clock: Clock
  readonly at: number
  readonly age: number
  readonly passed: number
}

const known = (stampedAt: number | undefined, clock: Clock, age: number): Known => ({
  stampedAt,
  clock,
  at: clock.now(),
  age,
  passed: performance.now(),
})

/**
 * Whole minutes, by the provider's clock, since `stampedAt` of TanStack Query (machine clock, epoch milliseconds);
 * undefined without one. A clock that is set while the page is open ages nothing (CF-180).
 */
export function useMinutesSince(stampedAt: number | undefined): number | undefined {
  const { clock } = useFleet()
  const [last, setLast] = useState(() => known(stampedAt, clock, Date.now() - (stampedAt ?? 0)))
  let current = last
  if (last.stampedAt !== stampedAt) current = known(stampedAt, clock, Date.now() - (stampedAt ?? 0))
  else if (last.clock !== clock) current = known(stampedAt, clock, last.age + performance.now() - last.passed)
  if (current !== last) setLast(current)
  const { age, at } = current
  return useEachSecond((now) =>
    stampedAt === undefined ? undefined : Math.max(0, Math.floor((age + now - at) / 60_000)),
  )
}
