import { formatDateTime } from '@fleetgis/domain/format'
import {
  type ApprovalDecision,
  canDecide,
  requestDriverLabel,
  type TopUpRequest,
} from '@fleetgis/domain/wallet'
import { memo } from 'react'
import { styled } from 'styled-components'
import { formatWords } from '../../../i18n/formatWords.ts'
import { langOf } from '../../../i18n/langOf.ts'
import { useShownText } from '../../../i18n/useShownText.ts'
import { Button } from '../../../primitives/actions/Button.tsx'
import { LeavingButton } from '../../../primitives/actions/LeavingButton.tsx'
import { Banner } from '../../../primitives/feedback/Banner.tsx'
import { Spinner } from '../../../primitives/feedback/Spinner.tsx'
import { Card } from '../../../primitives/layout/Card.tsx'
import { FactList } from '../../../primitives/layout/FactList.tsx'
import { useText } from '../../../provider/FleetContext.ts'
import { spread } from '../../../theme/looks.ts'
import { ContactLine } from '../../drivers/index.ts'
import { walletWords } from '../words.ts'
import type { DecisionPress } from './DecisionEntry.ts'
import { RequestPictures } from './RequestPictures.tsx'
import { RequestStatusBadge } from './RequestStatusBadge.tsx'
import { requestAmount } from './requestAmount.ts'

export interface ApprovalCardProps {
  request: TopUpRequest
  imageHosts: readonly string[]
  /** The outcome of a decision is unknown: the card is locked until the server has reported it. */
  isLocked: boolean
  /** Why the outcome of the locked request cannot be read now. */
  reason: string | undefined
  /** Asks the server at once. Keep the function between renders. */
  onAskNow: (() => void) | undefined
  /** Without it the card is read-only (PERM-15). Keep the function between renders. */
  onDecide: ((press: DecisionPress) => void) | undefined
}

const DECISIONS = ['reject', 'approve'] as const satisfies readonly ApprovalDecision[]

/** A top-up request, with Approve and Reject while it is submitted. APR-05 to APR-08, APR-12, CF-47, CF-109. */
export const ApprovalCard = memo(function ApprovalCard({
  request,
  imageHosts,
  isLocked,
  reason,
  onAskNow,
  onDecide,
}: ApprovalCardProps) {
  const t = useText(walletWords)
  const shown = useShownText()
  const driver = shown(requestDriverLabel(request))
  const amount = requestAmount(request)
  const about = [request.memberId, request.vehicleNo].filter(Boolean)
  const facts = [
    { name: t('approval.name'), value: shown(request.name ?? '') },
    { name: t('approval.type'), value: request.type ?? '' },
    { name: t('approval.requested'), value: formatDateTime(request.requestedAt, formatWords(t)) },
  ].filter(({ value }) => value.trim() !== '')
  return (
    <Sheet>
      <article aria-label={t('approval.request', { driver, amount })} data-request={request.key}>
        <header>
          <div>
            <h2 dir="auto">{driver}</h2>
            {about.length > 0 ? <p>{about.join(' · ')}</p> : null}
          </div>
          <div data-part="amount">
            <strong>{amount}</strong>
            <RequestStatusBadge status={request.status} />
          </div>
        </header>
        <ContactLine mobile={request.mobile} email={request.email} />
        <FactList facts={facts} />
        {request.remark?.trim() ? (
          <p data-part="remark" dir="auto" lang={langOf(request.remark)}>
            {shown(request.remark)}
          </p>
        ) : null}
        <RequestPictures attachments={request.attachments} imageHosts={imageHosts} driverName={driver} />
        {isLocked ? (
          <>
            <div role="status" data-part="locked">
              <Spinner size={16} />
              {t('approval.checking')}
            </div>
            {reason ? (
              <Banner
                tone="warning"
                action={
                  onAskNow ? <LeavingButton onPress={onAskNow}>{t('topUp.askNow')}</LeavingButton> : null
                }
              >
                {reason}
              </Banner>
            ) : null}
          </>
        ) : onDecide && canDecide(request.status, true) ? (
          <footer>
            {DECISIONS.map((decision) => (
              <Button
                key={decision}
                variant={decision === 'approve' ? 'primary' : 'secondary'}
                data-decision={decision}
                aria-label={t(`approval.${decision}Of`, { driver, amount })}
                onPress={() => onDecide({ request, decision })}
              >
                {t(`approval.${decision}`)}
              </Button>
            ))}
          </footer>
        ) : null}
      </article>
    </Sheet>
  )
})

const Sheet = styled(Card)`
  > article {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--fleet-space-2);
  }
  h2,
  p {
    margin: 0;
  }
  h2 {
    font-size: var(--fleet-text-m);
    font-weight: var(--fleet-weight-strong);
  }
  header {
    ${spread}
    align-items: start;
    gap: var(--fleet-space-1) var(--fleet-space-3);
  }
  header > :first-child {
    flex: 1 1 120px;
    min-width: 0;
  }
  header p {
    color: var(--fleet-color-text-muted);
    font-size: var(--fleet-text-s);
    font-variant-numeric: tabular-nums;
  }
  [data-part='amount'] {
    display: grid;
    justify-items: end;
    gap: var(--fleet-space-1);
    margin-inline-start: auto;
  }
  [data-part='amount'] > strong {
    font-size: var(--fleet-text-l);
    font-variant-numeric: tabular-nums;
    line-height: var(--fleet-line-height-tight);
  }
  dl {
    font-size: var(--fleet-text-s);
  }
  [data-part='contact'] {
    font-size: var(--fleet-text-s);
  }
  [data-part='remark'] {
    padding: var(--fleet-space-2) var(--fleet-space-3);
    border-radius: var(--fleet-radius-s);
    background: var(--fleet-color-sunken);
    font-size: var(--fleet-text-s);
    white-space: pre-line;
  }
  [data-part='locked'] {
    display: flex;
    align-items: center;
    gap: var(--fleet-space-2);
    min-height: var(--fleet-control-height);
    color: var(--fleet-color-text-muted);
  }
  footer {
    display: flex;
    flex-wrap: wrap;
    justify-content: flex-end;
    gap: var(--fleet-space-2);
  }
  @media (max-width: 599px) {
    footer > * {
      flex: 1 1 auto;
    }
  }
`
