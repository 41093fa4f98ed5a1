import { useCallback, useRef, useState } from 'react'
import { type InFrame, UnsavedConfirmation } from './Confirmation.tsx'

/** Closes a popup at once, or after a question in a frame while a form in it has unsaved input. */
export function useCloseQuestion(onClose: () => void, frame: InFrame['frame']) {
  const marks = useRef(new Set<{ readonly onDiscard: (() => void) | undefined }>())
  const [isAsking, setAsking] = useState(false)

  const mark = useCallback((onDiscard?: () => void) => {
    const own = { onDiscard }
    marks.current.add(own)
    return () => void marks.current.delete(own)
  }, [])

  function discard() {
    for (const { onDiscard } of marks.current) onDiscard?.()
    onClose()
  }

  function close(): boolean {
    if (marks.current.size === 0) {
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
      <UnsavedConfirmation frame={frame} onLeave={discard} onStay={() => setAsking(false)} />
    ) : null,
  }
}
