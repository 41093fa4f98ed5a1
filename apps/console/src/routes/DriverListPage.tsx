import { DriverPanel } from '@fleetgis/ui/DriverPanel'
import { useConsole } from '../ConsoleContext.ts'
import type { PageProps } from '../pageProps.ts'
import { driverList } from '../routes.ts'
import { useFilters } from '../useFilters.ts'

/** `/driver-list` (ROUTE-16, GDRV-01). */
export default function DriverListPage({ parameters }: PageProps<typeof driverList>) {
  const { imageHosts, topUpAmounts } = useConsole().config
  const { driverid, groupid } = parameters
  const [filters, setFilters] = useFilters(driverList, parameters)
  return (
    <DriverPanel
      page="screen"
      userId={driverid}
      groupId={groupid}
      filters={filters}
      onFiltersChange={setFilters}
      imageHosts={imageHosts}
      topUpAmounts={topUpAmounts}
    />
  )
}
