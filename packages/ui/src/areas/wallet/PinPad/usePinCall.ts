import { type MoneyResult, ServerError } from '@fleetgis/api'
import type { TextKey } from '../../../i18n/words.ts'
import { useFleet } from '../../../provider/FleetContext.ts'
import { useNotify } from '../../../provider/useNotify.ts'
import { explainFailure } from '../../../remote/explainFailure.ts'
import { serverWords } from '../../../remote/serverWords.ts'
import type { PinResult } from './PinResult.ts'

/** The code of the sandbox for an admin who entered too many wrong PINs; no document names one. */
const LOCKED_CODE = 423

/**
 * Makes a call with a PIN in it and says what became of it, in a toast too (ERR-20). By the client itself: a mutation
 * would keep the PIN among its variables. An unknown outcome cannot be asked for, so it is settled at once: `unknown`
 * says what to do then.
 */
export function usePinCall(unknown: TextKey, lockedCode = LOCKED_CODE) {
  const { t } = useFleet()
  const notify = useNotify()

  return async (call: () => Promise<MoneyResult<unknown>>): Promise<PinResult> => {
    const { words, ...result } = await outcomeOf(call)
    const toast = words ?? (result.outcome === 'accepted' ? undefined : result.message)
    if (toast) notify(toast, { tone: 'danger', duration: 3000 })
    return result
  }

  /** With the server's `words`, where more is to be said in the pad than in the toast. */
  async function outcomeOf(
    call: () => Promise<MoneyResult<unknown>>,
  ): Promise<PinResult & { words?: string | undefined }> {
    try {
      const result = await call()
      if (result.outcome === 'done') return { outcome: 'accepted' }
      result.settle?.()
      if (result.outcome === 'busy') return { outcome: 'failed', message: t('pinPad.busy') }
      const words = serverWords(result.error)
      return { outcome: 'failed', message: words ? `${words} ${t(unknown)}` : t(unknown), words }
    } catch (error) {
      // ERR-20, CF-66, T15: a refused PIN in the server's own words.
      if (error instanceof ServerError)
        return { outcome: error.code === lockedCode ? 'locked' : 'wrong', message: error.serverMessage }
      return { outcome: 'failed', message: explainFailure(error, t, 'pinPad.failed') }
    }
  }
}
