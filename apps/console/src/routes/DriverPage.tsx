import { DriverProfile } from '@fleetgis/ui/DriverProfile'
import { type driver, routeDetail } from '../addresses.ts'
import type { PageProps } from '../pageProps.ts'
import { useEntityHrefs } from '../useEntityHrefs.ts'
import { useTitleByName } from '../usePageTitle.ts'

/** `/home/driver/:id` (CF-186). */
export default function DriverPage({ parameters }: PageProps<typeof driver>) {
  const { vehicleHrefOf } = useEntityHrefs()
  return (
    <DriverProfile
      driverKey={parameters.id}
      search={parameters.q}
      tripHrefOf={tripHrefOf}
      vehicleHrefOf={vehicleHrefOf}
      onNameChange={useTitleByName()}
    />
  )
}

const tripHrefOf = ({ tripId, start, end }: { tripId: string; start: string; end: string }) =>
  routeDetail.write({ id: tripId, days: { start, end }, groupIds: [] })
