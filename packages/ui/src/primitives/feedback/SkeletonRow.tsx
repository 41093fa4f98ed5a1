import { styled } from 'styled-components'
import { Skeleton } from './Skeleton.tsx'

/** A row of a list that loads: a picture, two lines of text and a figure. */
export function SkeletonRow() {
  return (
    <Row>
      <Skeleton variant="circle" width="40px" height="40px" />
      <span>
        <Skeleton width="40%" />
        <Skeleton width="64%" />
      </span>
      <Skeleton width="72px" />
    </Row>
  )
}

const Row = styled.span`
  display: flex;
  align-items: center;
  gap: var(--fleet-space-3);

  > :nth-child(2) {
    display: grid;
    flex: 1;
    gap: var(--fleet-space-2);
  }
`
