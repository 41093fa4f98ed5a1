import { rushHour, type World } from '@fleetgis/sandbox'
import { configure, expect, userEvent, waitFor, within } from 'storybook/test'
import type { SandboxProviderProps } from './SandboxProvider.tsx'

// A loaded machine must not fail a story that proves something else than speed.
configure({ asyncUtilTimeout: 10_000 })

/** A call of a story, in the server's words. */
interface StoryCall {
  readonly method: string
  readonly path: string
  readonly query: Readonly<Record<string, string>>
  readonly body: unknown
}

interface StoryWorldOptions {
  signedInAs?: string | undefined
  make?: (() => World) | undefined
  /** Changes a new world before its first call. */
  prepare?: ((world: World) => void) | undefined
}

const OLD = 'Updated 3 minutes ago. The server cannot be reached. Check your connection and try again.'

/**
 * The world behind the stories of a file: `opened()` are the parameters of a story, `mend` the `beforeEach` of the meta.
 * Each story opens a new world. The connection to it can be cut and held, and its clock moved.
 */
export function storyWorld(defaults: StoryWorldOptions = {}) {
  let world = (defaults.make ?? rushHour)()
  let calls: StoryCall[] = []
  let isCut = false
  let held: Promise<void> | undefined
  let release = () => {}

  const intercept: SandboxProviderProps['intercept'] = async (request, respond) => {
    const { pathname, searchParams } = new URL(request.url)
    const text = await request.clone().text()
    const body = text === '' ? undefined : JSON.parse(text)
    calls.push({ method: request.method, path: pathname, query: Object.fromEntries(searchParams), body })
    await held
    if (isCut) throw new TypeError('Failed to fetch')
    return respond(request)
  }

  const story = {
    /** The newest world that a story has opened, for a look into its tables. */
    get world() {
      return world
    },
    /** The calls to a path, the newest last. */
    calls: (path: string) => calls.filter((call) => call.path === path),
    opened({
      signedInAs = defaults.signedInAs,
      make = defaults.make ?? rushHour,
      prepare = defaults.prepare,
    }: StoryWorldOptions = {}) {
      const open = () => {
        world = make()
        calls = []
        prepare?.(world)
        return world
      }
      return { world: open, signedInAs, intercept }
    },
    /** From now on no call reaches the world. */
    cut() {
      isCut = true
    },
    /** From now on calls wait until `mend`. */
    hold() {
      held = new Promise((resolve) => {
        release = resolve
      })
    },
    /** Calls reach the world again, held ones included. */
    mend() {
      isCut = false
      held = undefined
      release()
    },
    /** The page becomes visible again after so many minutes of the world: what it shows is refetched. */
    comeBackAfter(minutes: number) {
      world.advanceTo(world.now + minutes * 60_000)
      window.dispatchEvent(new Event('visibilitychange'))
    },
    /** Data stays with its age while the world cannot be reached, until Try again is pressed, in each part that has it; `meanwhile` looks at it (CF-115). */
    async expectStale(canvasElement: HTMLElement, meanwhile: () => unknown = () => {}) {
      const canvas = within(canvasElement)
      story.cut()
      story.comeBackAfter(3)
      await canvas.findByText(OLD)
      await meanwhile()
      story.mend()
      for (const retry of canvas.getAllByRole('button', { name: 'Try again' })) await userEvent.click(retry)
      await waitFor(() => expect(canvas.queryByText(/^Updated 3 minutes ago/)).not.toBeInTheDocument())
    },
  }
  return story
}
