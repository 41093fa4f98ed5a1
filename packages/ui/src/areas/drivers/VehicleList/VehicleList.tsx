'use client'

import { consoleDriversQuery } from '@fleetgis/api/drivers'
import { PAGE_SIZES } from '@fleetgis/domain/paging'
import { useState } from 'react'
import { styled } from 'styled-components'
import { Link } from '../../../primitives/actions/Link.tsx'
import { useText } from '../../../provider/FleetContext.ts'
import { useGroups } from '../../../remote/useGroups.ts'
import { WidgetBoundary } from '../../../remote/WidgetBoundary.tsx'
import { DriverTable } from '../ConsoleDriverList/DriverTable.tsx'
import { DRIVER_FILTERS, type DriverFilters } from '../ConsoleDriverList/driverFilters.ts'
import { useDriverPage } from '../ConsoleDriverList/useDriverPage.ts'

export interface VehicleListProps {
  /** The filters and the page; without them the widget keeps its own. */
  filters?: DriverFilters | undefined
  /** The filters or the page changed: keep them in the address, so that Back restores them. */
  onFiltersChange?: ((filters: DriverFilters) => void) | undefined
  /** The address of a vehicle; `driverKey` identifies it. Without it the rows have no links. */
  hrefOf?: ((event: { driverKey: string }) => string) | undefined
  className?: string | undefined
}

const FIELDS = ['vehicleNo', 'vehicle', 'name', 'deviceId'] as const

/** The vehicles of `/home/vehicle`, each with its driver. Calls: EP-A16, EP-A14. Source: CF-127. */
export function VehicleList(props: VehicleListProps) {
  return (
    <WidgetBoundary name="VehicleList">
      <ConnectedList {...props} />
    </WidgetBoundary>
  )
}

function ConnectedList({ filters: given, onFiltersChange, hrefOf, className }: VehicleListProps) {
  const t = useText()
  const [own, setOwn] = useState(DRIVER_FILTERS)
  const filters = given ?? own
  const groups = useGroups(true)
  const list = useDriverPage({ query: consoleDriversQuery, size: PAGE_SIZES.consoleDrivers, filters })
  return (
    <Box className={className} data-component="VehicleList">
      <DriverTable
        {...list}
        label={t('vehicles.label')}
        fields={FIELDS}
        headers={{ vehicle: t('vehicles.make'), name: t('vehicles.driver') }}
        texts={{ empty: t('vehicles.empty'), showAll: t('vehicles.showAll'), pages: t('vehicles.pages') }}
        filters={filters}
        onFiltersChange={(next) => {
          setOwn(next)
          onFiltersChange?.(next)
        }}
        groups={groups}
        headCell={({ key, vehicleNo }) => {
          const text = vehicleNo || t('vehicles.noNumber')
          return hrefOf ? <Link href={hrefOf({ driverKey: key })}>{text}</Link> : text
        }}
      />
    </Box>
  )
}

const Box = styled.div`
  color: var(--fleet-color-text);
`
