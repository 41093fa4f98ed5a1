import { createUserMutation, rolesQuery, saveUserMutation } from '@fleetgis/api/staff'
import { routesBeyond, type StaffUser, type UserField, userErrors } from '@fleetgis/domain/staff'
import { useQuery } from '@tanstack/react-query'
import { useShownText } from '../../../i18n/useShownText.ts'
import { Banner } from '../../../primitives/feedback/Banner.tsx'
import { PasswordField } from '../../../primitives/fields/PasswordField.tsx'
import { Select } from '../../../primitives/fields/Select.tsx'
import { TextField } from '../../../primitives/fields/TextField.tsx'
import { useFields } from '../../../primitives/fields/useFields.ts'
import { Dialog } from '../../../primitives/overlays/Dialog.tsx'
import { useFleet } from '../../../provider/FleetContext.ts'
import { useRemote } from '../../../remote/useRemote.ts'
import { RecordForm } from '../RecordForm.tsx'
import { useSave } from '../useSave.ts'

interface UserDialogProps {
  /** Undefined for a new user. */
  user: StaffUser | undefined
  onClose: () => void
}

const NEW_FIELDS: readonly UserField[] = ['userId', 'userName', 'password', 'role']

/** The popup of a user. The own role, and one with rights beyond the own ones, cannot be given. Source: AUTH-26, PERM-06, CF-128. */
export function UserDialog({ user, onClose }: UserDialogProps) {
  const { client, t } = useFleet()
  const shown = useShownText()
  const isNew = user === undefined
  const roles = useRemote(useQuery(rolesQuery(client)))
  const created = useSave(createUserMutation(client), { isNew, onDone: onClose })
  const changed = useSave(saveUserMutation(client), { isNew, onDone: onClose })
  const { isSaving, refusal } = isNew ? created : changed
  const form = useFields({
    names: NEW_FIELDS,
    validate: (values) => userErrors(values, { isNew }),
    initial: user && { userId: user.userId, userName: user.userName, role: String(user.role) },
    onValid: ({ userId, userName, password, role }) => {
      const input = { userId: userId.trim(), userName: userName.trim(), role: Number(role) }
      if (isNew) created.onSave({ ...input, password })
      else changed.onSave(input)
    },
    isBusy: isSaving,
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
    <Dialog isOpen title={t(isNew ? 'users.add' : 'users.edit')} onClose={onClose}>
      <RecordForm
        label={t(isNew ? 'users.add' : 'users.edit')}
        isChanged={form.isChanged}
        isSaving={isSaving}
        refusal={refusal}
        onSubmit={form.onSubmit}
        onCancel={onClose}
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
    </Dialog>
  )
}
