import { mayHaveHappened } from '@fleetgis/api'
import type { Translate } from '../../i18n/words.ts'
import { explainFailure } from './explainFailure.ts'

/**
 * Why a record was not added, below a line that it may have been: where this call may have been executed, unless
 * `mayBeAdded` says it of an earlier one too. CF-128.
 */
export function explainNotAdded(
  error: unknown,
  t: Translate,
  fallback?: string,
  mayBeAdded = mayHaveHappened(error),
): string {
  const reason = explainFailure(error, t, fallback)
  return mayBeAdded ? `${t('staff.addUnknown')}\n${reason}` : reason
}
