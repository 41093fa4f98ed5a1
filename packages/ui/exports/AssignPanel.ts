export { AssignPanel, type AssignPanelProps } from '../src/areas/bookings/AssignPanel/AssignPanel.tsx'
export {
  AssignPanelSheet,
  type AssignPanelSheetProps,
} from '../src/areas/bookings/AssignPanel/AssignPanelSheet.tsx'
export {
  AssignPanelView,
  type AssignPanelViewProps,
} from '../src/areas/bookings/AssignPanel/AssignPanelView.tsx'
export type { AssignState } from '../src/areas/bookings/AssignPanel/AssignState.ts'
