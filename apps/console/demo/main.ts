import { rushHour } from '@fleetgis/sandbox'
import { createHandlers } from '@fleetgis/sandbox/msw'
import { HttpResponse, http } from 'msw'
import { setupWorker } from 'msw/browser'
import { demoConfig } from './demoConfig.ts'

const { origin } = window.location
const world = rushHour({ now: Date.now() })

/** The console of the demo, with the city in the page: MSW's worker answers what the console asks the servers. */
async function main(): Promise<void> {
  const worker = setupWorker(
    http.get('/config.json', () => HttpResponse.json(demoConfig(origin))),
    ...createHandlers(world, { base: origin, clock: Date.now }),
  )
  await worker.start({ onUnhandledFrame: 'bypass', quiet: true })
  await import('../src/main.tsx')
}

main().catch((error: unknown) => {
  const root = document.getElementById('root')
  if (root)
    root.textContent = `The demo needs a service worker: open it over https or on localhost, outside a private window. ${error}`
})
