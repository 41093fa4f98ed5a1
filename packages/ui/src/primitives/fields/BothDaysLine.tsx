import { isWholePeriod, type PeriodChoice } from '@fleetgis/domain/period'
import { styled } from 'styled-components'
import { useFleet } from '../../provider/FleetContext.ts'

/** What a range that lacks a day needs; nothing for every other period. */
export function BothDaysLine({ period }: { period: PeriodChoice }) {
  const { t } = useFleet()
  return isWholePeriod(period) ? null : <Line role="status">{t('transactions.bothDays')}</Line>
}

const Line = styled.p`
  grid-column: 1 / -1;
  margin: 0;
  color: var(--fleet-color-text-muted);
  font-size: var(--fleet-text-s);
`
