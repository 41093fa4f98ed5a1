import { callQuery } from '@fleetgis/api/queries'
import { type RoleInput, roles, saveRoleMutation } from '@fleetgis/api/staff'
import { grantOn, RIGHTS, type StaffRole } from '@fleetgis/domain/staff'
import { useMutation, useQuery } from '@tanstack/react-query'
import { type RootProps, rootProps } from '../../../primitives/rootProps.ts'
import { type NameChangeProps, useNameChange } from '../../../primitives/useNameChange.ts'
import { useFleet, useText } from '../../../provider/FleetContext.ts'
import { readAgain } from '../../../remote/calls/readAgain.ts'
import { useSave } from '../../../remote/calls/useSave.ts'
import { inBoundary } from '../../../remote/failures/WidgetBoundary.tsx'
import { RecordGate } from '../RecordGate.tsx'
import { useRecordList } from '../useRecordList.ts'
import { staffWords } from '../words.ts'
import { RoleFormView } from './RoleFormView.tsx'
import { routesOf, titleOf } from './routesOf.ts'

export interface RoleFormProps extends NameChangeProps, RootProps<HTMLDivElement> {
  /** The id of the role, or `new`. */
  roleId: string
  /** The role was saved: leave the form. */
  onDone: () => void
  onCancel: () => void
}

/** The form of a role. Calls: EP-A22, EP-A23, EP-A10. Source: PERM-05, PERM-06, CF-128, CF-179. */
export const RoleForm = inBoundary('RoleForm', ConnectedForm, ['roleId'], { roleId: 'text' })

function ConnectedForm({ roleId, ...props }: RoleFormProps) {
  const { client } = useFleet()
  const records = useRecordList('/home/role', useQuery(callQuery(client, roles, undefined)))
  return (
    <RecordGate
      {...rootProps(props)}
      records={records}
      recordId={roleId}
      idOf={(role) => String(role.id)}
      onCancel={props.onCancel}
    >
      {({ row, rows }) => <OpenForm {...props} role={row} rows={rows} />}
    </RecordGate>
  )
}

interface OpenFormProps extends Omit<RoleFormProps, 'roleId'> {
  role: StaffRole | undefined
  rows: readonly StaffRole[]
}

function OpenForm({ role, rows, onDone, onNameChange, ...props }: OpenFormProps) {
  const { client } = useFleet()
  const t = useText(staffWords)
  useNameChange(role ? role.name : t('roles.add'), onNameChange)
  const { mutateAsync } = useMutation(saveRoleMutation(client))
  const { saving, record, version, onSave } = useSave({
    place: `role/${role?.id ?? 'new'}`,
    record: role,
    send: (input: RoleInput) => mutateAsync(input),
    readAgain: async (queries, { id }) =>
      (await readAgain(queries, callQuery(client, roles, undefined))).find((row) => row.id === id),
    fieldsOf: ({ name, grants }: Pick<StaffRole, 'name' | 'grants'>) => [
      { id: 'name', label: t('roles.name'), value: name },
      ...routesOf(grants).map((route) => {
        const granted = RIGHTS.filter((right) => grantOn(grants, route)[right])
        return {
          id: route,
          label: titleOf(route, t),
          value: granted.join(),
          shown: granted.map((right) => t(`roles.${right}`)).join(', ') || '–',
        }
      }),
    ],
    onDone,
  })
  // Without the own role nothing can be granted: it fails closed.
  const own = rows.find(({ isOwn }) => isOwn)?.grants ?? []
  return <RoleFormView key={version} {...props} {...saving} role={record} own={own} onSave={onSave} />
}
