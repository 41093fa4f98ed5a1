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

  return {
    /** For `UnsavedContext`. */
    mark,
    close: () => (marks.current > 0 ? setAsking(true) : onClose()),
    question: isAsking ? (
      <UnsavedConfirmation frame={frame} onLeave={onClose} onStay={() => setAsking(false)} />
    ) : null,
  }
}
