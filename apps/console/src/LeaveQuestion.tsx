import { useText } from '@fleetgis/ui'
import { ConfirmDialog } from '@fleetgis/ui/ConfirmDialog'
import { preloadDialog } from '@fleetgis/ui/Dialog'
import { useConsole } from './ConsoleContext.ts'

preloadDialog()

/** Asks whether to leave a page with unsaved input. */
export default function LeaveQuestion() {
  const { navigation } = useConsole()
  const t = useText()
  return (
    <ConfirmDialog
      isOpen
      isDanger
      title={t('unsaved.title')}
      confirmLabel={t('unsaved.leave')}
      cancelLabel={t('unsaved.stay')}
      onConfirm={() => navigation.answer(true)}
      onCancel={() => navigation.answer(false)}
    >
      {t('unsaved.text')}
    </ConfirmDialog>
  )
}
