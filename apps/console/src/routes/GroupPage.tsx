import { GroupSettings } from '@fleetgis/ui/GroupList'
import type { PageProps } from '../pageProps.ts'
import type { groupForm } from '../routes.ts'
import { useTitleByName } from '../usePageTitle.ts'

/** `/home/domain-form/:id` (GUARD-06, CF-159). */
export default function GroupPage({ parameters }: PageProps<typeof groupForm>) {
  return <GroupSettings onNameChange={useTitleByName()} groupId={parameters.id} />
}
