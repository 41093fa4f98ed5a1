import { VehicleFacts } from '@fleetgis/ui/VehicleList'
import type { vehicleForm } from '../addresses.ts'
import type { PageProps } from '../pageProps.ts'

/** `/home/vehicle-form/:id` (GUARD-10, CF-127). */
export default function VehiclePage({ parameters }: PageProps<typeof vehicleForm>) {
  return <VehicleFacts driverKey={parameters.id} />
}
