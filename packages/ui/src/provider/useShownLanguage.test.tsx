import { createInstance, type i18n } from 'i18next'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { authWords } from '../areas/auth/words.ts'
import { useText } from './FleetContext.ts'
import { FleetProvider } from './FleetProvider.tsx'

function Words() {
  const t = useText(authWords)
  return [t('signIn.title'), t('signIn.password'), t('signIn.submit')].join()
}

/** The language and three words of a page that a server renders. */
function shownBy(i18n: i18n, asked?: string) {
  const html = renderToString(
    <FleetProvider i18n={i18n} language={asked}>
      <Words />
    </FleetProvider>,
  )
  return html.match(/lang="([^"]*)"[^>]*>([^<]*)/)?.slice(1)
}

/** An app's instance whose words are those of the sign-in page, by language. */
function appOf(lng: string, words: Record<string, Record<string, string>>) {
  const instance = createInstance()
  const resources = Object.fromEntries(
    Object.entries(words).map(([tag, texts]) => [tag, { 'fleet-auth': texts }]),
  )
  void instance.init({ lng, initAsync: false, resources })
  return instance
}

test('words of a language are those of a region too, which may replace some', () => {
  const app = appOf('de-AT', {
    de: { 'signIn.title': 'Anmelden', 'signIn.password': 'Passwort' },
    'de-AT': { 'signIn.password': 'Kennwort' },
  })
  expect(shownBy(app)).toEqual(['de-AT', 'Anmelden,Kennwort,Sign In'])
})

test('words of a region are shown where the kit has the language', () => {
  const app = appOf('en-GB', { en: { 'signIn.title': 'Welcome' }, 'en-GB': { 'signIn.submit': 'Log in' } })
  expect(shownBy(app)).toEqual(['en', 'Welcome,Password,Log in'])
  expect(shownBy(app, 'my')?.[1]).not.toContain('Log in')
})

test('an instance that is not initialized yet shows English', () => {
  expect(shownBy(createInstance())).toEqual(['en', 'Sign In,Password,Sign In'])
})

test('the language of an instance with an underscore is shown by its tag', () => {
  const app = appOf('pt_BR', { pt_BR: { 'signIn.title': 'Entrar' } })
  expect(shownBy(app)).toEqual(['pt-BR', 'Entrar,Password,Sign In'])
})
