import type { NeededFields } from '../../../checkProps.ts'
import { type RootProps, rootProps } from '../../../primitives/rootProps.ts'
import { useSending } from '../../../provider/useUnsaved.ts'
import { inBoundary } from '../../../remote/failures/WidgetBoundary.tsx'
import { AssignPanelView, type AssignPanelViewProps } from './AssignPanelView.tsx'
import { type AssignPanelInput, useAssignPanel } from './useAssignPanel.ts'

export interface AssignPanelProps
  extends AssignPanelInput,
    Pick<AssignPanelViewProps, 'onClose'>,
    RootProps {}

/** What the panel cannot do without, in its sheet too. */
export const ASSIGN_NEEDS: NeededFields = { userId: 'text', groupId: 'text' }

/**
 * Assigns a booking to a driver near its pickup. Renders inside a page; `AssignPanelSheet` renders over it. It calls
 * `onAssigned` with the driver; its owner then closes it. Source: ASG-01 to ASG-07, BKS-36, CF-44, CF-45, CF-60.
 */
export const AssignPanel = inBoundary('AssignPanel', PanelOfBooking, ['userId', 'groupId'], ASSIGN_NEEDS)

/** Another booking starts at the choice: an open confirmation is about one booking. */
function PanelOfBooking(props: AssignPanelProps) {
  return <ConnectedPanel key={props.booking.key} {...props} />
}

function ConnectedPanel(props: AssignPanelProps) {
  const panel = useAssignPanel(props)
  useSending(panel.state.step === 'sending')
  return <AssignPanelView {...rootProps(props)} {...panel} onClose={props.onClose} />
}
