import { TOAST_MS } from '@fleetgis/domain/auth'
import { useText } from '../../../provider/FleetContext.ts'
import { useNotify } from '../../../provider/useNotify.ts'
import { driversWords } from '../words.ts'

/** Shows the toast of money that is in a wallet. Source: TOAST-06. */
export function useAddedNotice(): () => void {
  const t = useText(driversWords)
  const notify = useNotify()
  return () => void notify(t('SUCCESS'), { tone: 'success', duration: TOAST_MS.named })
}
