import { CURRENCY, formatAmount } from '@fleetgis/domain/format'
import {
  type AmountLine,
  amountLines,
  extraLine,
  fareEstimate,
  type TripDetail,
} from '@fleetgis/domain/trips'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { useId, useState } from 'react'
import { styled } from 'styled-components'
import { Badge } from '../../../primitives/layout/Badge.tsx'
import { uniqueKeys } from '../../../primitives/lists/uniqueKeys.ts'
import { useText } from '../../../provider/FleetContext.ts'
import { focusRing } from '../../../theme/focusRing.ts'
import { bareButton, spread } from '../../../theme/looks.ts'
import { type TripsText, tripsWords } from '../words.ts'

const LABELS: Readonly<Record<AmountLine['key'], TripsText>> = {
  initialFare: 'tripDetail.initialFare',
  distanceCharge: 'tripDetail.distanceCharge',
  waitingCharge: 'tripDetail.waitingCharge',
  extrasTotal: 'tripDetail.extras',
  total: 'tripDetail.total',
}

/** The fare: the amounts that are present, and always the total; below it the estimate. BKD-09, BKD-10, BKD-13, CF-54. */
export function TripFare({ detail }: { detail: TripDetail }) {
  const t = useText(tripsWords)
  const [isOpen, setOpen] = useState(false)
  const listId = useId()
  const lines = amountLines(detail)
  const estimate = fareEstimate(detail)
  const unfolds = (key: string) => key === 'extrasTotal' && detail.extras.length > 0
  return (
    <section data-part="fare">
      <h3>{t('tripDetail.fare')}</h3>
      <Lines>
        {lines.map(({ key, amount }) => (
          <Line key={key} data-line={key}>
            {unfolds(key) ? (
              <button
                type="button"
                aria-expanded={isOpen}
                aria-controls={listId}
                onClick={() => setOpen(!isOpen)}
              >
                {t(LABELS[key])} <ChevronDown size={16} aria-hidden />
              </button>
            ) : (
              <span>
                {t(LABELS[key])}
                {/* A booking can be paid before its fare is set. */}
                {key === 'total' && detail.isPaid && amount > 0 ? (
                  <Paid colour="green">{t('tripDetail.paid')}</Paid>
                ) : null}
              </span>
            )}
            <span data-part="amount">
              {formatAmount(amount)}
              {key === 'total' ? <small>{CURRENCY}</small> : null}
            </span>
            {unfolds(key) ? <Extras id={listId} extras={detail.extras} isOpen={isOpen} /> : null}
          </Line>
        ))}
        {estimate ? (
          <Line data-line="estimate">
            <span>{t('tripDetail.estimate')}</span>
            <span data-part="amount">{formatAmount(estimate.estimated)}</span>
          </Line>
        ) : null}
        {estimate ? (
          <Line data-line="estimate">
            <span>{t('tripDetail.difference')}</span>
            <span data-part="amount">{signed(estimate.difference)}</span>
          </Line>
        ) : null}
      </Lines>
    </section>
  )
}

const Paid = styled(Badge)`
  margin-inline-start: var(--fleet-space-2);
  vertical-align: middle;
`

const signed = (amount: number) =>
  `${amount > 0 ? '+' : amount < 0 ? '−' : ''}${formatAmount(Math.abs(amount))}`

interface ExtrasProps {
  id: string
  extras: TripDetail['extras']
  isOpen: boolean
}

/** The extra charges, which unfold. Always unfolded in print. BKD-10, BKD-18, BKD-19, CF-53. */
function Extras({ id, extras, isOpen }: ExtrasProps) {
  const lines = extras.map(extraLine)
  const keys = uniqueKeys(lines.map(({ name }) => name))
  return (
    <ul id={id} hidden={!isOpen} data-part="extras">
      {lines.map(({ name, quantity, amount }, index) => (
        <li key={keys[index]}>
          <span>{name || '–'}</span>
          {quantity === undefined ? null : <span data-part="quantity">{quantity}</span>}
          <span>{formatAmount(amount)}</span>
        </li>
      ))}
    </ul>
  )
}

const Lines = styled.div`
  display: grid;
  gap: var(--fleet-space-1);
`

const Line = styled.div`
  position: relative;
  ${spread}
  align-items: center;
  gap: 0 var(--fleet-space-4);

  > [data-part='amount'] {
    margin-inline-start: auto;
    font-variant-numeric: tabular-nums;
  }
  > button {
    ${focusRing}
    display: inline-flex;
    align-items: center;
    gap: var(--fleet-space-1);
    min-height: var(--fleet-line-target);
    margin: 0;
    ${bareButton}
    border-radius: var(--fleet-radius-s);
    color: var(--fleet-color-accent);
    font: inherit;
    font-weight: var(--fleet-weight-strong);
    line-height: inherit;
    text-align: start;

    --fleet-line-target: 32px;
  }
  /* A click on the amount unfolds them too (BKD-10). */
  > button::after {
    content: '';
    position: absolute;
    inset: 0 0 auto;
    height: var(--fleet-line-target);
  }
  > button svg {
    transition: transform var(--fleet-duration) var(--fleet-ease);
  }
  > button[aria-expanded='true'] svg {
    transform: rotate(180deg);
  }
  @media (pointer: coarse) {
    > button {
      --fleet-line-target: 44px;
    }
  }

  > ul {
    display: grid;
    flex-basis: 100%;
    gap: var(--fleet-space-1);
    margin: 0;
    padding: var(--fleet-space-1) 0 var(--fleet-space-2) var(--fleet-space-3);
    border-inline-start: 2px solid var(--fleet-color-line);
    color: var(--fleet-color-text-muted);
    list-style: none;
  }
  > ul[hidden] {
    display: none;
  }
  li {
    display: flex;
    gap: var(--fleet-space-3);
    font-variant-numeric: tabular-nums;
  }
  li > span:first-child {
    flex: 1;
    min-width: 0;
  }
  li > [data-part='quantity'] {
    white-space: nowrap;
  }

  &[data-line='total'] {
    align-items: baseline;
    margin-top: var(--fleet-space-2);
    padding-top: var(--fleet-space-3);
    border-top: 1px solid var(--fleet-color-line);
    font-size: var(--fleet-text-l);
    font-weight: var(--fleet-weight-strong);
    line-height: var(--fleet-line-height-tight);
  }
  &[data-line='estimate'] {
    color: var(--fleet-color-text-muted);
    font-size: var(--fleet-text-s);
  }
  small {
    margin-inline-start: var(--fleet-space-1);
    color: var(--fleet-color-text-muted);
    font-size: var(--fleet-text-s);
  }

  @media print {
    > ul[hidden] {
      display: grid;
    }
    > button svg {
      display: none;
    }
  }
`
