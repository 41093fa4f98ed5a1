// The custom elements in pages without React: a plain page with one script, a Vue app and an Angular app. Each shows the
// same three elements: a card with an event, a PIN pad with a function, a map that fills its element.
import { cpSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildWithVite } from './buildWithVite.mjs'

const DATA = `const booking = {
  key: 'K-1', id: 'BK-1', status: 1, createdAt: '2026-11-21 09:00:00', distanceKm: 4.2,
  pickup: { name: 'Sule Pagoda' }, stops: [], dropOff: { name: 'Inya Lake' }, passengerName: 'Daw Khin Mar',
}
const vehicles = [{ id: 'V-1', position: { lat: 16.8, lng: 96.15 }, status: 1, at: '2026-11-21 09:00:00' }]
`
const CONFIGURE =
  "configureFleet({ client: createFleetClient({ bases: { main: 'https://fleet.example' } }) })"
const page = (body) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>App</title><body>${body}</body></html>`

const VITE = { vite: '8.3.8' }

/** A folder to be served with the files of the elements that an app has installed. */
export function siteOfElements(app) {
  const root = join(app, 'site')
  mkdirSync(root)
  for (const part of ['dist', 'fonts'])
    cpSync(join(app, 'node_modules/@fleetgis/elements', part), join(root, part), { recursive: true })
  return root
}

/** The apps by name; each builds one and answers with its folder and with what is looked at in it. */
export function elementApps({ writeApp }) {
  const withBuild = (app) => {
    buildWithVite(app)
    return { root: join(app, 'dist'), look }
  }
  return {
    elementsScript: (tarballs) => {
      const root = siteOfElements(writeApp('elementsScript', {}, { ...tarballs }))
      writeFileSync(
        join(root, 'index.html'),
        page(`<script src="dist/fleetgis.js"></script>
<fleet-booking-card audience="driver"></fleet-booking-card><fleet-pin-pad></fleet-pin-pad>
<fleet-map style="height: 300px" has-list></fleet-map><p id="heard"></p>
<script>
const { configureFleet, createFleetClient } = FleetGIS
${DATA}${CONFIGURE}
const find = (selector) => document.querySelector(selector)
const say = (text) => { find('#heard').textContent += text + '. ' }
find('fleet-booking-card').addEventListener('fleet-action', ({ detail }) => say(detail.action + ' ' + detail.bookingKey))
find('fleet-booking-card').booking = booking
find('fleet-pin-pad').onComplete = ({ pin }) => say(pin.length + ' digits')
find('fleet-map').vehicles = vehicles
</script>`),
      )
      return { root, look }
    },
    elementsVue: (tarballs) =>
      withBuild(
        writeApp(
          'elementsVue',
          {
            'index.html': page('<div id="app"></div><script type="module" src="/main.js"></script>'),
            'vite.config.js': `import vue from '@vitejs/plugin-vue'
export default { plugins: [vue({ template: { compilerOptions: { isCustomElement: (tag) => tag.startsWith('fleet-') } } })] }
`,
            'main.js': `import { createApp } from 'vue'\nimport App from './App.vue'\ncreateApp(App).mount('#app')\n`,
            'App.vue': `<script setup>
import { configureFleet, createFleetClient } from '@fleetgis/elements'
import { ref } from 'vue'
${DATA}${CONFIGURE}
const heard = ref('')
const say = (text) => { heard.value += text + '. ' }
const complete = ({ pin }) => say(pin.length + ' digits')
</script>
<template>
  <fleet-booking-card audience="driver" :booking="booking"
    @fleet-action="({ detail }) => say(detail.action + ' ' + detail.bookingKey)" />
  <fleet-pin-pad :onComplete.prop="complete" />
  <fleet-map style="height: 300px" has-list :vehicles="vehicles" />
  <p id="heard">{{ heard }}</p>
</template>
`,
          },
          { vue: '^3.5.0', ...tarballs },
          { '@vitejs/plugin-vue': '^6.0.0', ...VITE },
        ),
      ),
    elementsAngular: (tarballs) =>
      withBuild(
        writeApp(
          'elementsAngular',
          {
            'index.html': page('<app-root></app-root><script type="module" src="/main.js"></script>'),
            'main.js': `import '@angular/compiler'
import { Component, CUSTOM_ELEMENTS_SCHEMA, provideZonelessChangeDetection, signal } from '@angular/core'
import { bootstrapApplication } from '@angular/platform-browser'
import { configureFleet, createFleetClient } from '@fleetgis/elements'
${DATA}${CONFIGURE}
const App = Component({
  selector: 'app-root',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: \`
    <fleet-booking-card audience="driver" [booking]="booking" (fleet-action)="acted($event)"></fleet-booking-card>
    <fleet-pin-pad [complete]="complete"></fleet-pin-pad>
    <fleet-map style="height: 300px" has-list [vehicles]="vehicles"></fleet-map>
    <p id="heard">{{ heard() }}</p>\`,
})(class {
  booking = booking
  vehicles = vehicles
  heard = signal('')
  say = (text) => this.heard.update((before) => before + text + '. ')
  acted = ({ detail }) => this.say(detail.action + ' ' + detail.bookingKey)
  complete = ({ pin }) => this.say(pin.length + ' digits')
})
bootstrapApplication(App, { providers: [provideZonelessChangeDetection()] })
`,
          },
          {
            '@angular/common': '^22.0.0',
            '@angular/compiler': '^22.0.0',
            '@angular/core': '^22.0.0',
            '@angular/platform-browser': '^22.0.0',
            rxjs: '^7.8.0',
            ...tarballs,
          },
          VITE,
        ),
      ),
  }
}

async function look(page) {
  await page.getByRole('button', { name: 'Accept' }).click()
  const heard = page.locator('#heard')
  await heard.filter({ hasText: 'accept K-1' }).waitFor()
  await page.locator('fleet-pin-pad input').fill('123456')
  await heard.filter({ hasText: '6 digits' }).waitFor()
  await page.getByRole('button', { name: 'Zoom in' }).waitFor()
  const { height } = await page.locator('.leaflet-container').boundingBox()
  if (height !== 300) throw new Error(`The map is ${height} px high, not 300.`)
  return 'a card, a PIN pad and a map shown'
}
