// Each widget of the stories over the world of its story, mounted and unmounted as in an app: one provider and one
// client for all.
import { createElement as h } from 'react'
import { createRoot } from 'react-dom/client'
import { storyMounts } from '../../../packages/ui/src/testing/everyMount.ts'
import { SandboxProvider } from '../../../packages/ui/src/testing/SandboxProvider.tsx'

const WAITING = '[data-component="Skeleton"], [data-part="skeleton"], [data-part="loading"]'
/** Dialogs are beside the stage. */
const OPEN = '#stage > *, [role="dialog"]'

const mounts = new Map(
  storyMounts
    .filter(({ isConnected }) => isConnected)
    .toReversed()
    .map((mount) => [mount.name, mount]),
)

let callsUnderWay = 0

async function network(request, respond) {
  callsUnderWay += 1
  try {
    return await respond(request)
  } finally {
    callsUnderWay -= 1
  }
}

/** Waits for 10 ms instead of a frame, because the page may draw none. */
const moment = () => new Promise((resolve) => setTimeout(resolve, 10))

/** Resolves once the condition has held for three moments; throws with its description after a time-out. */
async function until(isSo, what) {
  const began = performance.now()
  for (let times = 0; times < 3; times = isSo() ? times + 1 : 0) {
    if (performance.now() - began > 30_000)
      throw new Error(`${what}: ${document.body.textContent.slice(0, 400)}`)
    await moment()
  }
}

const isShown = () => document.querySelector(OPEN) !== null
const isLoaded = () => isShown() && callsUnderWay === 0 && document.querySelector(WAITING) === null

window.bench = {
  names: [...mounts.keys()],
  init: (name) => {
    const { element, servers } = mounts.get(name)
    const { answer, signedInAs } = servers
    const made = servers.world?.()
    const world = made && (() => made)
    const root = createRoot(document.getElementById('root'))
    const stage = (content) =>
      root.render(
        h(
          SandboxProvider,
          { world, answer, signedInAs, network, page: true },
          h('div', { id: 'stage', style: { height: '100vh' } }, content),
        ),
      )
    window.bench.open = () => {
      stage(element)
      return until(isLoaded, `${name} does not open`)
    }
    window.bench.close = () => {
      stage(null)
      return until(() => !isShown(), `${name} does not close`)
    }
    stage(null)
  },
}
