import { Button, Link, useText } from '@fleetgis/ui'
import { useConsole } from '../ConsoleContext.ts'
import { PlainPage } from '../PlainPage.tsx'
import { start } from '../routes.ts'
import { consoleWords } from '../words.ts'

/** The page of role 0 after sign-in (ROUTE-05). */
export default function SuccessPage() {
  const { session } = useConsole()
  const t = useText(consoleWords)
  return (
    <PlainPage title={t('page.success')}>
      <Link href={start.path}>{t('page.goHome')}</Link>
      <Button onPress={() => session.signOut()}>{t('shell.signOut')}</Button>
    </PlainPage>
  )
}
