import type { Loader } from '@storybook/react-vite'
import { mswLoader } from 'msw-storybook-addon/csf3'
import { openStoryServers, type StoryServers, storyHandler } from '../packages/ui/src/testing/storyServers.ts'
import { inLanguage } from './inLanguage.ts'
import { withFault } from './storyFaults.ts'

const startWorker = mswLoader(async () => {
  const { setupWorker } = await import('msw/browser')
  const worker = setupWorker(storyHandler)
  await worker.start({
    quiet: true,
    // Files of Storybook, and map tiles.
    onUnhandledFrame: 'bypass',
    // A built Storybook may be in a folder of its server.
    serviceWorker: { url: `${import.meta.env.BASE_URL}mockServiceWorker.js` },
  })
  return worker
})

/** The open servers by the id of their story, with the toolbar's fault. */
const opened = new Map<string, { fault: string; servers: StoryServers }>()

/**
 * Opens the servers of a story: `loaded.servers`. Changed args load a story again, which keeps its servers. A story without
 * a world or an answer has none, and a docs page of such stories does not wait for the worker.
 */
export const openServers: Loader = async (context) => {
  const { id, parameters, globals, storyGlobals } = context
  if (!parameters.world && !parameters.answer) return {}
  await startWorker(context)
  const before = opened.get(id)
  if (before?.servers.isOpen && before.fault === globals.faults) return { servers: before.servers }
  before?.servers.close()
  const { world, answer, faults } = withFault(
    {
      ...parameters,
      world: parameters.world && (() => inLanguage(parameters.world(), storyGlobals.language)),
    },
    globals.faults,
  )
  const { handlers, connect } = parameters
  const servers = openStoryServers(id, { world: world?.(), answer, faults, handlers, connect })
  opened.set(id, { fault: globals.faults, servers })
  return { servers }
}
