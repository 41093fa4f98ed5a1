import { RouteDetail } from '@fleetgis/ui/RouteList'
import type { PageProps } from '../pageProps.ts'
import type { routeDetail } from '../routes.ts'
import { useEntityHrefs } from '../useEntityHrefs.ts'
import { useTitleByName } from '../usePageTitle.ts'

/** `/home/polyline-detail/:id` (GUARD-07). */
export default function RoutePage({ parameters }: PageProps<typeof routeDetail>) {
  const { id, days, groupIds } = parameters
  const { driverHrefOf, groupHrefOf } = useEntityHrefs()
  return (
    <RouteDetail
      driverHrefOf={driverHrefOf}
      groupHrefOf={groupHrefOf}
      onNameChange={useTitleByName()}
      tripId={id}
      days={days}
      groupIds={groupIds}
    />
  )
}
