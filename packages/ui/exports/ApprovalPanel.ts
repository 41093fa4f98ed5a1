export type { ApprovalFilters } from '../src/areas/wallet/ApprovalPanel/ApprovalFilters.ts'
export { ApprovalPanel, type ApprovalPanelProps } from '../src/areas/wallet/ApprovalPanel/ApprovalPanel.tsx'
export {
  ApprovalPanelView,
  type ApprovalPanelViewProps,
} from '../src/areas/wallet/ApprovalPanel/ApprovalPanelView.tsx'
export type {
  DecisionEntry,
  DecisionOutcome,
  DecisionPress,
} from '../src/areas/wallet/ApprovalPanel/DecisionEntry.ts'
export type { RequestDecided } from '../src/areas/wallet/ApprovalPanel/RequestDecided.ts'
export type { ApprovalPanelIds } from '../src/areas/wallet/ApprovalPanel/useApprovals.ts'
