import { callQuery } from '@fleetgis/api/queries'
import { createUserMutation, roles, saveUserMutation, users } from '@fleetgis/api/staff'
import type { StaffUser } from '@fleetgis/domain/staff'
import { useMutation, useQuery } from '@tanstack/react-query'
import { type RootProps, rootProps } from '../../../primitives/rootProps.ts'
import { type NameChangeProps, useNameChange } from '../../../primitives/useNameChange.ts'
import { useFleet, useText } from '../../../provider/FleetContext.ts'
import { readAgain } from '../../../remote/calls/readAgain.ts'
import { useRemote } from '../../../remote/calls/useRemote.ts'
import { useSave } from '../../../remote/calls/useSave.ts'
import { inBoundary } from '../../../remote/failures/WidgetBoundary.tsx'
import { RecordGate } from '../RecordGate.tsx'
import { useRecordList } from '../useRecordList.ts'
import { staffWords } from '../words.ts'
import { type UserFormInput, UserFormView } from './UserFormView.tsx'

export interface UserFormProps extends NameChangeProps, RootProps<HTMLDivElement> {
  /** The id of the user, or `new`. */
  userId: string
  /** The user was saved: leave the form. */
  onDone: () => void
  onCancel: () => void
}

/** The form of a user. Calls: EP-A25, EP-A22, EP-A06, EP-A26, EP-A10. Source: AUTH-26, PERM-05, CF-128, CF-179. */
export const UserForm = inBoundary('UserForm', ConnectedForm, ['userId'], { userId: 'text' })

function ConnectedForm({ userId, ...props }: UserFormProps) {
  const { client } = useFleet()
  const records = useRecordList('/home/user', useQuery(callQuery(client, users, undefined)))
  return (
    <RecordGate
      {...rootProps(props)}
      records={records}
      recordId={userId}
      idOf={(user) => user.userId}
      onCancel={props.onCancel}
    >
      {({ row }) => <OpenForm {...props} user={row} />}
    </RecordGate>
  )
}

interface OpenFormProps extends Omit<UserFormProps, 'userId'> {
  user: StaffUser | undefined
}

function OpenForm({ user, onDone, onNameChange, ...props }: OpenFormProps) {
  const { client } = useFleet()
  const t = useText(staffWords)
  useNameChange(user ? user.userName || user.userId : t('users.add'), onNameChange)
  const known = useRemote(useQuery(callQuery(client, roles, undefined)))
  const nameOf = (role: number) => known.data?.find(({ id }) => id === role)?.name || String(role)
  const { mutateAsync: create } = useMutation(createUserMutation(client))
  const { mutateAsync: change } = useMutation(saveUserMutation(client))
  const { saving, record, version, onSave } = useSave({
    place: `user/${user?.userId ?? 'new'}`,
    record: user,
    send: ({ password, ...input }: UserFormInput) =>
      password === undefined ? change(input) : create({ ...input, password }),
    readAgain: async (queries, { userId }) =>
      (await readAgain(queries, callQuery(client, users, undefined))).find((row) => row.userId === userId),
    fieldsOf: ({ userName, role }: Pick<StaffUser, 'userName' | 'role'>) => [
      { id: 'userName', label: t('users.userName'), value: userName },
      { id: 'role', label: t('users.role'), value: String(role), shown: nameOf(role) },
    ],
    onDone,
  })
  return <UserFormView key={version} {...props} {...saving} user={record} roles={known} onSave={onSave} />
}
