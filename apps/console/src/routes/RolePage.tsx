import { RoleList } from '@fleetgis/ui/RoleList'
import { useContext } from 'react'
import { useConsole } from '../ConsoleContext.ts'
import { PageHeadContext } from '../PageHeadContext.ts'
import { roleForm } from '../routes.ts'

/** `/home/role` (ROUTE-26, CF-128). */
export default function RolePage() {
  const { navigation } = useConsole()
  return (
    <RoleList
      addIn={useContext(PageHeadContext)}
      onAdd={() => navigation.navigate(roleForm.write({ id: 'new' }))}
      onEdit={({ row }) => navigation.navigate(roleForm.write({ id: String(row.id) }))}
    />
  )
}
