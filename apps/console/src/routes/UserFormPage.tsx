import { UserForm } from '@fleetgis/ui/UserForm'
import type { PageProps } from '../pageProps.ts'
import { user, type userForm } from '../routes.ts'
import { useLeaveForm } from '../useLeaveForm.ts'
import { useTitleByName } from '../usePageTitle.ts'

/** `/home/user-form/:id`, `new` for a new one (CF-128, decision 44). */
export default function UserFormPage({ parameters }: PageProps<typeof userForm>) {
  const { id, filters } = parameters
  const leave = useLeaveForm(user.write({ filters }))
  return <UserForm onNameChange={useTitleByName()} userId={id} onDone={leave} onCancel={leave} />
}
