import { type ReactNode, useEffect, useState } from 'react'

interface PolledProps {
  children: () => ReactNode
  /** Called after each render. */
  onRender?: (() => void) | undefined
}

/** A page that renders its content again and again, as one with an interval does. */
export function Polled({ children, onRender }: PolledProps) {
  const [, setRound] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => setRound((round) => round + 1), 200)
    return () => clearInterval(timer)
  }, [])
  useEffect(() => onRender?.())
  return children()
}
