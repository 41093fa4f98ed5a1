import { DriverPanel } from '@fleetgis/ui/DriverPanel'
import { useConsole } from '../ConsoleContext.ts'
import type { PageProps } from '../pageProps.ts'
import type { driverList } from '../routes.ts'

/** `/driver-list` (ROUTE-16, GDRV-01). */
export default function DriverListPage({ parameters }: PageProps<typeof driverList>) {
  const { imageHosts, topUpAmounts } = useConsole().config
  const { driverid, groupid } = parameters
  return (
    <DriverPanel
      page="screen"
      userId={driverid}
      groupId={groupid}
      imageHosts={imageHosts}
      topUpAmounts={topUpAmounts}
    />
  )
}
