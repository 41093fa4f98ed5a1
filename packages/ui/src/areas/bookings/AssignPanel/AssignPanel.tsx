'use client'

import { WidgetBoundary } from '../../../remote/WidgetBoundary.tsx'
import { AssignPanelView, type AssignPanelViewProps } from './AssignPanelView.tsx'
import { type AssignPanelInput, useAssignPanel } from './useAssignPanel.ts'

export interface AssignPanelProps
  extends AssignPanelInput,
    Pick<AssignPanelViewProps, 'onClose' | 'className'> {}

/**
 * Where an admin gives a booking to one of the drivers near its pickup, as a page or a part of one; `AssignPanelSheet` is
 * the same over a page. It tells of the driver who got it, and whoever shows it closes it then.
 * Source: ASG-01 to ASG-07, BKS-36, CF-44, CF-45, CF-60.
 */
export function AssignPanel(props: AssignPanelProps) {
  return (
    <WidgetBoundary name="AssignPanel">
      <ConnectedPanel {...props} />
    </WidgetBoundary>
  )
}

function ConnectedPanel(props: AssignPanelProps) {
  const { onClose, className } = props
  return <AssignPanelView {...useAssignPanel(props)} onClose={onClose} className={className} />
}
