// An app with an i18next of its own: an older version than the kit's, other marks around values, escaping, a namespace of
// its own, one word of the kit replaced, and Thai as data.
import { strict as assert } from 'node:assert'
import { join } from 'node:path'

const APP = `import { createElement as h, useReducer } from 'react'
import { createRoot } from 'react-dom/client'
import i18next from 'i18next'
import { createFleetClient } from '@fleetgis/api'
import { FleetProvider } from '@fleetgis/ui'
import { BookingCard } from '@fleetgis/ui/BookingCard'
import { ChatPanelView } from '@fleetgis/ui/ChatPanel'

const i18n = i18next.createInstance()
const resources = {
  en: { app: { greeting: 'Hello [[name]]' }, 'fleet-bookings': { 'bookingCard.accept': 'Take it' } },
  th: { app: { greeting: 'สวัสดี [[name]]' }, 'fleet-bookings': { 'bookingCard.accept': 'รับงาน' } },
}
const booking = {
  key: 'K-1', id: 'BK-1', status: 1, createdAt: '2026-11-21 09:00:00', distanceKm: 4.2,
  pickup: { name: 'Sule Pagoda' }, stops: [], dropOff: { name: 'Inya Lake' }, passengerName: 'Daw Khin Mar',
}
const client = createFleetClient({ bases: { main: 'https://fleet.example' } })
const before = JSON.stringify(resources)
/** What the kit must leave as it is. */
const settings = () => JSON.stringify([i18n.options.interpolation.prefix, i18n.options.ns, i18n.options.fallbackLng])

function App() {
  const [, show] = useReducer((count) => count + 1, 0)
  const change = (language) => i18n.changeLanguage(language).then(show)
  return h(FleetProvider, { client, i18n, theme: 'light' },
    h('p', { id: 'greeting' }, i18n.t('greeting', { name: 'A & B' })),
    ...['en', 'my', 'th'].map((language) => h('button', { key: language, onClick: () => change(language) }, language)),
    h(BookingCard, { booking, audience: 'driver', onAction: () => {} }),
    h(ChatPanelView, { messages: [], bookingId: 'A & B', isOpen: true, onSend: () => {} }))
}

i18n
  .init({
    lng: 'en', fallbackLng: 'en', ns: ['app'], defaultNS: 'app', resources,
    interpolation: { escapeValue: true, prefix: '[[', suffix: ']]' },
  })
  .then(() => {
    const given = settings()
    globalThis.changed = () => (settings() === given ? '' : settings()) + (before === JSON.stringify(i18n.store.data) ? '' : 'resources')
    createRoot(document.getElementById('root')).render(h(App))
  })
`

/** The app by its name; builds it and answers with its folder and with what is looked at in it. */
export function i18nextApp({ writeApp, run, html, bundling, peers }) {
  return {
    i18next: (tarballs) => {
      const app = writeApp(
        'i18next',
        { 'main.js': APP, 'dist/index.html': html('<script src="app.js"></script>') },
        { ...peers, ...tarballs, i18next: '25.8.9' },
        { esbuild: '0.28.2' },
      )
      run(process.execPath, [join(app, 'node_modules/esbuild/install.js')], app)
      run('npx', ['esbuild', 'main.js', '--outfile=dist/app.js', ...bundling], app)
      return { root: join(app, 'dist'), look }
    },
  }
}

async function look(page) {
  const accept = (name) => page.getByRole('button', { name, exact: true }).waitFor()
  const language = (name) => page.getByRole('button', { name, exact: true }).click()
  const greeting = () => page.locator('#greeting').textContent()

  await accept('Take it')
  assert.equal(await greeting(), 'Hello A &amp; B', 'the app escapes as before')
  await page.getByText('Booking A & B', { exact: true }).waitFor()

  await language('my')
  await accept('လက်ခံရန်')
  await page.getByText('ဘွတ်ကင် A & B', { exact: true }).waitFor()

  await language('th')
  await accept('รับงาน')
  assert.equal(await greeting(), 'สวัสดี A &amp; B')
  // A word that the app does not have in Thai.
  await page.getByText('Booking A & B', { exact: true }).waitFor()

  assert.equal(await page.evaluate(() => globalThis.changed()), '', 'the kit changes nothing in the instance')
  return "an app's own i18next 25 switches English, Burmese and Thai; its word wins, its escaping is its own"
}
