import type { Translate } from '../../i18n/words.ts'
import { explainUnknown } from './explainUnknown.ts'

/**
 * Why a record was not added, below a line that it may have been: where this call may have been executed, unless
 * `mayBeAdded` says it of an earlier one too. CF-128.
 */
export function explainNotAdded(
  error: unknown,
  t: Translate,
  fallback?: string,
  mayBeAdded?: boolean,
): string {
  return explainUnknown(error, t, { unknown: 'staff.addUnknown', fallback, mayBeDone: mayBeAdded })
}
