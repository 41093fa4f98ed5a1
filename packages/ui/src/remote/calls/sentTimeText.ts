import { formatTransactionDate, STAMP_OFFSET_MS } from '@fleetgis/domain/format'
import { formatWords } from '../../i18n/formatWords.ts'
import type { Translate } from '../../i18n/words.ts'

/** Writes when a call was sent (epoch milliseconds) as the fleet's time and day. TXN-13. */
export function sentTimeText(at: number, t: Translate): string {
  return formatTransactionDate(new Date(at + STAMP_OFFSET_MS).toISOString().slice(0, 19), formatWords(t))
}
