import { useCallback, useRef, useState } from 'react'
import { UnsavedQuestion } from './UnsavedQuestion.tsx'

/** Closes a popup at once, or after a question while a form in it has unsaved input. */
export function useCloseQuestion(onClose: () => void) {
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
    question: isAsking ? <UnsavedQuestion onLeave={onClose} onStay={() => setAsking(false)} /> : null,
  }
}
