import { UserList } from '@fleetgis/ui/UserList'
import { useContext } from 'react'
import { useConsole } from '../ConsoleContext.ts'
import { PageHeadContext } from '../PageHeadContext.ts'
import { userForm } from '../routes.ts'

/** `/home/user` (ROUTE-26, CF-128). */
export default function UserPage() {
  const { navigation } = useConsole()
  return (
    <UserList
      addIn={useContext(PageHeadContext)}
      onAdd={() => navigation.navigate(userForm.write({ id: 'new' }))}
      onEdit={({ row }) => navigation.navigate(userForm.write({ id: row.userId }))}
    />
  )
}
