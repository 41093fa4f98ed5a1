import { UnsavedQuestion } from '@fleetgis/ui/ConfirmDialog'
import { preloadDialog } from '@fleetgis/ui/Dialog'
import { useConsole } from './ConsoleContext.ts'

preloadDialog()

/** Asks whether to leave a page with unsaved input. */
export default function LeaveQuestion() {
  const { navigation } = useConsole()
  return <UnsavedQuestion onLeave={() => navigation.answer(true)} onStay={() => navigation.answer(false)} />
}
