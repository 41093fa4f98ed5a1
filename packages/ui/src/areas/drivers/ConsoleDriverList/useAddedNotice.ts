import { useText } from '../../../provider/FleetContext.ts'
import { useToast } from '../../../provider/useToast.ts'
import { driversWords } from '../words.ts'

/** Shows the toast of money that is in a wallet. Source: TOAST-06. */
export function useAddedNotice(): () => void {
  const t = useText(driversWords)
  const toast = useToast()
  return () => void toast(t('SUCCESS'), 'success')
}
