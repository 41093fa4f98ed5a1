import { formatAmount } from '@fleetgis/domain/format'
import type { Translate } from '../../i18n/words.ts'
import { explainFailure } from '../failures/explainFailure.ts'
import { IncompleteList } from './readAllPages.ts'

/** Writes why an export gave no file. */
export function explainExport(error: unknown, t: Translate): string {
  if (!(error instanceof IncompleteList)) return explainFailure(error, t)
  return t('export.incomplete', { done: formatAmount(error.done), total: formatAmount(error.total) })
}
