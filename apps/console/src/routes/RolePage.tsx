import type { StaffRole } from '@fleetgis/domain/staff'
import { RoleList } from '@fleetgis/ui/RoleList'
import { useCallback, useContext } from 'react'
import { useConsole } from '../ConsoleContext.ts'
import { PageHeadContext } from '../PageHeadContext.ts'
import type { PageProps } from '../pageProps.ts'
import { role, roleForm } from '../routes.ts'
import { useFilters } from '../useFilters.ts'

/** `/home/role` (ROUTE-26, CF-128). */
export default function RolePage({ parameters }: PageProps<typeof role>) {
  const { navigation } = useConsole()
  const [filters, setFilters] = useFilters(role, parameters)
  const hrefOf = useCallback(
    ({ row }: { row: StaffRole }) => roleForm.write({ id: String(row.id), filters }),
    [filters],
  )
  return (
    <RoleList
      filters={filters}
      onFiltersChange={setFilters}
      addIn={useContext(PageHeadContext)}
      onAdd={() => navigation.navigate(roleForm.write({ id: 'new', filters }))}
      onEdit={({ row }) => navigation.navigate(roleForm.write({ id: String(row.id), filters }))}
      hrefOf={hrefOf}
    />
  )
}
