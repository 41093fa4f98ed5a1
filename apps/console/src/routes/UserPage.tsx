import { UserList } from '@fleetgis/ui/UserList'
import { useContext } from 'react'
import { PageHeadContext } from '../PageHeadContext.ts'

/** `/home/user` (ROUTE-26, CF-128). */
export default function UserPage() {
  return <UserList addIn={useContext(PageHeadContext)} />
}
