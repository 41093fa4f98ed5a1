import type { StaffUser } from '@fleetgis/domain/staff'
import { useShownText } from '../../../i18n/useShownText.ts'
import { useText } from '../../../provider/FleetContext.ts'
import { type RecordListActions, type RecordListState, RecordListView } from '../RecordListView.tsx'

export type UserListViewProps = RecordListState<StaffUser> & RecordListActions<StaffUser>

/** The users of the console with their roles. Source: MENU-07, CF-128. */
export function UserListView(props: UserListViewProps) {
  const t = useText()
  const shown = useShownText()
  return (
    <RecordListView
      {...props}
      component="UserList"
      label={t('users.label')}
      addLabel={t('users.add')}
      emptyText={t('users.empty')}
      columns={[
        {
          id: 'name',
          header: t('users.userName'),
          cell: ({ userName }) => shown(userName) || '–',
          isRowHeader: true,
        },
        { id: 'id', header: t('users.userId'), cell: ({ userId }) => userId },
        { id: 'role', header: t('users.role'), cell: ({ roleName }) => shown(roleName) },
      ]}
      keyOf={({ userId }) => userId}
      nameOf={({ userName, userId }) => shown(userName) || userId}
    />
  )
}
