import type { StaffRole } from '@fleetgis/domain/staff'
import { useCallback, useMemo } from 'react'
import { styled } from 'styled-components'
import { useShownText } from '../../../i18n/useShownText.ts'
import { Badge } from '../../../primitives/layout/Badge.tsx'
import { numberColumn } from '../../../primitives/lists/columns.ts'
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

export type RoleListViewProps = RecordListState<StaffRole> &
  RecordListActions<StaffRole> &
  RecordLinkProps<StaffRole>

/** The roles of the console. The own one has no actions: its page is to read. Source: MENU-06, PERM-06, CF-128. */
export function RoleListView({ hrefOf, ...props }: RoleListViewProps) {
  const t = useText(staffWords)
  const shown = useShownText()
  const openHrefOf = props.rights.permission.canEdit ? hrefOf : undefined
  const columns = useMemo(
    (): readonly DataColumn<StaffRole>[] => [
      {
        id: 'name',
        header: t('roles.name'),
        width: '2fr',
        sort: ({ name }) => shown(name),
        cell: (row) => (
          <Name>
            <NamedId name={row.name} href={openHrefOf?.({ row })} />
            {row.isOwn ? <Badge colour="blue">{t('roles.own')}</Badge> : null}
          </Name>
        ),
      },
      numberColumn('pages', t('roles.pages'), ({ grants }) => grants.filter(({ canView }) => canView).length),
      numberColumn('users', t('roles.users'), ({ users }) => users),
    ],
    [t, shown, openHrefOf],
  )
  const nameOf = useCallback(({ name }: StaffRole) => shown(name), [shown])
  return (
    <RecordListView
      {...props}
      component="RoleList"
      label={t('roles.label')}
      addLabel={t('roles.add')}
      emptyText={t('roles.empty')}
      columns={columns}
      keyOf={keyOf}
      nameOf={nameOf}
      removalTitle={({ name }) => t('roles.deleteTitle', { name: shown(name) })}
      removalBlock={({ name, users }) =>
        users > 0 ? t('roles.inUse', { name: shown(name), count: users }) : undefined
      }
      isLocked={isLocked}
    />
  )
}

const keyOf = ({ id }: StaffRole) => String(id)
const isLocked = ({ isOwn }: StaffRole) => isOwn

const Name = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: var(--fleet-space-1) var(--fleet-space-2);
`
