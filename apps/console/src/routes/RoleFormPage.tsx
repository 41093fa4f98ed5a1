import { RoleForm } from '@fleetgis/ui/RoleForm'
import type { PageProps } from '../pageProps.ts'
import { role, type roleForm } from '../routes.ts'
import { useLeaveForm } from '../useLeaveForm.ts'
import { useTitleByName } from '../usePageTitle.ts'

/** `/home/role-form/:id`, `new` for a new one (CF-128). */
export default function RoleFormPage({ parameters }: PageProps<typeof roleForm>) {
  const { id, filters } = parameters
  const leave = useLeaveForm(role.write({ filters }))
  return <RoleForm onNameChange={useTitleByName()} roleId={id} onDone={leave} onCancel={leave} />
}
