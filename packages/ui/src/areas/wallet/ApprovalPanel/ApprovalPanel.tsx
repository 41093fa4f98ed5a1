import { type FilterProps, useFilterState } from '../../../primitives/fields/useFilterState.ts'
import type { RootProps } from '../../../primitives/rootProps.ts'
import { inBoundary } from '../../../remote/failures/WidgetBoundary.tsx'
import type { SaveProps } from '../../../remote/lists/useCsvExport.ts'
import { APPROVAL_FILTERS_AT_FIRST, type ApprovalFilters } from './ApprovalFilters.ts'
import { ApprovalPanelView, type ApprovalPanelViewProps } from './ApprovalPanelView.tsx'
import type { RequestDecided } from './RequestDecided.ts'
import { useApprovalExport } from './useApprovalExport.ts'
import { type ApprovalPanelIds, useApprovals } from './useApprovals.ts'
import { useDecisions } from './useDecisions.ts'

export interface ApprovalPanelProps
  extends ApprovalPanelIds,
    FilterProps<ApprovalFilters>,
    Pick<ApprovalPanelViewProps, 'imageHosts' | 'scroller'>,
    RootProps,
    SaveProps {
  /** A request was approved or rejected: confirmed by the response or by a later list. */
  onDecided?: ((event: RequestDecided) => void) | undefined
}

/** The top-up requests of a group, to approve and to reject. Source: APR-01 to APR-16, PERM-15, CF-67, CF-109. */
export const ApprovalPanel = inBoundary('ApprovalPanel', ConnectedPanel, ['userId', 'groupId'], {
  userId: 'text',
  groupId: 'text',
})

function ConnectedPanel({ userId, groupId, onDecided, onSave, ...props }: ApprovalPanelProps) {
  const filtered = useFilterState(APPROVAL_FILTERS_AT_FIRST, props)
  const { filters } = filtered
  const { mayDecide, filter, requests, ...list } = useApprovals({ userId, groupId }, filters)
  const { carryOut, requests: shown, ...decisions } = useDecisions({ userId, requests, filter, onDecided })
  const exporting = useApprovalExport(filter, filters.status, onSave)
  return (
    <ApprovalPanelView
      {...props}
      {...list}
      {...exporting}
      {...decisions}
      requests={shown}
      {...filtered}
      onDecide={mayDecide ? carryOut : undefined}
    />
  )
}
