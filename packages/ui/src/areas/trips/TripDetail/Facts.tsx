import type { TripDetail } from '@fleetgis/domain/trips'
import { styled } from 'styled-components'
import { useText } from '../../../provider/FleetContext.ts'

/** Who it is about. BKD-05. */
export function Facts({ detail }: { detail: Pick<TripDetail, 'passengerName' | 'memberId'> }) {
  const t = useText()
  const facts = [
    { name: t('tripDetail.passenger'), value: detail.passengerName },
    { name: t('tripDetail.memberId'), value: detail.memberId },
  ].filter(({ value }) => value)
  if (facts.length === 0) return null
  return (
    <List data-part="facts">
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </List>
  )
}

const List = styled.dl`
  display: grid;
  gap: var(--fleet-space-1);
  margin: 0;

  > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 var(--fleet-space-4);
  }
  dt {
    color: var(--fleet-color-text-muted);
  }
  dd {
    margin: 0;
  }
`
