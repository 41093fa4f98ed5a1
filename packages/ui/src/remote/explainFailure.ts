import { NetworkError, SessionExpiredError, TimeoutError, UnauthorizedError } from '@fleetgis/api'
import type { Translate } from '../i18n/words.ts'
import { serverWords } from './serverWords.ts'

/** Why something could not be loaded, and what to do: the server's own words where it has any. */
export function explainFailure(error: unknown, t: Translate): string {
  if (error instanceof UnauthorizedError || error instanceof SessionExpiredError) return t('common.signedOut')
  if (error instanceof NetworkError || error instanceof TimeoutError) return t('auth.unreachable')
  return serverWords(error) ?? t('common.failed')
}
