import type { Intent } from '@fleetgis/domain/money'
import { requestDriverLabel } from '@fleetgis/domain/wallet'
import { styled } from 'styled-components'
import { useShownText } from '../../../i18n/useShownText.ts'
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
  const { entries } = useDecisions({
    userId,
    requests: undefined,
    filter: { userId, ...NO_FILTER },
    onDecided: undefined,
  })
  const open = sent.filter(({ facts }) => !entries.some(({ request }) => request.key === facts.requestKey))
  return (
    <Notes data-component="EarlierDecisions">
      {open.map(({ id, at }) => (
        <Banner key={id} tone="warning">
          {t('approval.earlier', { time: sentTimeText(at, t) })}
        </Banner>
      ))}
      {entries.map((entry) => (
        <Banner key={entry.request.key} tone={TONES[entry.outcome]}>
          {t('approval.request', {
            driver: shown(requestDriverLabel(entry.request)),
            amount: requestAmount(entry.request),
          })}
          {': '}
          {decisionText(entry, t)}
        </Banner>
      ))}
    </Notes>
  )
}

const Notes = styled.div`
  display: grid;
  gap: var(--fleet-space-2);
`
