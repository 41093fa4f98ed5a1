import { mayHaveHappened } from '@fleetgis/api'
import type { TextKey, Translate } from '../../i18n/words.ts'
import { explainFailure } from './explainFailure.ts'

interface UnknownOptions {
  /** The line that it is not known whether the call was executed. */
  readonly unknown: TextKey
  readonly fallback?: string | undefined
  /** Whether it may have been; this call alone decides unless given. */
  readonly mayBeDone?: boolean | undefined
}

/** Why a call failed, below a line that it is not known whether it was executed, where it may have been. CF-128. */
export function explainUnknown(
  error: unknown,
  t: Translate,
  { unknown, fallback, mayBeDone = mayHaveHappened(error) }: UnknownOptions,
): string {
  const reason = explainFailure(error, t, fallback)
  return mayBeDone ? `${t(unknown)}\n${reason}` : reason
}
