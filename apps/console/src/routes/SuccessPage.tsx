import { Link, useText } from '@fleetgis/ui'
import { PlainPage } from '../PlainPage.tsx'

/** The page of role 0 after sign-in (ROUTE-05). */
export default function SuccessPage() {
  const t = useText()
  return (
    <PlainPage title={t('page.success')}>
      <Link href="/">{t('page.goHome')}</Link>
    </PlainPage>
  )
}
