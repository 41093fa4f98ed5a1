import { type ReactNode, useEffect, useState } from 'react'

/** A page that renders its content again and again, as one with an interval does. */
export function Polled({ children }: { children: () => ReactNode }) {
  const [, setRound] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => setRound((round) => round + 1), 200)
    return () => clearInterval(timer)
  }, [])
  return children()
}
