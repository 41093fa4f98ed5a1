import { useCallback, useRef, useState } from 'react'
import { type InFrame, UnsavedConfirmation } from './Confirmation.tsx'

/** Closes a popup at once, or after a question in a frame while a form in it has unsaved input. */
export function useCloseQuestion(onClose: () => void, frame: InFrame['frame']) {
  const marks = useRef(0)
  const [isAsking, setAsking] = useState(false)

  const mark = useCallback(() => {
    marks.current += 1
    return () => {
      marks.current -= 1
    }
  }, [])

  function close(): boolean {
    if (marks.current === 0) {
      onClose()
      return true
    }
    setAsking(true)
    return false
  }

  return {
    /** For `UnsavedContext`. */
    mark,
    /** Returns whether it closes. */
    close,
    question: isAsking ? (
      <UnsavedConfirmation frame={frame} onLeave={onClose} onStay={() => setAsking(false)} />
    ) : null,
  }
}
