import { NetworkError, SessionExpiredError, TimeoutError, UnauthorizedError } from '@fleetgis/api'
import type { Translate } from '../../../i18n/words.ts'
import { serverWords } from '../../../remote/serverWords.ts'

/** Why an action was not carried out: the server's own words where it has any. Source: ERR-14, ERR-15. */
export function explainAction(error: unknown, t: Translate): string {
  if (error instanceof UnauthorizedError || error instanceof SessionExpiredError) return t('common.signedOut')
  if (error instanceof NetworkError || error instanceof TimeoutError) return t('auth.unreachable')
  return serverWords(error) ?? t('bookingList.actionFailed')
}
