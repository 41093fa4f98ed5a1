import { createFleetClient, createWorkerReader, type FleetClientOptions } from '@fleetgis/api'
import type { Console } from './ConsoleContext.ts'
import { tokenUse } from './findRoute.ts'

interface PageClientOptions extends Pick<Console, 'config' | 'session' | 'tokens'> {
  readonly clock?: FleetClientOptions['clock']
  /** The path of the present page; undefined before the first is shown. */
  readonly path: () => string | undefined
  /** The window with the page's address. */
  readonly window: { readonly location: Pick<Location, 'pathname' | 'search'> }
  readonly onEvent?: FleetClientOptions['onEvent']
  /** A worker that reads long replies has failed. */
  readonly onWorkerFailure?: () => void
}

const createWorker = () =>
  new Worker(new URL('@fleetgis/api/worker', import.meta.url), { type: 'module', name: 'replies' })

/** The client of the console's pages, with the token of the page that calls. */
export function createPageClient({
  config,
  session,
  tokens,
  path,
  window,
  onWorkerFailure,
  ...events
}: PageClientOptions) {
  return createFleetClient({
    bases: config.bases,
    session,
    // The page itself sends a mail's token, in the query.
    pageToken: (page) => (tokenUse(page) === 'page' ? tokens.for(page) : undefined),
    // A web view is opened for one app and does not navigate elsewhere. Staff have that of the deployment (CF-185).
    appId: new URLSearchParams(window.location.search).get('appid') || config.application.app_id,
    application: config.application,
    mapsKey: config.mapsKey,
    page: () => path() ?? window.location.pathname,
    paths: config.paths,
    idempotency: config.idempotency,
    reader: createWorkerReader(createWorker, onWorkerFailure),
    ...events,
  })
}
