import { Link, useText } from '@fleetgis/ui'
import { PlainPage } from '../PlainPage.tsx'

/** Where role 0 lands (ROUTE-05, AUTH-07). */
export default function SuccessPage() {
  const t = useText()
  return (
    <PlainPage title={t('page.success')}>
      <Link href="/">{t('page.goHome')}</Link>
    </PlainPage>
  )
}
