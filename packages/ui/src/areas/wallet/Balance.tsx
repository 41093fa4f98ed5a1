import { isLowBalance } from '@fleetgis/domain/wallet'
import { styled } from 'styled-components'
import { moneyText } from '../../i18n/moneyText.ts'
import { Badge } from '../../primitives/layout/Badge.tsx'
import { useText } from '../../provider/FleetContext.ts'
import { walletWords } from './words.ts'

export interface BalanceProps {
  /** In MMK. */
  amount: number | undefined
  /** The amount as text; with its currency unless given. */
  text?: string | undefined
}

/** The balance of a wallet, marked by a word and a colour where it is low (decision 17). */
export function Balance({ amount, text = moneyText(amount) }: BalanceProps) {
  const t = useText(walletWords)
  return (
    <Line data-part="balance">
      {isLowBalance(amount) ? <Badge colour="orange">{t('wallet.low')}</Badge> : null}
      <span>{text}</span>
    </Line>
  )
}

const Line = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: 0 var(--fleet-space-2);
`
