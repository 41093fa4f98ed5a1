import { Button, useText } from '@fleetgis/ui'
import { ConsoleDriverList, UnregisteredDrivers } from '@fleetgis/ui/ConsoleDriverList'
import { useState } from 'react'
import { driverListAddress } from '../driverListAddress.ts'
import { ListPage } from '../ListPage.tsx'
import type { PageProps } from '../routes.ts'
import { useListFilters } from '../useListFilters.ts'
import { consoleWords } from '../words.ts'

/** `/home/driver-list` (ROUTE-25, DRV-01). */
export default function ConsoleDriverListPage({ query }: PageProps) {
  const t = useText(consoleWords)
  const [filters, setFilters] = useListFilters(driverListAddress, query)
  const [isAdding, setAdding] = useState(false)
  return (
    <ListPage
      title={t('page.driverList')}
      crumb={t('consoleDrivers.crumb')}
      actions={<Button onPress={() => setAdding(true)}>{t('consoleDrivers.unregistered')}</Button>}
    >
      <ConsoleDriverList filters={filters} onFiltersChange={setFilters} />
      {isAdding ? <UnregisteredDrivers onClose={() => setAdding(false)} /> : null}
    </ListPage>
  )
}
