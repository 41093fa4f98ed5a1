import { requestDriverLabel } from '@fleetgis/domain/wallet'
import { styled } from 'styled-components'
import { useShownText } from '../../../i18n/useShownText.ts'
import { useText } from '../../../provider/FleetContext.ts'
import { sentTimeText } from '../../../remote/calls/sentTimeText.ts'
import { focusRing } from '../../../theme/focusRing.ts'
import { plainList } from '../../../theme/looks.ts'
import { walletWords } from '../words.ts'
import type { DecisionEntry } from './DecisionEntry.ts'
import { decisionText } from './decisionText.ts'
import { requestAmount } from './requestAmount.ts'

/** The decisions that were made on this page, newest first, with their time and outcome. */
export function DecisionLog({ entries }: { entries: readonly DecisionEntry[] }) {
  const t = useText(walletWords)
  const shown = useShownText()
  if (entries.length === 0) return null
  return (
    <Box data-part="log">
      <summary>{t('approval.log', { count: entries.length })}</summary>
      <ul>
        {entries.map((entry) => (
          <li key={entry.request.key} data-outcome={entry.outcome}>
            <span dir="auto">{shown(requestDriverLabel(entry.request))}</span>
            <strong>{requestAmount(entry.request)}</strong>
            <span>{decisionText(entry, t)}</span>
            <time>{sentTimeText(entry.at, t)}</time>
          </li>
        ))}
      </ul>
    </Box>
  )
}

const Box = styled.details`
  > summary {
    ${focusRing}
    width: fit-content;
    min-height: 32px;
    border-radius: var(--fleet-radius-s);
    color: var(--fleet-color-accent);
    font-size: var(--fleet-text-s);
    font-weight: var(--fleet-weight-strong);
    cursor: pointer;
  }
  > ul {
    ${plainList}
    display: grid;
    border: 1px solid var(--fleet-card-border);
    border-radius: var(--fleet-card-radius);
    background: var(--fleet-card-background);
  }
  li {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 var(--fleet-space-3);
    padding: var(--fleet-space-2) var(--fleet-space-3);
    font-size: var(--fleet-text-s);
    font-variant-numeric: tabular-nums;
  }
  li:not(:last-child) {
    border-bottom: 1px solid var(--fleet-color-line);
  }
  li > :first-child {
    flex: 1 1 120px;
  }
  time {
    color: var(--fleet-color-text-muted);
  }
  [data-outcome='refused'],
  [data-outcome='notDone'] {
    color: var(--fleet-color-red);
  }
`
