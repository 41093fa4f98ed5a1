import { RoleForm } from '@fleetgis/ui/RoleForm'
import { useConsole } from '../ConsoleContext.ts'
import type { PageProps } from '../pageProps.ts'
import { role, type roleForm } from '../routes.ts'
import { useTitleByName } from '../usePageTitle.ts'

/** `/home/role-form/:id`, `new` for a new one (CF-128). */
export default function RoleFormPage({ parameters }: PageProps<typeof roleForm>) {
  const { navigation } = useConsole()
  const { id, filters } = parameters
  // Saved, or cancelled: both are decided.
  function leave() {
    navigation.release()
    navigation.navigate(role.write({ filters }))
  }
  return <RoleForm onNameChange={useTitleByName()} roleId={id} onDone={leave} onCancel={leave} />
}
