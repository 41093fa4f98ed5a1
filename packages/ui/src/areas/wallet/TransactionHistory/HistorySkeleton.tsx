import { PAGE_SIZES } from '@fleetgis/domain/paging'
import { styled } from 'styled-components'
import { Skeleton } from '../../../primitives/feedback/Skeleton.tsx'
import { SkeletonRow } from '../../../primitives/feedback/SkeletonRow.tsx'
import { Card } from '../../../primitives/layout/Card.tsx'
import { VisuallyHidden } from '../../../primitives/layout/VisuallyHidden.ts'
import { useText } from '../../../provider/FleetContext.ts'
import { walletWords } from '../words.ts'
import type { HistoryModel } from './HistoryModel.ts'

const SKELETON_ROWS = Array.from({ length: PAGE_SIZES.transactions }, (_, row) => row)

/** A skeleton about the size of a page of transactions. */
export function HistorySkeleton({ model }: { model: HistoryModel['model'] }) {
  const t = useText(walletWords)
  return (
    <Box data-part="skeleton">
      <VisuallyHidden role="status">{t('common.loading')}</VisuallyHidden>
      {model === 'wallet' ? <Skeleton variant="block" height="72px" /> : null}
      <Rows>
        {SKELETON_ROWS.map((row) => (
          <Row key={row}>
            <SkeletonRow />
          </Row>
        ))}
      </Rows>
    </Box>
  )
}

const Box = styled.div`
  display: grid;
  gap: var(--fleet-space-4);
`

const Rows = styled(Card)`
  padding: 0;
`

const Row = styled.div`
  display: grid;
  align-items: center;
  min-height: 57px;
  padding: var(--fleet-space-2) var(--fleet-space-3);

  &:not(:last-child) {
    border-bottom: 1px solid var(--fleet-color-line);
  }
`
