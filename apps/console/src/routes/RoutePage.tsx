import { useText } from '@fleetgis/ui'
import { RouteDetail } from '@fleetgis/ui/RouteList'
import { ListPage } from '../ListPage.tsx'
import { readDays } from '../periodAddress.ts'
import type { PageProps } from '../routes.ts'
import { readIds } from '../useListFilters.ts'
import { consoleWords } from '../words.ts'

/** `/home/polyline-detail/:id` (GUARD-07). */
export default function RoutePage({ params, query }: PageProps) {
  const t = useText(consoleWords)
  return (
    <ListPage
      title={t('page.polylineDetail')}
      parent={{ label: t('page.polylineList'), href: '/home/polyline-list' }}
    >
      <RouteDetail tripId={params.id ?? ''} days={readDays(query)} groupIds={readIds(query.text('groups'))} />
    </ListPage>
  )
}
