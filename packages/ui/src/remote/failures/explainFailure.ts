import { ApiError, NetworkError, SessionExpiredError, TimeoutError, UnauthorizedError } from '@fleetgis/api'
import type { Translate } from '../../i18n/words.ts'
import { isFailing } from './isFailing.ts'
import { belowHeading, serverWords } from './serverWords.ts'

/**
 * Writes why a call failed and what to do: the server's own words if it sent any, else `fallback`. The words of a 401
 * stand on a line of their own, below the heading (CF-175), and so do words in another language than a Burmese page's,
 * below `fallback`.
 */
export function explainFailure(error: unknown, t: Translate, fallback?: string): string {
  if (error instanceof UnauthorizedError)
    return [t('common.signedOut'), error.serverMessage].filter(Boolean).join('\n')
  if (error instanceof SessionExpiredError) return t('common.signedOut')
  // Refused before it was sent.
  if (error instanceof NetworkError && !error.wasSent && globalThis.navigator?.onLine === false)
    return t('live.blockedOffline')
  // The token could not be renewed, and the reason is the renewal's.
  if (error instanceof NetworkError && error.cause instanceof ApiError)
    return explainFailure(error.cause, t, fallback)
  if (error instanceof NetworkError || error instanceof TimeoutError) return t('auth.unreachable')
  return belowHeading(
    serverWords(error),
    fallback ?? t(isFailing(error) ? 'failure.server' : 'common.failed'),
  )
}
