import {
  createUserMutation,
  rolesQuery,
  saveUserMutation,
  type UserInput,
  usersQuery,
} from '@fleetgis/api/staff'
import {
  routesBeyond,
  type StaffRole,
  type StaffUser,
  type UserField,
  userErrors,
} from '@fleetgis/domain/staff'
import { type QueryClient, useQuery } from '@tanstack/react-query'
import { useShownText } from '../../../i18n/useShownText.ts'
import { Banner } from '../../../primitives/feedback/Banner.tsx'
import { PasswordField } from '../../../primitives/fields/PasswordField.tsx'
import { Select } from '../../../primitives/fields/Select.tsx'
import { TextField } from '../../../primitives/fields/TextField.tsx'
import { useFields } from '../../../primitives/fields/useFields.ts'
import { Dialog } from '../../../primitives/overlays/Dialog.tsx'
import { useFleet, useText } from '../../../provider/FleetContext.ts'
import { readAgain } from '../../../remote/calls/readAgain.ts'
import { type Remote, useRemote } from '../../../remote/calls/useRemote.ts'
import { type Saving, useSave } from '../../../remote/calls/useSave.ts'
import { RecordForm } from '../RecordForm.tsx'
import { staffWords } from '../words.ts'

interface UserDialogProps {
  /** Undefined for a new user. */
  user: StaffUser | undefined
  onClose: () => void
}

/** Not the password (T1). */
const KEPT_FIELDS = ['userId', 'userName', 'role'] as const
const NEW_FIELDS: readonly UserField[] = ['userId', 'userName', 'password', 'role']

/** The popup of a user. The own role, and one with rights beyond the own ones, cannot be given. Source: AUTH-26, PERM-06, CF-128, CF-179. */
export function UserDialog({ user, onClose }: UserDialogProps) {
  const { client } = useFleet()
  const t = useText(staffWords)
  const isNew = user === undefined
  const roles = useRemote(useQuery(rolesQuery(client)))
  const nameOf = (role: number) => roles.data?.find(({ id }) => id === role)?.name || String(role)
  const check = {
    place: `user/${user?.userId ?? 'new'}`,
    readAgain: async (queries: QueryClient, { userId }: StaffUser) =>
      (await readAgain(queries, usersQuery(client))).find((row) => row.userId === userId),
    fieldsOf: ({ userName, role }: Pick<StaffUser, 'userName' | 'role'>) => [
      { id: 'userName', label: t('users.userName'), value: userName },
      { id: 'role', label: t('users.role'), value: String(role), shown: nameOf(role) },
    ],
    onDone: onClose,
  }
  const created = useSave(createUserMutation(client), { ...check, record: undefined })
  const changed = useSave(saveUserMutation(client), { ...check, record: user })
  const { saving, record, version } = isNew ? created : changed
  const title = t(isNew ? 'users.add' : 'users.edit')
  return (
    <Dialog isOpen title={title} onClose={onClose}>
      <UserForm
        key={version}
        user={record}
        roles={roles}
        label={title}
        saving={saving}
        onAdd={created.onSave}
        onChange={changed.onSave}
        onCancel={onClose}
      />
    </Dialog>
  )
}

interface UserFormProps {
  user: StaffUser | undefined
  roles: Remote<readonly StaffRole[]>
  label: string
  saving: Saving
  onAdd: (input: UserInput & { password: string }) => void
  onChange: (input: UserInput) => void
  onCancel: () => void
}

function UserForm({ user, roles, label, saving, onAdd, onChange, onCancel }: UserFormProps) {
  const t = useText(staffWords)
  const shown = useShownText()
  const isNew = user === undefined
  const form = useFields({
    names: NEW_FIELDS,
    validate: (values) => userErrors(values, { isNew }),
    initial: user && { userId: user.userId, userName: user.userName, role: String(user.role) },
    onValid: ({ userId, userName, password, role }) => {
      const input = { userId: userId.trim(), userName: userName.trim(), role: Number(role) }
      if (isNew) onAdd({ ...input, password })
      else onChange(input)
    },
    isBusy: saving.isSaving,
    draft: saving.draft,
    keeps: KEPT_FIELDS,
  })
  const own = roles.data?.find(({ isOwn }) => isOwn)?.grants ?? []
  const known = roles.data?.map(({ id, name, grants }) => ({
    id: String(id),
    label: shown(name),
    isDisabled: id !== user?.role && routesBeyond(grants, { own }).length > 0,
  }))
  // Until the roles are known, a user keeps the present one.
  const items = known ?? (user ? [{ id: String(user.role), label: shown(user.roleName) }] : [])

  return (
    <RecordForm
      {...saving}
      label={label}
      isChanged={form.isChanged}
      onSubmit={form.onSubmit}
      onCancel={onCancel}
    >
      <TextField
        {...form.field('userId')}
        label={t('users.userId')}
        type={isNew ? 'email' : 'text'}
        autoComplete="off"
        isReadOnly={!isNew}
        isRequired
      />
      <TextField {...form.field('userName')} label={t('users.userName')} autoComplete="off" isRequired />
      {isNew ? (
        <PasswordField
          {...form.field('password')}
          label={t('users.password')}
          autoComplete="new-password"
          isRequired
        />
      ) : null}
      <Select
        {...form.field('role')}
        label={t('users.role')}
        placeholder={t('users.chooseRole')}
        description={t(user?.isOwn ? 'roles.ownText' : 'users.roleHint')}
        items={items}
        isDisabled={user?.isOwn ?? false}
        isRequired
      />
      {roles.failure ? <Banner tone="danger">{roles.failure}</Banner> : null}
    </RecordForm>
  )
}
