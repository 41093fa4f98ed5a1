import { useEffect, useRef } from 'react'

/** Calls `onEnd` after `duration` ms without the paused time. A new `round` restarts it. */
export function useCountdown(duration: number, round: number, isPaused: boolean, onEnd: () => void): void {
  const remaining = useRef(duration)
  const counted = useRef(round)
  const end = useRef(onEnd)
  useEffect(() => {
    end.current = onEnd
  })

  useEffect(() => {
    if (counted.current !== round) {
      counted.current = round
      remaining.current = duration
    }
    if (isPaused) return
    const start = performance.now()
    const timer = setTimeout(() => end.current(), remaining.current)
    return () => {
      clearTimeout(timer)
      remaining.current -= performance.now() - start
    }
  }, [duration, round, isPaused])
}
