import { Link, type TextKey, useText } from '@fleetgis/ui'
import { PlainPage } from './PlainPage.tsx'
import type { QueryProblem } from './readQuery.ts'

/** The address is not one of ours. */
export function NotFoundPage() {
  const t = useText()
  return (
    <PlainPage title={t('page.notFound')}>
      <p>{t('page.notFoundText')}</p>
      <HomeLink />
    </PlainPage>
  )
}

/** A page that is to come (CF-125). In the shell its menu is the way back. */
export function NotAvailablePage({ title, isInShell }: { title: TextKey; isInShell: boolean }) {
  const t = useText()
  return (
    <PlainPage title={t(title)}>
      <p>{t('page.notAvailable')}</p>
      {isInShell ? <Link href="/home/map">{t('page.goHome')}</Link> : <HomeLink />}
    </PlainPage>
  )
}

/** The person may not see the page (CF-03). */
export function RefusedPage() {
  const t = useText()
  return (
    <PlainPage title={t('page.refused')}>
      <p>{t('page.refusedText')}</p>
    </PlainPage>
  )
}

/** The address lacks a parameter that the page needs, or has one that cannot be accepted. */
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
