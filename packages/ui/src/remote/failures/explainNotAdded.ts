import { mayHaveHappened } from '@fleetgis/api'
import type { Translate } from '../../i18n/words.ts'
import { explainFailure } from './explainFailure.ts'

/** Why a record was not added, below a line that it may have been, where its call may have been executed. CF-128. */
export function explainNotAdded(error: unknown, t: Translate, fallback?: string): string {
  const reason = explainFailure(error, t, fallback)
  return mayHaveHappened(error) ? `${t('staff.addUnknown')}\n${reason}` : reason
}
