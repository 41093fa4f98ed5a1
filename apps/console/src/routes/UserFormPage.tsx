import { UserForm } from '@fleetgis/ui/UserForm'
import { useConsole } from '../ConsoleContext.ts'
import type { PageProps } from '../pageProps.ts'
import { user, type userForm } from '../routes.ts'
import { useTitleByName } from '../usePageTitle.ts'

/** `/home/user-form/:id`, `new` for a new one (CF-128, decision 44). */
export default function UserFormPage({ parameters }: PageProps<typeof userForm>) {
  const { navigation } = useConsole()
  const { id, filters } = parameters
  // Saved, or cancelled: both are decided.
  function leave() {
    navigation.release()
    navigation.navigate(user.write({ filters }))
  }
  return <UserForm onNameChange={useTitleByName()} userId={id} onDone={leave} onCancel={leave} />
}
