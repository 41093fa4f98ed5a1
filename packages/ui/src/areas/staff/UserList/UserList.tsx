'use client'

import { usersQuery } from '@fleetgis/api/staff'
import type { StaffUser } from '@fleetgis/domain/staff'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { RootProps } from '../../../primitives/rootProps.ts'
import { useFleet } from '../../../provider/FleetContext.ts'
import { inBoundary } from '../../../remote/WidgetBoundary.tsx'
import type { RecordListActions } from '../RecordListView.tsx'
import { useRecordList } from '../useRecordList.ts'
import { UserDialog } from './UserDialog.tsx'
import { UserListView } from './UserListView.tsx'

export interface UserListProps extends RootProps<HTMLDivElement>, Pick<RecordListActions<never>, 'addIn'> {}

/**
 * The users of the console, and the popup that adds and changes them. Calls: EP-A25, EP-A10, EP-A22, EP-A06, EP-A26.
 * Source: MENU-07, AUTH-26, PERM-05, CF-128.
 */
export const UserList = inBoundary('UserList', ConnectedList)

function ConnectedList(props: UserListProps) {
  const { client } = useFleet()
  const [open, setOpen] = useState<{ user: StaffUser | undefined }>()
  const list = useRecordList('/home/user', useQuery(usersQuery(client)))
  return (
    <>
      <UserListView
        {...props}
        {...list}
        onAdd={() => setOpen({ user: undefined })}
        onEdit={({ row }) => setOpen({ user: row })}
      />
      {open ? <UserDialog user={open.user} onClose={() => setOpen(undefined)} /> : null}
    </>
  )
}
