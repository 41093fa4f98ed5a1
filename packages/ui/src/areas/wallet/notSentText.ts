import { ApiError, type NetworkError } from '@fleetgis/api'
import type { Translate } from '../../i18n/words.ts'
import { explainFailure } from '../../remote/failures/explainFailure.ts'
import type { WalletText } from './words.ts'

/**
 * Writes why a money call was not sent: there is no connection, or the token could not be renewed, whose reason stands
 * on a line below `heading`.
 */
export function notSentText({ cause }: NetworkError, t: Translate<WalletText>, heading: string): string {
  return cause instanceof ApiError ? `${heading}\n${explainFailure(cause, t)}` : t('topUp.notSent')
}
