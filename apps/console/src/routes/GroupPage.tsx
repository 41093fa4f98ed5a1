import { useText } from '@fleetgis/ui'
import { GroupSettings } from '@fleetgis/ui/GroupList'
import { useConsole } from '../ConsoleContext.ts'
import { groupPages } from '../groupPages.ts'
import type { PageProps } from '../pageProps.ts'
import type { groupForm } from '../routes.ts'
import { useEntityHrefs } from '../useEntityHrefs.ts'
import { useTitleByName } from '../usePageTitle.ts'
import { consoleWords } from '../words.ts'

/** `/home/domain-form/:id` (GUARD-06, CF-159). */
export default function GroupPage({ parameters }: PageProps<typeof groupForm>) {
  const t = useText(consoleWords)
  const { config } = useConsole()
  const { isInMenu } = useEntityHrefs()
  const links = groupPages(parameters.id)
    .filter(({ page }) => isInMenu(page.path) && page.isOn?.(config) !== false)
    .map(({ page, href }) => ({ label: t(page.title), href }))
  return <GroupSettings onNameChange={useTitleByName()} groupId={parameters.id} links={links} />
}
