import { useText } from '@fleetgis/ui'
import { VehicleFacts } from '@fleetgis/ui/VehicleList'
import { ListPage } from '../ListPage.tsx'
import type { PageProps } from '../routes.ts'
import { consoleWords } from '../words.ts'

/** `/home/vehicle-form/:id` (GUARD-10, CF-127). */
export default function VehiclePage({ params }: PageProps) {
  const t = useText(consoleWords)
  return (
    <ListPage title={t('page.vehicleForm')} parent={{ label: t('page.vehicle'), href: '/home/vehicle' }}>
      <VehicleFacts driverKey={params.id ?? ''} />
    </ListPage>
  )
}
