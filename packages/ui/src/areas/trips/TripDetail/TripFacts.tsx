import type { TripDetail } from '@fleetgis/domain/trips'
import { styled } from 'styled-components'
import { FactList } from '../../../primitives/layout/FactList.tsx'
import { useText } from '../../../provider/FleetContext.ts'
import { tripsWords } from '../words.ts'

/** The passenger and the member id. BKD-05. */
export function TripFacts({ detail }: { detail: Pick<TripDetail, 'passengerName' | 'memberId'> }) {
  const t = useText(tripsWords)
  const facts = [
    { name: t('tripDetail.passenger'), value: detail.passengerName },
    { name: t('tripDetail.memberId'), value: detail.memberId },
  ].filter(({ value }) => value)
  if (facts.length === 0) return null
  return <List data-part="facts" facts={facts} />
}

const List = styled(FactList)`
  gap: var(--fleet-space-1);

  dd {
    margin: 0;
    text-align: start;
  }
`
