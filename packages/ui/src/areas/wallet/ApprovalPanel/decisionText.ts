import { approvalStatus } from '@fleetgis/domain/wallet'
import type { Translate } from '../../../i18n/words.ts'
import type { WalletText } from '../words.ts'
import type { DecisionEntry } from './DecisionEntry.ts'

/** What became of a decision, in a word or two. */
export function decisionText({ decision, outcome, status }: DecisionEntry, t: Translate<WalletText>): string {
  if (outcome === 'done') return t(`approval.status.${decision === 'approve' ? 'approved' : 'rejected'}`)
  if (outcome === 'overtaken')
    return t('approval.log.already', { status: t(`approval.status.${approvalStatus(status).key}`) })
  return t(`approval.log.${outcome}`)
}
