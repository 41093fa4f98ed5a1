import { useEffect, useState } from 'react'

/** How long a button without the focus waits for its second press, in milliseconds. */
const SECOND_PRESS_MS = 4_000

/**
 * Asks for a second press of a button, because phones press buttons in pockets. It waits for as long as the button has
 * the focus, and else 4 s. Pass `press` and `onFocusChange` to the button, and change its words while `isAsking`.
 */
export function useSecondPress(onConfirm: () => void) {
  const [isAsking, setAsking] = useState(false)
  const [hasFocus, setFocus] = useState(false)
  useEffect(() => {
    if (!isAsking || hasFocus) return undefined
    const timer = setTimeout(() => setAsking(false), SECOND_PRESS_MS)
    return () => clearTimeout(timer)
  }, [isAsking, hasFocus])
  return {
    isAsking,
    press() {
      setAsking(!isAsking)
      if (isAsking) onConfirm()
    },
    onFocusChange: setFocus,
  }
}
