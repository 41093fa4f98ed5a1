import { VehicleFacts } from '@fleetgis/ui/VehicleList'
import type { PageProps } from '../pageProps.ts'
import type { vehicleForm } from '../routes.ts'
import { useEntityHrefs } from '../useEntityHrefs.ts'
import { useTitleByName } from '../usePageTitle.ts'

/** `/home/vehicle-form/:id` (GUARD-10, CF-127). */
export default function VehiclePage({ parameters }: PageProps<typeof vehicleForm>) {
  const { driverHrefOf } = useEntityHrefs()
  return (
    <VehicleFacts
      onNameChange={useTitleByName()}
      driverKey={parameters.id}
      search={parameters.q}
      driverHrefOf={driverHrefOf}
    />
  )
}
