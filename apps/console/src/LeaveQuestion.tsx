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
      title={t('staff.leaveTitle')}
      confirmLabel={t('staff.leave')}
      cancelLabel={t('staff.stay')}
      onConfirm={() => navigation.answer(true)}
      onCancel={() => navigation.answer(false)}
    >
      {t('staff.leaveText')}
    </ConfirmDialog>
  )
}
