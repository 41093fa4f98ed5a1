import { styled } from 'styled-components'
import { Card } from '../layout/Card.tsx'
import { Skeleton } from './Skeleton.tsx'

/** A card that loads. `height` is that of the loaded card, as a CSS length. */
export function SkeletonCard({ height }: { height: string }) {
  return (
    <Sheet style={{ minHeight: height }}>
      <Skeleton width="45%" />
      <Skeleton width="70%" />
    </Sheet>
  )
}

const Sheet = styled(Card)`
  display: grid;
  align-content: start;
  gap: var(--fleet-space-2);
  box-sizing: border-box;
`
