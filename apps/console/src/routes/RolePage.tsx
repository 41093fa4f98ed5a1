import { useText } from '@fleetgis/ui'
import { RoleList } from '@fleetgis/ui/RoleList'
import { useState } from 'react'
import { useConsole } from '../ConsoleContext.ts'
import { ListPage } from '../ListPage.tsx'
import { consoleWords } from '../words.ts'

/** `/home/role` (ROUTE-26, CF-128). */
export default function RolePage() {
  const t = useText(consoleWords)
  const [head, setHead] = useState<HTMLElement | null>(null)
  const { navigation } = useConsole()
  return (
    <ListPage title={t('page.role')} actionsRef={setHead}>
      <RoleList
        addIn={head}
        onAdd={() => navigation.navigate('/home/role-form/new')}
        onEdit={({ row }) => navigation.navigate(`/home/role-form/${row.id}`)}
      />
    </ListPage>
  )
}
