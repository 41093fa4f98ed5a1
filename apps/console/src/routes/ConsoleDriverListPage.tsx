import { Button, useText } from '@fleetgis/ui'
import { ConsoleDriverList, UnregisteredDrivers } from '@fleetgis/ui/ConsoleDriverList'
import { useCallback, useContext, useState } from 'react'
import { createPortal } from 'react-dom'
import { driverHrefOf } from '../driverHref.ts'
import { PageHeadContext } from '../PageHeadContext.ts'
import type { PageProps } from '../pageProps.ts'
import { consoleDriverList } from '../routes.ts'
import { useEntityHrefs } from '../useEntityHrefs.ts'
import { useFilters } from '../useFilters.ts'
import { consoleWords } from '../words.ts'

/** `/home/driver-list` (ROUTE-25, DRV-01). */
export default function ConsoleDriverListPage({ parameters }: PageProps<typeof consoleDriverList>) {
  const t = useText(consoleWords)
  const head = useContext(PageHeadContext)
  const [filters, setFilters] = useFilters(consoleDriverList, parameters)
  const { tripHrefOf, vehicleHrefOf } = useEntityHrefs()
  const [isAdding, setAdding] = useState(false)
  const { groupId } = filters
  const hrefOf = useCallback(
    (event: { driverKey: string; name: string }) => driverHrefOf({ ...event, groupId }),
    [groupId],
  )
  return (
    <>
      {head &&
        createPortal(
          <Button onPress={() => setAdding(true)}>{t('consoleDrivers.unregistered')}</Button>,
          head,
        )}
      <ConsoleDriverList
        filters={filters}
        onFiltersChange={setFilters}
        driverHrefOf={hrefOf}
        vehicleHrefOf={vehicleHrefOf}
        tripHrefOf={tripHrefOf}
      />
      {isAdding ? <UnregisteredDrivers onClose={() => setAdding(false)} /> : null}
    </>
  )
}
