import { useText } from '@fleetgis/ui'
import { UserList } from '@fleetgis/ui/UserList'
import { useState } from 'react'
import { ListPage } from '../ListPage.tsx'
import { consoleWords } from '../words.ts'

/** `/home/user` (ROUTE-26, CF-128). */
export default function UserPage() {
  const t = useText(consoleWords)
  const [head, setHead] = useState<HTMLElement | null>(null)
  return (
    <ListPage title={t('page.user')} actionsRef={setHead}>
      <UserList addIn={head} />
    </ListPage>
  )
}
