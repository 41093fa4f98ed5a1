import { formatDistanceKm, formatDuration, formatMoney } from '@fleetgis/domain/format'
import type { OwnerTripSummary } from '@fleetgis/domain/map'
import { type PeriodChoice, rangeOf } from '@fleetgis/domain/period'
import { styled } from 'styled-components'
import { formatWords } from '../../../i18n/formatWords.ts'
import { MapTotals } from '../../../map/panels/MapTotals.ts'
import { type MapText, mapWords } from '../../../map/words.ts'
import { daysText } from '../../../primitives/fields/daysText.ts'
import { PERIOD_NAMES } from '../../../primitives/fields/periodNames.ts'
import { useText } from '../../../provider/FleetContext.ts'
import { useToday } from '../../../provider/useToday.ts'
import { visuallyHidden } from '../../../theme/visuallyHidden.ts'

const NAMES: Partial<Record<PeriodChoice['option'], MapText>> = PERIOD_NAMES.owner

/** Distance, duration and total amount of the trips of a period, under its name and its days (OMAP-08, OMAP-25). */
export function OwnerTotals({
  summary,
  period,
  hasDays,
}: {
  summary: OwnerTripSummary | undefined
  period: PeriodChoice
  /** Whether nothing else says which period it is. */
  hasDays: boolean
}) {
  const today = useToday()
  const t = useText(mapWords)
  const days = daysText(rangeOf(period, today))
  const name = period.option === 'range' ? undefined : NAMES[period.option]
  const totals = [
    {
      name: t('tripDetail.distance'),
      value: summary && t('tripDetail.km', { distance: formatDistanceKm(summary.distanceKm) }),
    },
    { name: t('tripDetail.duration'), value: summary && formatDuration(summary.duration, formatWords(t)) },
    { name: t('figures.totalAmount'), value: summary && formatMoney(summary.totalAmount) },
  ]
  return (
    <>
      {hasDays ? <Days data-part="period">{name ? `${t(name)} · ${days}` : days}</Days> : null}
      <Totals data-part="totals" data-line={hasDays ? undefined : true}>
        {totals.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value ?? '–'}</dd>
          </div>
        ))}
      </Totals>
    </>
  )
}

const Days = styled.p`
  margin: 0;
  padding: 0 var(--fleet-space-4);
  color: var(--fleet-color-text-muted);
  font-size: var(--fleet-text-s);
  font-variant-numeric: tabular-nums;
`

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

  /* One line of values, whose units say what they are. */
  &&[data-line] {
    display: flex;
    flex-wrap: wrap;
    justify-content: flex-start;
    gap: 0 var(--fleet-space-3);
  }
  &[data-line] dt {
    ${visuallyHidden}
  }
  &[data-line] dd {
    font-size: var(--fleet-text-s);
  }
`
