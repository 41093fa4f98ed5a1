import { CURRENCY } from '@fleetgis/domain/format'
import CarTaxiFront from 'lucide-react/icons/car-taxi-front'
import ChevronDown from 'lucide-react/icons/chevron-down'
import Minus from 'lucide-react/icons/minus'
import Plus from 'lucide-react/icons/plus'
import Wallet from 'lucide-react/icons/wallet'
import { useId, useState } from 'react'
import { styled } from 'styled-components'
import { type Fact, FactList } from '../../../primitives/layout/FactList.tsx'
import { focusRing } from '../../../theme/focusRing.ts'
import { bareButton } from '../../../theme/looks.ts'

/** The kind of a transaction: a trip, money in or out without a trip, or another entry without a trip. */
export type HistoryRowKind = 'trip' | 'in' | 'out' | 'other'

interface HistoryRowProps {
  /** In Unicode. */
  title: string
  /** Empty where it is unknown. */
  date: string
  /** In MMK, formatted; undefined where it is unknown. */
  total: string | undefined
  kind: HistoryRowKind
  facts: readonly Fact[]
}

const ICONS: Readonly<Record<HistoryRowKind, typeof Plus>> = {
  trip: CarTaxiFront,
  in: Plus,
  out: Minus,
  other: Wallet,
}

/** A transaction, which unfolds. TXN-09, TXN-13. */
export function HistoryRow({ title, date, total, kind, facts }: HistoryRowProps) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const Icon = ICONS[kind]
  return (
    <Item data-part="row">
      <button type="button" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
        <span data-part="mark" data-kind={kind}>
          <Icon size={18} aria-hidden />
        </span>
        <span data-part="what">
          <span data-part="title">{title}</span> <span data-part="date">{date}</span>{' '}
          <span data-part="total">
            {total === undefined ? (
              '–'
            ) : (
              <>
                {total} <small>{CURRENCY}</small>
              </>
            )}
          </span>
        </span>
        <ChevronDown size={18} aria-hidden data-part="fold" />
      </button>
      <FactList id={id} hidden={!isOpen} facts={facts} />
    </Item>
  )
}

const Item = styled.li`
  padding-inline: var(--fleet-space-3);

  &:not(:last-child) {
    border-bottom: 1px solid var(--fleet-color-line);
  }
  @supports selector(:has(a)) {
    &:has(> button:hover) {
      background: var(--fleet-color-sunken);
      background: color-mix(in srgb, var(--fleet-color-sunken) 55%, transparent);
    }
  }
  > button {
    ${focusRing}
    ${bareButton}
    display: flex;
    align-items: center;
    gap: var(--fleet-space-3);
    width: 100%;
    min-height: 56px;
    padding-block: var(--fleet-space-2);
    border-radius: var(--fleet-radius-s);
    color: inherit;
    text-align: start;
    --fleet-focus-offset: -2px;
  }
  [data-part='mark'] {
    display: grid;
    place-items: center;
    flex: none;
    width: 36px;
    height: 36px;
    border-radius: var(--fleet-radius-full);
    background: var(--fleet-color-gray-soft);
    color: var(--fleet-color-gray);
  }
  [data-kind='in'] {
    background: var(--fleet-color-green-soft);
    color: var(--fleet-color-green);
  }
  [data-part='what'] {
    display: grid;
    flex: 1;
    grid-template: 'title total' auto 'date total' auto / minmax(0, 1fr) fit-content(50%);
    align-items: center;
    column-gap: var(--fleet-space-3);
    min-width: 0;
  }
  [data-part='title'] {
    grid-area: title;
    font-weight: var(--fleet-weight-strong);
  }
  [data-part='date'] {
    grid-area: date;
    color: var(--fleet-color-text-muted);
    font-size: var(--fleet-text-s);
    font-variant-numeric: tabular-nums;
  }
  [data-part='total'] {
    grid-area: total;
    font-weight: var(--fleet-weight-strong);
    font-variant-numeric: tabular-nums;
    text-align: end;
  }
  small {
    color: var(--fleet-color-text-muted);
    font-size: var(--fleet-text-xs);
    font-weight: 400;
  }
  [data-part='fold'] {
    flex: none;
    color: var(--fleet-color-text-muted);
    transition: transform var(--fleet-duration) var(--fleet-ease);
  }
  > button[aria-expanded='true'] [data-part='fold'] {
    transform: rotate(180deg);
  }

  /* On a phone the title has its own line; a date does not wrap for a total. */
  @container (max-width: 460px) {
    [data-part='what'] {
      display: flex;
      flex-wrap: wrap;
    }
    [data-part='title'] {
      flex: 1 1 100%;
    }
    [data-part='date'] {
      flex: 1 0 auto;
      max-width: 100%;
    }
    [data-part='total'] {
      max-width: 100%;
      margin-inline-start: auto;
    }
  }

  > dl {
    margin: 0 0 var(--fleet-space-3) calc(36px + var(--fleet-space-3));
    padding: var(--fleet-space-1) var(--fleet-space-3);
    border-radius: var(--fleet-radius-s);
    background: var(--fleet-color-sunken);
    font-size: var(--fleet-text-s);
  }
  > dl[hidden] {
    display: none;
  }
  dl > div {
    padding-block: var(--fleet-space-1);
  }
  dd {
    font-variant-numeric: tabular-nums;
  }
`
