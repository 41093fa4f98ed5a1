import { readyLinks, type World } from '../../packages/sandbox/src/server.ts'
import { startWithSandbox } from '../../tools/preview.ts'
import type { Start } from '../browsers/journeys.ts'
import { serveRecorder } from './recorder.ts'

/** The production build of the console with its sandbox, over real HTTP and under its policies. */
export interface Site extends Start {
  readonly world: World
  close(): Promise<void>
}

/** Opens a site whose pages record what goes wrong in them. */
export async function openSite(): Promise<Site> {
  const started = await startWithSandbox('apps/console/dist')
  if (!started.sandbox) throw new Error('config.json of this build names other servers than the sandbox.')
  const { world } = started.sandbox
  const recorder = await serveRecorder(started.preview.address)
  return {
    address: recorder.url,
    world,
    linkTo(title) {
      const path = readyLinks(world).find((link) => link.title === title)?.path
      if (path === undefined) throw new Error(`There is no ready link "${title}".`)
      return recorder.url + path
    },
    async close() {
      await recorder.close()
      await started.close()
    },
  }
}
