import { Link, type TextKey, useText } from '@fleetgis/ui'
import { PlainPage } from './PlainPage.tsx'
import type { QueryProblem } from './readQuery.ts'

/** An unknown address. */
export function NotFoundPage() {
  const t = useText()
  return (
    <PlainPage title={t('page.notFound')}>
      <p>{t('page.notFoundText')}</p>
      <HomeLink />
    </PlainPage>
  )
}

/** A page that is not built yet (CF-125). In the shell, the menu leads back. */
export function NotAvailablePage({ title, isInShell }: { title: TextKey; isInShell: boolean }) {
  const t = useText()
  return (
    <PlainPage title={t(title)}>
      <p>{t('page.notAvailable')}</p>
      {isInShell ? <Link href="/home/map">{t('page.goHome')}</Link> : <HomeLink />}
    </PlainPage>
  )
}

/** The user may not see the page (CF-03). */
export function RefusedPage() {
  const t = useText()
  return (
    <PlainPage title={t('page.refused')}>
      <p>{t('page.refusedText')}</p>
    </PlainPage>
  )
}

/** A required parameter is missing from the address, or one is invalid. */
export function BadAddressPage({ missing, invalid }: QueryProblem) {
  const t = useText()
  return (
    <PlainPage title={t('page.badAddress')}>
      {missing.length > 0 ? <p>{t('page.missingParameters', { names: missing.join(', ') })}</p> : null}
      {invalid.length > 0 ? <p>{t('page.invalidParameters', { names: invalid.join(', ') })}</p> : null}
      <HomeLink />
    </PlainPage>
  )
}

function HomeLink() {
  const t = useText()
  return <Link href="/">{t('page.goHome')}</Link>
}
