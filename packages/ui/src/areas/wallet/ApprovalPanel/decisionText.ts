import type { Translate } from '../../../i18n/words.ts'
import type { WalletText } from '../words.ts'
import type { DecisionEntry } from './DecisionEntry.ts'
import { requestStatusText } from './requestStatusText.ts'

/** What became of a decision, in a word or two. */
export function decisionText({ decision, outcome, status }: DecisionEntry, t: Translate<WalletText>): string {
  if (outcome === 'done') return t(`approval.status.${decision === 'approve' ? 'approved' : 'rejected'}`)
  if (outcome === 'overtaken') return t('approval.log.already', { status: requestStatusText(status, t) })
  return t('approval.outcomeOf', { of: t(`approval.${decision}`), outcome: t(`approval.log.${outcome}`) })
}
