import { useText } from '@fleetgis/ui'
import { GroupSettings } from '@fleetgis/ui/GroupList'
import { ListPage } from '../ListPage.tsx'
import type { PageProps } from '../routes.ts'
import { consoleWords } from '../words.ts'

/** `/home/domain-form/:id` (GUARD-06, CF-159). */
export default function GroupPage({ params }: PageProps) {
  const t = useText(consoleWords)
  return (
    <ListPage
      title={t('page.domainForm')}
      parent={{ label: t('page.domainList'), href: '/home/domain-list' }}
    >
      <GroupSettings groupId={params.id ?? ''} />
    </ListPage>
  )
}
