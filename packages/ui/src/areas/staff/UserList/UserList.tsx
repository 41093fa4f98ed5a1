import { callQuery } from '@fleetgis/api/queries'
import { users } from '@fleetgis/api/staff'
import type { StaffUser } from '@fleetgis/domain/staff'
import { useQuery } from '@tanstack/react-query'
import { useFleet } from '../../../provider/FleetContext.ts'
import { inBoundary } from '../../../remote/failures/WidgetBoundary.tsx'
import type { RecordLinkProps, RecordListActions } from '../RecordListView.tsx'
import { useRecordList } from '../useRecordList.ts'
import { UserListView } from './UserListView.tsx'

export type UserListProps = RecordListActions<StaffUser> & RecordLinkProps<StaffUser>

/** The users of the console. Calls: EP-A25, EP-A10. Source: MENU-07, PERM-05, CF-128. */
export const UserList = inBoundary('UserList', ConnectedList)

function ConnectedList(props: UserListProps) {
  const { client } = useFleet()
  return (
    <UserListView
      {...props}
      {...useRecordList('/home/user', useQuery(callQuery(client, users, undefined)))}
    />
  )
}
