import { styled } from 'styled-components'
import { Skeleton } from '../../../primitives/feedback/Skeleton.tsx'
import { VisuallyHidden } from '../../../primitives/layout/VisuallyHidden.ts'
import { useText } from '../../../provider/FleetContext.ts'
import { tripsWords } from '../words.ts'

/** A skeleton about the size of a detail. */
export function TripDetailSkeleton() {
  const t = useText(tripsWords)
  return (
    <Box data-part="skeleton">
      <VisuallyHidden role="status">{t('common.loading')}</VisuallyHidden>
      <Row>
        <Skeleton variant="block" width="44px" height="44px" />
        <Lines>
          <Skeleton width="55%" />
          <Skeleton width="40%" />
        </Lines>
      </Row>
      <Skeleton variant="block" height="76px" />
      <Lines>
        <Skeleton width="80%" />
        <Skeleton width="65%" />
        <Skeleton width="75%" />
      </Lines>
      <Skeleton variant="block" height="64px" />
      <Skeleton variant="block" height="200px" />
      <Lines>
        <Skeleton />
        <Skeleton />
        <Skeleton height="1.6em" />
      </Lines>
    </Box>
  )
}

const Box = styled.div`
  display: grid;
  gap: var(--fleet-space-5);
`

const Row = styled.div`
  display: flex;
  gap: var(--fleet-space-3);
`

const Lines = styled.div`
  display: grid;
  flex: 1;
  gap: var(--fleet-space-3);
`
