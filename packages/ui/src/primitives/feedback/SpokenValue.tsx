import { type ReactNode, useEffect, useReducer, useState } from 'react'
import { styled } from 'styled-components'
import { visuallyHidden } from '../../theme/visuallyHidden.ts'

/** The shortest time between two announcements of a progress, in milliseconds. */
const PROGRESS_EVERY_MS = 10_000

export interface SpokenValueProps<Value> {
  /** Undefined for none. */
  value: Value | undefined
  /** The value changes by itself, as while page after page arrives. */
  isBusy: boolean
  /** Renders a value. */
  children: (value: Value) => ReactNode
}

/**
 * A value that is shown at once and announced as a status. While it is busy it is announced once in 10 seconds at most, and
 * its last value afterwards; else with each change.
 */
export function SpokenValue<Value>({ value, isBusy, children }: SpokenValueProps<Value>) {
  const [spoken, setSpoken] = useState<Value | undefined>(isBusy ? undefined : value)
  /** A progress was announced less than 10 seconds ago. */
  const [isResting, setResting] = useState(false)
  const [turn, next] = useReducer((count: number) => count + 1, 0)
  const isQuiet = isBusy || isResting
  if (!isQuiet && spoken !== value) setSpoken(value)

  // The timer of a turn outlives the values that arrive in it.
  const [due, setDue] = useState(-1)
  useEffect(() => {
    if (!isQuiet) return
    const timer = setTimeout(() => setDue(turn), PROGRESS_EVERY_MS)
    return () => clearTimeout(timer)
  }, [isQuiet, turn])
  if (isQuiet && due === turn) {
    if (isBusy) setSpoken(value)
    setResting(isBusy)
    next()
  }

  const isBehind = isQuiet && spoken !== value
  return (
    <Box>
      <span role="status" data-behind={isBehind || undefined}>
        {spoken === undefined ? null : children(spoken)}
      </span>
      {isBehind && value !== undefined ? <span>{children(value)}</span> : null}
    </Box>
  )
}

const Box = styled.span`
  position: relative;

  > [data-behind] {
    ${visuallyHidden}
  }
`
