import { endsIntent, type MoneyResult, NetworkError, ServerError } from '@fleetgis/api'
import { useText } from '../../../provider/FleetContext.ts'
import { explainFailure } from '../../../remote/failures/explainFailure.ts'
import { belowHeading, serverWords } from '../../../remote/failures/serverWords.ts'
import { type WalletText, walletWords } from '../words.ts'
import type { PinResult } from './PinResult.ts'

/** The sandbox's code after too many wrong PINs; no document specifies one. */
const LOCKED_CODE = 423

/** The codes of a server that does not have the call: without words they say nothing about the PIN. */
const MISSING_CALL: readonly number[] = [404, 405, 501]

/**
 * Makes a call that contains a PIN and returns its result, which the pad says once, where the PIN is entered (decision
 * 40, ERR-20). It calls the client directly: a mutation would keep the PIN among its variables. An unknown outcome
 * cannot be checked, so it is settled at once; `unknown` says what to do next.
 */
export function usePinCall(unknown: WalletText, lockedCode = LOCKED_CODE) {
  const t = useText(walletWords)

  return async (call: () => Promise<MoneyResult<unknown>>): Promise<PinResult> => {
    try {
      const result = await call()
      if (result.outcome === 'done') return { outcome: 'accepted' }
      result.settle?.()
      if (result.outcome === 'busy') return { outcome: 'failed', message: t('pinPad.busy') }
      const words = serverWords(result.error)
      const next = t(unknown)
      if (!words) return { outcome: 'failed', message: next }
      const below = belowHeading(words, next)
      return { outcome: 'failed', message: below === words ? `${words} ${next}` : below }
    } catch (error) {
      // ERR-20, CF-66, T15: a refused PIN shows the server's own message.
      if (error instanceof ServerError && endsIntent(error) && !isMissing(error)) {
        const outcome = error.code === lockedCode ? 'locked' : 'wrong'
        const words = error.serverMessage
        return { outcome, message: words && belowHeading(words, t(`pinPad.${outcome}`)) }
      }
      // The forms say that the browser is offline, for as long as it is.
      if (error instanceof NetworkError && navigator.onLine === false) return { outcome: 'failed' }
      return { outcome: 'failed', message: explainFailure(error, t, t('pinPad.failed')) }
    }
  }
}

const isMissing = ({ code, serverMessage }: ServerError) => !serverMessage && MISSING_CALL.includes(code)
