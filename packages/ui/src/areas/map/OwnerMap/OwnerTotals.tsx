import { formatDistanceKm, formatDuration, formatMoney } from '@fleetgis/domain/format'
import type { OwnerTripSummary } from '@fleetgis/domain/map'
import { styled } from 'styled-components'
import { formatWords } from '../../../i18n/formatWords.ts'
import { MapTotals } from '../../../map/panels/MapTotals.ts'
import { useText } from '../../../provider/FleetContext.ts'

/** Distance, duration and total amount of the trips of the period (OMAP-08, OMAP-25). */
export function OwnerTotals({ summary }: { summary: OwnerTripSummary | undefined }) {
  const t = useText()
  const totals = [
    {
      name: t('tripDetail.distance'),
      value: summary && t('tripDetail.km', { distance: formatDistanceKm(summary.distanceKm) }),
    },
    { name: t('tripDetail.duration'), value: summary && formatDuration(summary.duration, formatWords(t)) },
    { name: t('figures.totalAmount'), value: summary && formatMoney(summary.totalAmount) },
  ]
  return (
    <Totals data-part="totals">
      {totals.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value ?? '–'}</dd>
        </div>
      ))}
    </Totals>
  )
}

/** Each value beside its name: a duration in full is too wide for columns. */
const Totals = styled(MapTotals)`
  grid-template-columns: 1fr;
  gap: 0;
  padding: 0 var(--fleet-space-4) var(--fleet-space-2);

  > div {
    flex-direction: row;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 0 var(--fleet-space-3);
  }
  dd {
    margin-inline-start: auto;
    font-size: var(--fleet-text-m);
  }
`
