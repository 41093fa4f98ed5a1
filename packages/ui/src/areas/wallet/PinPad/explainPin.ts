import {
  NetworkError,
  ServerError,
  SessionExpiredError,
  TimeoutError,
  UnauthorizedError,
} from '@fleetgis/api'
import type { Translate } from '../../../i18n/words.ts'
import type { PinResult } from './PinResult.ts'

/** The code of the sandbox for an admin who entered too many wrong PINs; no document names one. */
export const LOCKED_CODE = 423

/** What to say of a PIN that the server did not take: its own words where it has any. Source: ERR-20, CF-66, T15. */
export function explainPin(error: unknown, t: Translate, lockedCode: number): PinResult {
  if (error instanceof UnauthorizedError || error instanceof SessionExpiredError)
    return { outcome: 'failed', message: t('common.signedOut') }
  if (error instanceof NetworkError || error instanceof TimeoutError)
    return { outcome: 'failed', message: t('auth.unreachable') }
  if (error instanceof ServerError)
    return { outcome: error.code === lockedCode ? 'locked' : 'wrong', message: error.serverMessage }
  return { outcome: 'failed' }
}
