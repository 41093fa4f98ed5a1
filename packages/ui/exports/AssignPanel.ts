export { AssignPanel, type AssignPanelProps } from '../src/widgets/AssignPanel/AssignPanel.tsx'
export { AssignPanelSheet, type AssignPanelSheetProps } from '../src/widgets/AssignPanel/AssignPanelSheet.tsx'
export { AssignPanelView, type AssignPanelViewProps } from '../src/widgets/AssignPanel/AssignPanelView.tsx'
export type { AssignState } from '../src/widgets/AssignPanel/AssignState.ts'
