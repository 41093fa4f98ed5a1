import { formatAmount, readMoney } from '@fleetgis/domain/format'
import { TOP_UP_RANGE } from '@fleetgis/domain/wallet'
import { styled } from 'styled-components'
import { Button } from '../../../primitives/actions/Button.tsx'
import { useText } from '../../../provider/FleetContext.ts'
import { chosenOutline } from '../../../theme/looks.ts'
import { walletWords } from '../words.ts'
import { SMALL_WINDOW } from './smallWindow.ts'

interface AmountChipsProps {
  /** In MMK. */
  amounts: readonly number[]
  /** The amount that the field has now. */
  chosen: number | undefined
  onChoose: (typed: string) => void
}

/** Amounts that a press writes into the field; those that may not be topped up are not offered. Source: CF-171. */
export function AmountChips({ amounts, chosen, onChoose }: AmountChipsProps) {
  const t = useText(walletWords)
  const offered = [...new Set(amounts)].filter(
    (amount) => readMoney(String(amount), TOP_UP_RANGE).amount === amount,
  )
  if (offered.length === 0) return null
  return (
    <Chips role="group" aria-label={t('topUp.amounts')} data-part="amounts">
      {offered.map((amount) => (
        <Button key={amount} aria-pressed={amount === chosen} onPress={() => onChoose(formatAmount(amount))}>
          {formatAmount(amount)}
        </Button>
      ))}
    </Chips>
  )
}

const Chips = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--fleet-space-2);
  /* Room for the focus ring where the chips scroll. */
  margin: -4px;
  padding: 4px;

  > button {
    flex: 1 0 auto;
    min-height: max(44px, var(--fleet-control-height));
    padding-inline: var(--fleet-space-3);
    border-radius: var(--fleet-radius-full);
    font-variant-numeric: tabular-nums;
  }
  > [aria-pressed='true'] {
    border-color: var(--fleet-color-accent);
    background: var(--fleet-color-accent-soft);
    color: var(--fleet-color-accent);
  }
  ${chosenOutline("> [aria-pressed='true']")}
  /* One line, which scrolls sideways. */
  @media ${SMALL_WINDOW} {
    flex-wrap: nowrap;
    overflow-x: auto;
    overscroll-behavior-x: contain;
    scrollbar-width: none;
  }
  &::-webkit-scrollbar {
    display: none;
  }
`
