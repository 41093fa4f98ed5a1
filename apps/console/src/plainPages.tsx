import { Link, useText } from '@fleetgis/ui'
import type { AddressProblem } from './address.ts'
import { PlainPage } from './PlainPage.tsx'
import { start } from './routes.ts'
import { consoleWords } from './words.ts'

/** An unknown address. */
export function NotFoundPage() {
  const t = useText(consoleWords)
  return (
    <PlainPage title={t('page.notFound')}>
      <p>{t('page.notFoundText')}</p>
      <HomeLink />
    </PlainPage>
  )
}

/** The user may not see the page (CF-03). */
export function RefusedPage() {
  const t = useText(consoleWords)
  return (
    <PlainPage title={t('page.refused')}>
      <p>{t('page.refusedText')}</p>
    </PlainPage>
  )
}

/** A required parameter is missing from the address, or one is invalid. */
export function BadAddressPage({ missing, invalid }: AddressProblem) {
  const t = useText(consoleWords)
  return (
    <PlainPage title={t('page.badAddress')}>
      {missing.length > 0 ? <p>{t('page.missingParameters', { names: missing.join(', ') })}</p> : null}
      {invalid.length > 0 ? <p>{t('page.invalidParameters', { names: invalid.join(', ') })}</p> : null}
      <HomeLink />
    </PlainPage>
  )
}

function HomeLink() {
  const t = useText(consoleWords)
  return <Link href={start.path}>{t('page.goHome')}</Link>
}
