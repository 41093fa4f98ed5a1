import { useSyncExternalStore } from 'react'
import { useFleet } from './FleetContext.ts'

/** Milliseconds between two looks. */
const SECOND = 1_000

const listeners = new Set<() => void>()
let timer: ReturnType<typeof setInterval> | undefined

function look() {
  for (const listener of listeners) listener()
}

/** All components share one timer. Timers of a hidden page may be suspended, so it also looks on return. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  if (timer === undefined) {
    timer = setInterval(look, SECOND)
    window.addEventListener('visibilitychange', look)
  }
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearInterval(timer)
    timer = undefined
    window.removeEventListener('visibilitychange', look)
  }
}

/**
 * A text, number or switch that depends on the time: an age, a count, a day. It is read once a second by the provider's
 * clock (epoch milliseconds), and renders the component only when it has changed. CONST-01, CF-124.
 */
export function useEachSecond<Value extends string | number | boolean | undefined>(
  read: (now: number) => Value,
): Value {
  const { clock } = useFleet()
  const readNow = () => read(clock.now())
  return useSyncExternalStore(subscribe, readNow, readNow)
}
