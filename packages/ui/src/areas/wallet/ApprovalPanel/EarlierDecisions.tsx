import type { Intent } from '@fleetgis/domain/money'
import { requestDriverLabel } from '@fleetgis/domain/wallet'
import { useState } from 'react'
import { styled } from 'styled-components'
import { useShownText } from '../../../i18n/useShownText.ts'
import { LeavingButton } from '../../../primitives/actions/LeavingButton.tsx'
import { Banner } from '../../../primitives/feedback/Banner.tsx'
import { useText } from '../../../provider/FleetContext.ts'
import { sentTimeText } from '../../../remote/calls/sentTimeText.ts'
import { walletWords } from '../words.ts'
import type { DecisionOutcome } from './DecisionEntry.ts'
import { decisionText } from './decisionText.ts'
import { requestAmount } from './requestAmount.ts'
import { useDecisions } from './useDecisions.ts'

const TONES: Record<DecisionOutcome, 'success' | 'warning' | 'danger'> = {
  done: 'success',
  unknown: 'warning',
  overtaken: 'warning',
  notDone: 'danger',
  refused: 'danger',
  notSent: 'danger',
}

/** Decisions of an earlier page have their own filter, and no list is on screen. */
const NO_FILTER = { groupId: '', start: '', end: '', type: '', search: '' }

/**
 * The decisions on top-up requests whose page was left before their outcome was known: asks the list for each, and shows
 * its outcome. R5.
 */
export function EarlierDecisions({ userId, sent }: { userId: string; sent: readonly Intent[] }) {
  const t = useText(walletWords)
  const shown = useShownText()
  const { entries, outcomeUnknown, onAskNow } = useDecisions({
    userId,
    requests: undefined,
    filter: { userId, ...NO_FILTER },
    onDecided: undefined,
  })
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set())
  const open = sent.filter(({ facts }) => !entries.some(({ request }) => request.key === facts.requestKey))
  return (
    <Notes data-component="EarlierDecisions">
      {open.map(({ id, at, facts }) => {
        const reason = outcomeUnknown.get(String(facts.requestKey))
        const words = {
          driver: shown(String(facts.driverName ?? '')),
          amount: requestAmount({ amount: Number(facts.amount), symbol: String(facts.symbol ?? '') }),
          time: sentTimeText(at, t),
        }
        return (
          <Banner
            key={id}
            tone="warning"
            action={reason ? <LeavingButton onPress={onAskNow}>{t('topUp.askNow')}</LeavingButton> : null}
          >
            {t(facts.decision === 'approve' ? 'approval.earlierApprove' : 'approval.earlierReject', words)}
            {reason ? ` ${reason}` : null}
          </Banner>
        )
      })}
      {entries
        .filter(({ request }) => !closed.has(request.key))
        .map((entry) => (
          <Banner
            key={entry.request.key}
            tone={TONES[entry.outcome]}
            action={
              <LeavingButton onPress={() => setClosed((all) => new Set(all).add(entry.request.key))}>
                {t('topUp.ok')}
              </LeavingButton>
            }
          >
            {t('approval.outcomeOf', {
              of: t('approval.request', {
                driver: shown(requestDriverLabel(entry.request)),
                amount: requestAmount(entry.request),
              }),
              outcome: decisionText(entry, t),
            })}
          </Banner>
        ))}
    </Notes>
  )
}

const Notes = styled.div`
  display: grid;
  gap: var(--fleet-space-2);
`
