import { useCallback, useMemo, useSyncExternalStore } from 'react'
import type { Clock } from './FleetContext.ts'

const ALONE = () => {}

/** A clock as the context holds it: another object once its `lead` changes, so that every widget reads it again. CF-180. */
export function useClock(clock: Clock): Clock {
  const subscribe = useCallback((listener: () => void) => clock.subscribe?.(listener) ?? ALONE, [clock])
  const lead = useSyncExternalStore(
    subscribe,
    () => clock.lead ?? 0,
    () => 0,
  )
  return useMemo(() => ({ now: () => clock.now(), lead }), [clock, lead])
}
