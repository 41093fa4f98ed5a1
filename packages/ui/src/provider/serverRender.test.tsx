import { QueryClient } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { prerender } from 'react-dom/static'
import { ServerStyleSheet } from 'styled-components'
import { expect, test } from 'vitest'
import { SignIn, SignInForm } from '../index.ts'
import { everyView, everyWidget, OVERLAYS } from '../testing/storyMountsInNode.ts'
import { FleetProvider } from './FleetProvider.tsx'
import { noClient } from './noClient.ts'

const links = { forgotPassword: '/forgot-password', signUp: '/sign-up' }
const client = { ...noClient, call: () => new Promise<never>(() => {}) }
const page = (
  <FleetProvider client={client} nonce="abc">
    <SignIn onSignedIn={() => {}} links={links} />
  </FleetProvider>
)

test('a server renders the children of the provider, with words and styles', () => {
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

test('a server that streams renders Burmese', async () => {
  const { prelude } = await prerender(
    <FleetProvider language="my">
      <SignInForm links={links} onSubmit={() => {}} />
    </FleetProvider>,
  )
  const html = await new Response(prelude as ReadableStream).text()
  expect(html).toContain('lang="my"')
  expect(html).toContain('\u1005\u1000\u102c\u1038\u101d\u103e\u1000\u103a')
})

const inPage = Object.entries({ ...everyView, ...everyWidget }).filter(([name]) => !OVERLAYS.includes(name))

test.each(inPage)('a server renders %s', (_name, widget) => {
  const html = renderToString(
    <FleetProvider client={client} queryClient={new QueryClient()}>
      <main>{widget}</main>
    </FleetProvider>,
  )
  expect(html).toContain('<main>')
  expect(html).not.toContain('<main></main>')
})
