import type { UserInput } from '@fleetgis/api/staff'
import {
  routesBeyond,
  type StaffRole,
  type StaffUser,
  type UserField,
  userErrors,
} from '@fleetgis/domain/staff'
import { useShownText } from '../../../i18n/useShownText.ts'
import { PasswordField } from '../../../primitives/fields/PasswordField.tsx'
import { Select } from '../../../primitives/fields/Select.tsx'
import { TextField } from '../../../primitives/fields/TextField.tsx'
import { useFields } from '../../../primitives/fields/useFields.ts'
import { type RootProps, rootProps } from '../../../primitives/rootProps.ts'
import { useText } from '../../../provider/FleetContext.ts'
import { useUnsaved } from '../../../provider/useUnsaved.ts'
import { RecordForm } from '../../../remote/calls/RecordForm.tsx'
import type { Remote } from '../../../remote/calls/useRemote.ts'
import type { Saving } from '../../../remote/calls/useSave.ts'
import { RetryBanner } from '../../../remote/failures/RetryBanner.tsx'
import { FormCard } from '../FormCard.tsx'
import { staffWords } from '../words.ts'

export interface UserFormInput extends UserInput {
  /** Of a new user only. */
  readonly password?: string | undefined
}

export interface UserFormViewProps extends Saving, RootProps<HTMLDivElement> {
  /** Undefined for a new user. */
  user: StaffUser | undefined
  roles: Pick<Remote<readonly StaffRole[]>, 'data' | 'failure' | 'isFetching' | 'retry'>
  onSave: (input: UserFormInput) => void
  onCancel: () => void
}

/** Not the password (T1). */
const KEPT_FIELDS = ['userId', 'userName', 'role'] as const
const FIELDS: readonly UserField[] = ['userId', 'userName', 'password', 'role']

/**
 * A user of the console: the id, name and role, and of a new one the password. The own role, and one with rights beyond
 * the own ones, cannot be given. Source: AUTH-26, PERM-06, CF-128.
 */
export function UserFormView({ user, roles, onSave, onCancel, ...others }: UserFormViewProps) {
  const t = useText(staffWords)
  const shown = useShownText()
  const isNew = user === undefined
  const form = useFields({
    names: FIELDS,
    validate: (values) => userErrors(values, { isNew }),
    initial: user && { userId: user.userId, userName: user.userName, role: String(user.role) },
    onValid: ({ userId, userName, password, role }) => {
      const input = { userId: userId.trim(), userName: userName.trim(), role: Number(role) }
      onSave(isNew ? { ...input, password } : input)
    },
    isBusy: others.isSaving,
    draft: others.draft,
    keeps: KEPT_FIELDS,
  })
  // It is not in the draft: nothing reloads the page by itself while it is typed.
  useUnsaved(isNew && form.field('password').value !== '')
  const own = roles.data?.find(({ isOwn }) => isOwn)?.grants ?? []
  const known = roles.data?.map(({ id, name, grants }) => ({
    id: String(id),
    label: shown(name),
    isDisabled: id !== user?.role && routesBeyond(grants, { own }).length > 0,
  }))
  // Until the roles are known, a user keeps the present one.
  const items = known ?? (user ? [{ id: String(user.role), label: shown(user.roleName) }] : [])

  return (
    <FormCard {...rootProps(others)} data-component="UserForm" data-size="narrow">
      <RecordForm
        {...others}
        label={t('page.userForm')}
        isChanged={form.isChanged}
        onSubmit={form.onSubmit}
        onCancel={onCancel}
      >
        <TextField
          {...form.field('userId')}
          label={t('users.userId')}
          type={isNew ? 'email' : 'text'}
          autoComplete="off"
          isReadOnly={!isNew || others.isSaving}
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
        {roles.failure ? (
          <RetryBanner tone="danger" onRetry={roles.retry} isFetching={roles.isFetching}>
            {roles.failure}
          </RetryBanner>
        ) : null}
      </RecordForm>
    </FormCard>
  )
}
