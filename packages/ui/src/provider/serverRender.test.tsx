import { QueryClient } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { prerender } from 'react-dom/static'
import { ServerStyleSheet } from 'styled-components'
import { expect, test, vi } from 'vitest'
import { loadLanguage } from '../i18n/loadLanguage.ts'
import { SignIn } from '../index.ts'
import { everyView } from '../testing/everyView.tsx'
import { everyWidget } from '../testing/everyWidget.tsx'
import { FleetProvider } from './FleetProvider.tsx'
import { noClient } from './noClient.ts'

const links = { forgotPassword: '/forgot-password', signUp: '/sign-up' }
const client = { ...noClient, call: () => new Promise<never>(() => {}) }
const page = (
  <FleetProvider client={client} nonce="abc">
    <SignIn onSignedIn={() => {}} links={links} />
  </FleetProvider>
)

test('a server renders the children of the provider, with words and styles', async () => {
  await loadLanguage('en')
  const sheet = new ServerStyleSheet()
  const html = renderToString(sheet.collectStyles(page))
  const css = sheet.getStyleTags()
  expect(html).toContain('lang="en"')
  expect(html).toContain('data-theme="light"')
  expect(html).toContain('>User ID<')
  expect(html).toContain('>Sign In<')
  expect(css).toContain('--fleet-control-height')
  const [button = ''] = html.match(/<button[^>]*data-component="Button"[^>]*>/) ?? []
  const [, face] = button.match(/class="[^"]*?(\w+)"/) ?? []
  expect(face).toBeTruthy()
  expect(css).toContain(`.${face}`)
})

test('a server that streams waits for words that are not loaded', async () => {
  vi.resetModules()
  const { FleetProvider: Fresh, SignInForm } = await import('../index.ts')
  const { prelude } = await prerender(
    <Fresh language="my">
      <SignInForm links={links} onSubmit={() => {}} />
    </Fresh>,
  )
  const html = await new Response(prelude as ReadableStream).text()
  expect(html).toContain('lang="my"')
  expect(html).toContain('\u1005\u1000\u102c\u1038\u101d\u103e\u1000\u103a')
})

// The view of a top-up is a dialog, which opens in a browser.
const { TopUpView: _, ...inPage } = { ...everyView, ...everyWidget }

test.each(Object.entries(inPage))('a server renders %s', async (_name, widget) => {
  await loadLanguage('en')
  const html = renderToString(
    <FleetProvider client={client} queryClient={new QueryClient()}>
      <main>{widget}</main>
    </FleetProvider>,
  )
  expect(html).toContain('<main>')
  expect(html).not.toContain('<main></main>')
})
