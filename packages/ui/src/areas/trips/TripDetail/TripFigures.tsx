import { formatDistanceKm, formatDuration } from '@fleetgis/domain/format'
import type { TripDetail } from '@fleetgis/domain/trips'
import { styled } from 'styled-components'
import { formatWords } from '../../../i18n/formatWords.ts'
import { useText } from '../../../provider/FleetContext.ts'
import { tripsWords } from '../words.ts'

/** Distance, duration and waiting time. BKD-08, FMT-04 to FMT-08, CF-51. */
export function TripFigures({
  detail,
}: {
  detail: Pick<TripDetail, 'distanceKm' | 'duration' | 'waitingSeconds'>
}) {
  const t = useText(tripsWords)
  const words = formatWords(t)
  const figures = [
    {
      name: t('tripDetail.distance'),
      value: t('tripDetail.km', { distance: formatDistanceKm(detail.distanceKm) }),
    },
    { name: t('tripDetail.duration'), value: formatDuration(detail.duration, words) },
    { name: t('tripDetail.waiting'), value: formatDuration(detail.waitingSeconds, words) },
  ]
  return (
    <List data-part="figures">
      {figures.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </List>
  )
}

const List = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: 1px;
  margin: 0;
  overflow: hidden;
  border: 1px solid var(--fleet-color-line);
  border-radius: var(--fleet-radius-m);
  background: var(--fleet-color-line);

  > div {
    flex: 1 1 104px;
    padding: var(--fleet-space-2) var(--fleet-space-3);
    background: var(--fleet-color-surface);
  }
  dt {
    color: var(--fleet-color-text-muted);
    font-size: var(--fleet-text-xs);
  }
  dd {
    margin: 0;
    font-weight: var(--fleet-weight-strong);
    font-variant-numeric: tabular-nums;
  }
`
