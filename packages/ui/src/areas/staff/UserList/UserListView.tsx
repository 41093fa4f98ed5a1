import type { StaffUser } from '@fleetgis/domain/staff'
import { useCallback, useMemo } from 'react'
import { useShownText } from '../../../i18n/useShownText.ts'
import { textColumn } from '../../../primitives/lists/columns.ts'
import type { DataColumn } from '../../../primitives/lists/DataTableProps.ts'
import { NamedId } from '../../../primitives/lists/NamedId.tsx'
import { useText } from '../../../provider/FleetContext.ts'
import {
  type RecordLinkProps,
  type RecordListActions,
  type RecordListState,
  RecordListView,
} from '../RecordListView.tsx'
import { staffWords } from '../words.ts'

export type UserListViewProps = RecordListState<StaffUser> &
  RecordListActions<StaffUser> &
  RecordLinkProps<StaffUser>

/** The users of the console with their roles. Source: MENU-07, CF-128. */
export function UserListView({ hrefOf, ...props }: UserListViewProps) {
  const t = useText(staffWords)
  const shown = useShownText()
  const nameOf = useCallback(({ userName, userId }: StaffUser) => shown(userName) || userId, [shown])
  const openHrefOf = props.rights.permission.canEdit ? hrefOf : undefined
  const columns = useMemo(
    (): readonly DataColumn<StaffUser>[] => [
      {
        ...textColumn('name', t('users.userName'), nameOf),
        cell: (row) => <NamedId name={nameOf(row)} href={openHrefOf?.({ row })} />,
      },
      textColumn('id', t('users.userId'), ({ userId }) => userId),
      textColumn('role', t('users.role'), ({ roleName }) => shown(roleName)),
    ],
    [t, shown, nameOf, openHrefOf],
  )
  return (
    <RecordListView
      {...props}
      component="UserList"
      label={t('users.label')}
      addLabel={t('users.add')}
      emptyText={t('users.empty')}
      columns={columns}
      keyOf={keyOf}
      nameOf={nameOf}
    />
  )
}

const keyOf = ({ userId }: StaffUser) => userId
