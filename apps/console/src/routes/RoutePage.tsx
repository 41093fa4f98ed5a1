import { RouteDetail } from '@fleetgis/ui/RouteList'
import type { routeDetail } from '../addresses.ts'
import { driverHrefOf } from '../driverHref.ts'
import type { PageProps } from '../pageProps.ts'
import { useTitleByName } from '../usePageTitle.ts'

/** `/home/polyline-detail/:id` (GUARD-07). */
export default function RoutePage({ parameters }: PageProps<typeof routeDetail>) {
  const { id, days, groupIds } = parameters
  return (
    <RouteDetail
      driverHrefOf={driverHrefOf}
      onNameChange={useTitleByName()}
      tripId={id}
      days={days}
      groupIds={groupIds}
    />
  )
}
