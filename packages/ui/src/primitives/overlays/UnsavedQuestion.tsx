import { useText } from '../../provider/FleetContext.ts'
import { ConfirmDialog } from './ConfirmDialog.tsx'

export interface UnsavedQuestionProps {
  /** The input is dropped. */
  onLeave: () => void
  /** The input stays, also after Escape. */
  onStay: () => void
}

/** Asks whether to leave unsaved input: of a page, or of a popup (CF-128). */
export function UnsavedQuestion({ onLeave, onStay }: UnsavedQuestionProps) {
  const t = useText()
  return (
    <ConfirmDialog
      isOpen
      isDanger
      title={t('unsaved.title')}
      confirmLabel={t('unsaved.leave')}
      cancelLabel={t('unsaved.stay')}
      onConfirm={onLeave}
      onCancel={onStay}
    >
      {t('unsaved.text')}
    </ConfirmDialog>
  )
}
