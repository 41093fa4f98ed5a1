import { adminGroupsQuery, adminInfoQuery, groupSettingsQuery } from '@fleetgis/api/drivers'
import { ADMIN_MENU, type AdminMenuEntry, adminMenu, type TopAdminLists } from '@fleetgis/domain/permission'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { checkOneOf } from '../../../checkProps.ts'
import type { RootProps } from '../../../primitives/rootProps.ts'
import { useFleet, useText } from '../../../provider/FleetContext.ts'
import { failedCall } from '../../../remote/calls/FailedCall.ts'
import { useRemote } from '../../../remote/calls/useRemote.ts'
import { inBoundary } from '../../../remote/failures/WidgetBoundary.tsx'
import { KeptDecisions, KeptGroupTopUps } from '../../wallet/index.ts'
import { groupsWords } from '../words.ts'
import { AdminPanelView, type AdminPanelViewProps } from './AdminPanelView.tsx'

export interface AdminPanelProps
  extends Pick<AdminPanelViewProps, 'panel' | 'onPanel'>,
    RootProps<HTMLDivElement> {
  /** Key of the acting admin; `driverid` in the page's query. */
  userId: string
  /** The group that the admin manages. */
  groupId: string
  /** The app id of the page. */
  appId: string
  /** The admins who see Other, and in which groups (CF-61). */
  topAdmins: TopAdminLists
  /** Renders an open panel. Called only for panels that the admin may open. */
  children: (open: { panel: AdminMenuEntry }) => ReactNode
}

/**
 * The group admin's app: a welcome with one card for each panel that the admin may open, and the open panel below a
 * menu. Source: EMB-02 to EMB-07, CF-142.
 */
export const AdminPanel = inBoundary('AdminPanel', ConnectedPanel, ['userId', 'groupId'], {
  userId: 'text',
  groupId: 'text',
  children: 'function',
})

function ConnectedPanel({ userId, groupId, appId, topAdmins, children, ...view }: AdminPanelProps) {
  if (view.panel !== undefined) checkOneOf('AdminPanel', 'panel', view.panel, ADMIN_MENU)
  const { client } = useFleet()
  const t = useText(groupsWords)
  const admin = useRemote(useQuery(adminInfoQuery(client, { userId, groupId })))
  const settings = useRemote(useQuery(groupSettingsQuery(client, { groupId })))
  // For the map panel: a failure is that panel's own (CF-142).
  useQuery(adminGroupsQuery(client, { userId, appId }))

  const menu = admin.data && adminMenu({ ...admin.data, driverId: userId, groupId }, topAdmins)
  return (
    <AdminPanelView
      {...view}
      admin={admin.data}
      menu={menu ?? []}
      failure={admin.failure}
      failed={failedCall(settings, (reason) => t('adminPanel.settingsFailed', { reason }))}
      kept={
        <>
          <KeptGroupTopUps userId={userId} />
          <KeptDecisions userId={userId} />
        </>
      }
    >
      {children}
    </AdminPanelView>
  )
}
