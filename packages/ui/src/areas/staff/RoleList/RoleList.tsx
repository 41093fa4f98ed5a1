import { callQuery } from '@fleetgis/api/queries'
import { deleteRoleMutation, roles } from '@fleetgis/api/staff'
import type { StaffRole } from '@fleetgis/domain/staff'
import { useQuery } from '@tanstack/react-query'
import { useFleet } from '../../../provider/FleetContext.ts'
import { inBoundary } from '../../../remote/failures/WidgetBoundary.tsx'
import type { RecordLinkProps, RecordListActions } from '../RecordListView.tsx'
import { useRecordList, useRemoval } from '../useRecordList.ts'
import { RoleListView } from './RoleListView.tsx'

export type RoleListProps = RecordListActions<StaffRole> & RecordLinkProps<StaffRole>

/** The roles of the console. Calls: EP-A22, EP-A24, EP-A10. Source: MENU-06, PERM-06, CF-128. */
export const RoleList = inBoundary('RoleList', ConnectedList)

function ConnectedList(props: RoleListProps) {
  const { client } = useFleet()
  const removal = useRemoval(deleteRoleMutation(client), ({ id }: StaffRole) => id)
  return (
    <RoleListView
      {...props}
      {...useRecordList('/home/role', useQuery(callQuery(client, roles, undefined)), removal)}
    />
  )
}
