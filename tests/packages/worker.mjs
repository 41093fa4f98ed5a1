// A worker that reads long replies, as partners build it: by Vite, by Next, and as a file beside the elements' script.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildWithVite } from './buildWithVite.mjs'
import { siteOfElements } from './elements.mjs'

const DRIVERS = 5_000

/** A reply of so many drivers for one call, and an empty one for each other. */
const ANSWER = `const rows = Array.from({ length: ${DRIVERS} }, (_, index) => ({
  syskey: 'D-' + index, name: 'Driver ' + index, vehicleno: 'YGN-' + index, mobile: '09790000000', vehicle: 'Toyota Probox',
  status: 1, route: { type: 'Point', coordinates: [96.1 + index / 50000, 16.8] },
}))
const counts = { active: rows.length, ongoing: 0, offline: 0, total_count: rows.length }
const replyTo = (address) => String(address.url ?? address).endsWith('/location/admin')
  ? { status: 200, data: { data_list: rows, ...counts } }
  : { status: 200, data_list: [], data: { data_list: [], count: 0 } }
const answer = async (address) => new Response(JSON.stringify(replyTo(address)))
`

/** Calls once and says on the page what came. */
const ASK = `import { createFleetClient, createWorkerReader } from '@fleetgis/api'
import { driverLocations } from '@fleetgis/api/map/admin'
${ANSWER}
let failures = 0
const createWorker = () => new Worker(new URL('@fleetgis/api/worker', import.meta.url), { type: 'module' })
export async function ask() {
  const reader = createWorkerReader(createWorker, () => failures++)
  const client = createFleetClient({ bases: { main: 'https://fleet.example' }, reader, fetch: answer })
  const { drivers } = await client.call(driverLocations, { userId: 'A-1', groupIds: [], search: '' })
  return drivers.length + ' drivers, ' + failures + ' failures, the last ' + drivers.at(-1).name
}
`

/** The apps by name; each builds one and answers with its folder and with what is looked at in it. */
export function workerApps({ writeApp, run, html, peers }) {
  return {
    workerVite: (tarballs) => {
      const app = writeApp(
        'workerVite',
        {
          'index.html': html('<script type="module" src="/main.js"></script>'),
          'main.js':
            "import { ask } from './ask.js'\nask().then((text) => document.body.append(text), (error) => document.body.append(String(error)))\n",
          'ask.js': ASK,
        },
        { ...peers, ...tarballs },
        { vite: '8.3.8' },
      )
      buildWithVite(app)
      return { root: join(app, 'dist'), look }
    },
    workerNext: (tarballs) => {
      const app = writeApp(
        'workerNext',
        {
          'next.config.mjs': "export default { output: 'export' }\n",
          'app/layout.js':
            'export default function Layout({ children }) { return <html lang="en"><body>{children}</body></html> }\n',
          'app/page.js': `'use client'
import { useEffect, useState } from 'react'
import { ask } from './ask.js'
export default function Home() {
  const [text, setText] = useState('waiting')
  useEffect(() => void ask().then(setText, (error) => setText(String(error))), [])
  return <p>{text}</p>
}
`,
          'app/ask.js': ASK,
        },
        { ...peers, ...tarballs, next: 'latest' },
      )
      run('npx', ['next', 'build'], app, { NEXT_TELEMETRY_DISABLED: '1' })
      return { root: join(app, 'out'), look }
    },
    workerElements: (tarballs) => {
      const root = siteOfElements(writeApp('workerElements', {}, { ...tarballs }))
      writeFileSync(
        join(root, 'index.html'),
        html(`<script src="dist/fleetgis.js"></script>
<fleet-admin-map user-id="A-1" group-id="G-1" app-id="001" style="display: block; height: 500px"></fleet-admin-map>
<script>
const { configureFleet, createFleetClient, createWorkerReader } = FleetGIS
${ANSWER}
const reader = createWorkerReader(() => new Worker('dist/worker.js'))
configureFleet({ client: createFleetClient({ bases: { main: 'https://fleet.example' }, reader, fetch: answer }) })
</script>`),
      )
      return { root, look: lookAtMap }
    },
  }
}

async function look(page) {
  const last = `Driver ${DRIVERS - 1}`
  await page.getByText(`${DRIVERS} drivers, 0 failures, the last ${last}`).waitFor()
  return withWorker(page, `${DRIVERS} drivers`)
}

async function lookAtMap(page) {
  await page.getByText(/^5,000 (vehicles|drivers)$/).waitFor()
  return withWorker(page, 'a map of 5,000 drivers')
}

/** A worker stays after it has read: there must be one. */
function withWorker(page, shown) {
  if (page.workers().length !== 1) throw new Error(`${page.workers().length} workers, not 1`)
  return `${shown}, read in a worker`
}
