import { consoleDriversQuery } from '@fleetgis/api/drivers'
import type { ConsoleDriver } from '@fleetgis/domain/drivers'
import { PAGE_SIZES } from '@fleetgis/domain/paging'
import { useCallback, useMemo } from 'react'
import { type FilterProps, useFilterState } from '../../../primitives/fields/useFilterState.ts'
import { NamedId } from '../../../primitives/lists/NamedId.tsx'
import { type RootProps, rootProps } from '../../../primitives/rootProps.ts'
import { useText } from '../../../provider/FleetContext.ts'
import { inBoundary } from '../../../remote/failures/WidgetBoundary.tsx'
import { useGroups } from '../../../remote/lists/useGroups.ts'
import { DriverTable } from '../ConsoleDriverList/DriverTable.tsx'
import { DRIVER_FILTERS, type DriverFilters } from '../ConsoleDriverList/driverFilters.ts'
import { useDriverPage } from '../ConsoleDriverList/useDriverPage.ts'
import type { DriverLinkProps } from '../NamedDriver.tsx'
import { driversWords } from '../words.ts'

export interface VehicleListProps
  extends FilterProps<DriverFilters>,
    DriverLinkProps,
    RootProps<HTMLDivElement> {
  /** The address of a vehicle; `driverKey` identifies it, the driver's name finds it. Without it the rows have no links. */
  hrefOf?: ((event: { driverKey: string; name: string }) => string) | undefined
}

const FIELDS = ['vehicleNo', 'vehicle', 'name', 'deviceId'] as const

/** The vehicles of `/home/vehicle`, each with its driver. Calls: EP-A16, EP-A14. Source: CF-127. */
export const VehicleList = inBoundary('VehicleList', ConnectedList)

function ConnectedList({ hrefOf, driverHrefOf, ...given }: VehicleListProps) {
  const t = useText(driversWords)
  const state = useFilterState(DRIVER_FILTERS, given)
  const list = useDriverPage({
    query: consoleDriversQuery,
    name: 'VehicleList',
    documentedRows: PAGE_SIZES.consoleDrivers,
    ...state,
  })
  const headers = useMemo(() => ({ vehicle: t('vehicles.make'), name: t('vehicles.driver') }), [t])
  const headCell = useCallback(
    ({ key, name, vehicleNo }: ConsoleDriver) => (
      <NamedId name={vehicleNo || t('vehicles.noNumber')} href={hrefOf?.({ driverKey: key, name })} />
    ),
    [hrefOf, t],
  )
  return (
    <DriverTable
      {...rootProps(given)}
      {...list}
      {...state}
      component="VehicleList"
      label={t('vehicles.label')}
      fields={FIELDS}
      driverHrefOf={driverHrefOf}
      headers={headers}
      texts={{
        search: t('vehicles.search'),
        empty: t('vehicles.empty'),
        pages: t('vehicles.pages'),
      }}
      groups={useGroups(true)}
      headCell={headCell}
    />
  )
}
