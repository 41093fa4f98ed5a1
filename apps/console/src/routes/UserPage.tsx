import { useText } from '@fleetgis/ui'
import { UserList } from '@fleetgis/ui/UserList'
import { ListPage } from '../ListPage.tsx'

/** `/home/user` (ROUTE-26, CF-128). */
export default function UserPage() {
  const t = useText()
  return (
    <ListPage title={t('page.user')}>
      <UserList />
    </ListPage>
  )
}
