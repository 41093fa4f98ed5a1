import { CURRENCY, formatAmount, formatExactAmount } from '@fleetgis/domain/format'
import { sumsAgree, type TransactionSums, transactionTotals } from '@fleetgis/domain/wallet'
import { styled } from 'styled-components'
import { Banner } from '../../../primitives/feedback/Banner.tsx'
import { useText } from '../../../provider/FleetContext.ts'
import { walletWords } from '../words.ts'

interface HistoryTotalsProps {
  sums: TransactionSums
  checksSums: boolean
}

/** Initial, Wallet, Platform and Final, as the server sends them; a dash for an unknown balance. TXN-07, TXN-12, CF-123. */
export function HistoryTotals({ sums, checksSums }: HistoryTotalsProps) {
  const t = useText(walletWords)
  const { opening, wallet, platform, closing } = sums
  return (
    <>
      <Totals data-part="totals">
        {transactionTotals(sums).map(({ key, amount }) => (
          <div key={key} data-total={key}>
            <dt>{t(`transactions.${key}`)}</dt>
            <dd>
              {amount === undefined ? (
                '–'
              ) : (
                <>
                  {formatAmount(amount)} <small>{CURRENCY}</small>
                </>
              )}
            </dd>
          </div>
        ))}
      </Totals>
      {checksSums && opening !== undefined && closing !== undefined && !sumsAgree(sums) ? (
        <Banner tone="warning">
          {t('transactions.sumsDiffer', {
            // Exact, because a difference of less than 1 MMK is one too.
            sum: formatExactAmount(Math.round((opening + wallet - platform) * 100) / 100),
            final: formatExactAmount(closing),
          })}
        </Banner>
      ) : null}
    </>
  )
}

const Totals = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 1px;
  margin: 0;
  overflow: hidden;
  border: 1px solid var(--fleet-card-border);
  border-radius: var(--fleet-card-radius);
  background: var(--fleet-color-line);

  > div {
    display: grid;
    align-content: flex-start;
    gap: 2px;
    padding: var(--fleet-space-3);
    background: var(--fleet-card-background);
  }
  dt {
    color: var(--fleet-color-text-muted);
    font-size: var(--fleet-text-s);
  }
  dd {
    margin: 0;
    font-weight: var(--fleet-weight-strong);
    font-variant-numeric: tabular-nums;
  }
  small {
    color: var(--fleet-color-text-muted);
    font-size: var(--fleet-text-xs);
    font-weight: 400;
  }
  > [data-total='final'] {
    background: var(--fleet-color-accent-soft);
  }
  > [data-total='final'] dd {
    color: var(--fleet-color-accent);
  }
  > [data-total='final'] dt,
  > [data-total='final'] small {
    color: var(--fleet-color-text);
  }
  /* An amount of enlarged text would break between its digits. */
  @container (max-width: 14em) {
    grid-template-columns: minmax(0, 1fr);
  }
  @container (min-width: 520px) {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`
