'use client'

import { usersQuery } from '@fleetgis/api/staff'
import type { StaffUser } from '@fleetgis/domain/staff'
import { useQuery } from '@tanstack/react-query'
import type { RootProps } from '../../../primitives/rootProps.ts'
import { useFleet } from '../../../provider/FleetContext.ts'
import { inBoundary } from '../../../remote/failures/WidgetBoundary.tsx'
import type { RecordListActions } from '../RecordListView.tsx'
import { useRecordList, useRecordPopup } from '../useRecordList.ts'
import { UserDialog } from './UserDialog.tsx'
import { UserListView } from './UserListView.tsx'

export interface UserListProps extends RootProps<HTMLDivElement>, Pick<RecordListActions<never>, 'addIn'> {}

/**
 * The users of the console, and the popup that adds and changes them. Calls: EP-A25, EP-A10, EP-A22, EP-A06, EP-A26.
 * Source: MENU-07, AUTH-26, PERM-05, CF-128.
 */
export const UserList = inBoundary('UserList', ConnectedList)

const idOf = ({ userId }: StaffUser) => userId

function ConnectedList(props: UserListProps) {
  const { client } = useFleet()
  const list = useRecordList('/home/user', useQuery(usersQuery(client)))
  const popup = useRecordPopup('user', list.list.data, idOf)
  return (
    <>
      <UserListView {...props} {...list} onAdd={() => popup.open()} onEdit={({ row }) => popup.open(row)} />
      {popup.opened ? <UserDialog user={popup.opened.row} onClose={popup.close} /> : null}
    </>
  )
}
