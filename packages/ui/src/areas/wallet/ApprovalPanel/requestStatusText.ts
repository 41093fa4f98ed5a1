import { approvalStatus } from '@fleetgis/domain/wallet'
import type { Translate } from '../../../i18n/words.ts'
import type { WalletText } from '../words.ts'

/** The name of a request's status. APR-10. */
export const requestStatusText = (status: number | undefined, t: Translate<WalletText>): string =>
  t(`approval.status.${approvalStatus(status).key}`)
