import { styled } from 'styled-components'
import { Card } from './Card.tsx'
import { FactList, type FactListProps } from './FactList.tsx'

/** A card of facts. */
export function FactCard({ facts }: Pick<FactListProps, 'facts'>) {
  return (
    <Card>
      <Facts facts={facts} data-part="facts" />
    </Card>
  )
}

const Facts = styled(FactList)`
  gap: var(--fleet-space-2);
`
