import type { StaffUser } from '@fleetgis/domain/staff'
import { UserList } from '@fleetgis/ui/UserList'
import { useCallback, useContext } from 'react'
import { useConsole } from '../ConsoleContext.ts'
import { PageHeadContext } from '../PageHeadContext.ts'
import type { PageProps } from '../pageProps.ts'
import { user, userForm } from '../routes.ts'
import { useFilters } from '../useFilters.ts'

/** `/home/user` (ROUTE-26, CF-128). */
export default function UserPage({ parameters }: PageProps<typeof user>) {
  const { navigation } = useConsole()
  const [filters, setFilters] = useFilters(user, parameters)
  const hrefOf = useCallback(
    ({ row }: { row: StaffUser }) => userForm.write({ id: row.userId, filters }),
    [filters],
  )
  return (
    <UserList
      filters={filters}
      onFiltersChange={setFilters}
      addIn={useContext(PageHeadContext)}
      onAdd={() => navigation.navigate(userForm.write({ id: 'new', filters }))}
      onEdit={({ row }) => navigation.navigate(userForm.write({ id: row.userId, filters }))}
      hrefOf={hrefOf}
    />
  )
}
