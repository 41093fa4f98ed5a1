import { useText } from '@fleetgis/ui'
import { RoleForm } from '@fleetgis/ui/RoleForm'
import { useConsole } from '../ConsoleContext.ts'
import { ListPage } from '../ListPage.tsx'
import type { PageProps } from '../routes.ts'
import { consoleWords } from '../words.ts'

/** `/home/role-form/:id`, `new` for a new one (CF-128). */
export default function RoleFormPage({ params: { id = '' } }: PageProps) {
  const t = useText(consoleWords)
  const { navigation } = useConsole()
  // Saved, or cancelled: both are decided.
  function leave() {
    navigation.release()
    navigation.navigate('/home/role')
  }
  return (
    <ListPage title={t('page.roleForm')} parent={{ label: t('page.role'), href: '/home/role' }}>
      <RoleForm roleId={id} onDone={leave} onCancel={leave} />
    </ListPage>
  )
}
