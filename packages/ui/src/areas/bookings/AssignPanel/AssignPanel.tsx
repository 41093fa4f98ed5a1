import { type RootProps, rootProps } from '../../../primitives/rootProps.ts'
import { inBoundary } from '../../../remote/failures/WidgetBoundary.tsx'
import { AssignPanelView, type AssignPanelViewProps } from './AssignPanelView.tsx'
import { type AssignPanelInput, useAssignPanel } from './useAssignPanel.ts'

export interface AssignPanelProps
  extends AssignPanelInput,
    Pick<AssignPanelViewProps, 'onClose'>,
    RootProps {}

/**
 * Assigns a booking to a driver near its pickup. Renders inside a page; `AssignPanelSheet` renders over it. It calls
 * `onAssigned` with the driver; its owner then closes it. Source: ASG-01 to ASG-07, BKS-36, CF-44, CF-45, CF-60.
 */
export const AssignPanel = inBoundary('AssignPanel', ConnectedPanel, [], { userId: 'text', groupId: 'text' })

function ConnectedPanel(props: AssignPanelProps) {
  return <AssignPanelView {...rootProps(props)} {...useAssignPanel(props)} onClose={props.onClose} />
}
