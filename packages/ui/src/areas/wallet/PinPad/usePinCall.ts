import type { MoneyResult } from '@fleetgis/api'
import type { TextKey } from '../../../i18n/words.ts'
import { useFleet } from '../../../provider/FleetContext.ts'
import { useNotify } from '../../../provider/useNotify.ts'
import { explainPin } from './explainPin.ts'
import type { PinResult } from './PinResult.ts'

/**
 * Makes a call with a PIN in it and says what became of it, in a toast too (ERR-20). By the client itself: a mutation
 * would keep the PIN among its variables. An outcome that nobody knows is let go at once: `unknown` says what then.
 */
export function usePinCall(unknown: TextKey, lockedCode: number) {
  const { t } = useFleet()
  const notify = useNotify()

  return async (call: () => Promise<MoneyResult<unknown>>): Promise<PinResult> => {
    const result = await outcomeOf(call)
    if (result.outcome !== 'accepted' && result.message) {
      notify(result.message, { tone: 'danger', duration: 3000 })
    }
    return result
  }

  async function outcomeOf(call: () => Promise<MoneyResult<unknown>>): Promise<PinResult> {
    try {
      const result = await call()
      if (result.outcome === 'done') return { outcome: 'accepted' }
      if (result.outcome === 'elsewhere') return { outcome: 'failed', message: t('pinPad.elsewhere') }
      result.settle()
      return { outcome: 'failed', message: t(unknown) }
    } catch (error) {
      return explainPin(error, t, lockedCode)
    }
  }
}
