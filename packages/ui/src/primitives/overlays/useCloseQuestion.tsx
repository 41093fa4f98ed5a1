import { useCallback, useRef, useState } from 'react'
import { useText } from '../../provider/FleetContext.ts'
import { ConfirmDialog } from './ConfirmDialog.tsx'

/** Closes a popup at once, or after a question while a form in it has unsaved input. */
export function useCloseQuestion(onClose: () => void) {
  const t = useText()
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
      <ConfirmDialog
        isOpen
        isDanger
        title={t('unsaved.title')}
        confirmLabel={t('unsaved.leave')}
        cancelLabel={t('unsaved.stay')}
        onConfirm={onClose}
        onCancel={() => setAsking(false)}
      >
        {t('unsaved.text')}
      </ConfirmDialog>
    ) : null,
  }
}
