import { NetworkError, ServerError, TimeoutError } from '@fleetgis/api'
import type { Translate } from '../../../i18n/words.ts'

/** Why there is no map at all, and what to do. */
export function explainFirstFailure(problem: unknown, t: Translate): string {
  if (isAway(problem)) return t('auth.unreachable')
  return (problem instanceof ServerError && problem.serverMessage) || t('homeMap.failed')
}

/** Why what is shown is not the newest (CF-115). */
export function explainStale(problem: Error | 'part', t: Translate): string {
  if (problem === 'part') return t('homeMap.partNotRefreshed')
  return isAway(problem) ? t('homeMap.away') : t('homeMap.notRefreshed')
}

function isAway(problem: unknown): boolean {
  return problem instanceof NetworkError || problem instanceof TimeoutError
}
