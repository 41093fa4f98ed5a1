import type { AnyEndpoint } from '@fleetgis/api'
import { bookingId, bookingKey, rushHour, type Scenario, type World } from '@fleetgis/sandbox'
import { configure, expect, userEvent, waitFor, within } from 'storybook/test'
import type { Network } from './SandboxProvider.tsx'

// A loaded machine must not fail a story that proves something else than speed.
configure({ asyncUtilTimeout: 10_000 })

/** A call of a story, in the server's words. */
export interface StoryCall {
  readonly method: string
  readonly path: string
  readonly query: Readonly<Record<string, string>>
  readonly body: unknown
}

interface StoryWorldOptions {
  signedInAs?: string | undefined
  make?: Scenario | undefined
  /** Changes a new world before its first call. */
  prepare?: ((world: World) => void) | undefined
}

const OLD = 'Updated 3 minutes ago. The server cannot be reached. Check your connection and try again.'

const nowhere = (_path: string) => false
/** Whether a path is that of an endpoint without path parameters; any is where none is given. */
const at = (endpoint?: AnyEndpoint | string) => (path: string) =>
  endpoint === undefined || path === (typeof endpoint === 'string' ? endpoint : endpoint.path)

/**
 * The world behind the stories of a file: `opened()` are the parameters of a story, `mend` the `beforeEach` of the meta.
 * Each story opens a new world. The connection to it can be cut and slowed down, and its clock moved.
 */
export function storyWorld(defaults: StoryWorldOptions = {}) {
  let world = (defaults.make ?? rushHour)()
  const { city } = world
  let calls: StoryCall[] = []
  let isCut = nowhere
  let isSlow = nowhere
  let mended = Promise.resolve()
  let release = () => {}

  const network: Network = async (request, respond) => {
    const { pathname: path, searchParams } = new URL(request.url)
    const text = await request.clone().text()
    const body = text === '' ? undefined : JSON.parse(text)
    calls.push({ method: request.method, path, query: Object.fromEntries(searchParams), body })
    if (isSlow(path)) await mended
    if (isCut(path)) throw new TypeError('Failed to fetch')
    return respond(request)
  }

  const story = {
    /** The newest world that a story has opened, for a look into its tables. */
    get world() {
      return world
    },
    /** All calls, or those of an endpoint or path, the newest last. */
    calls: (endpoint?: AnyEndpoint | string) => calls.filter(({ path }) => at(endpoint)(path)),
    opened({
      signedInAs = defaults.signedInAs,
      make = defaults.make ?? rushHour,
      prepare = defaults.prepare,
    }: StoryWorldOptions = {}) {
      const open = () => {
        world = make({ city })
        calls = []
        prepare?.(world)
        return world
      }
      return { world: open, network, ...(signedInAs === undefined ? {} : { signedInAs }) }
    },
    /** From now on no call reaches the world, or none of an endpoint. */
    cut(endpoint?: AnyEndpoint) {
      isCut = at(endpoint)
    },
    /** From now on calls, or those of an endpoint, wait until `mend`. */
    slow(endpoint?: AnyEndpoint) {
      isSlow = at(endpoint)
      mended = new Promise((resolve) => {
        release = resolve
      })
    },
    /** Calls reach the world again, waiting ones included. */
    mend() {
      isCut = nowhere
      isSlow = nowhere
      release()
    },
    /** The page becomes visible again after so many minutes of the world: what it shows is refetched. */
    later(minutes: number) {
      world.advanceTo(world.now + minutes * 60_000)
      window.dispatchEvent(new Event('visibilitychange'))
    },
    /** Data stays with its age while the world cannot be reached, until Try again is pressed, in each part that has it; `meanwhile` looks at it (CF-115). */
    async expectStale(canvasElement: HTMLElement, meanwhile: () => unknown = () => {}) {
      const canvas = within(canvasElement)
      story.cut()
      story.later(3)
      await canvas.findByText(OLD)
      await meanwhile()
      story.mend()
      for (const retry of canvas.getAllByRole('button', { name: 'Try again' })) await userEvent.click(retry)
      await waitFor(() => expect(canvas.queryByText(/^Updated 3 minutes ago/)).not.toBeInTheDocument())
    },
  }
  return story
}

type Booking = Parameters<World['bookings']['life']>[0]

const RECEIPTS: readonly number[] = [5, 9, 10]

/** The newest booking of the world's first driver that stands at a status, with its key and its id. */
export function bookingAt(
  { bookings, now }: World,
  status: number,
  isWanted: (booking: Booking) => boolean = () => true,
) {
  const kind = RECEIPTS.includes(status) ? 'trip' : 'standing'
  for (const booking of bookings.made(0, Number.POSITIVE_INFINITY, now)) {
    const { origin } = booking
    const driver = origin.kind === 'standing' ? origin.driver : origin.trip.driver
    if (
      origin.kind === kind &&
      driver === 0 &&
      isWanted(booking) &&
      bookings.life(booking, now).current.status === status
    )
      return { booking, key: bookingKey(booking), id: bookingId(booking) }
  }
  throw new Error(`No booking of the first driver stands at ${status}.`)
}

/** What people of a world have entered in Latin letters: the `latinWords` of a Burmese story. Long words come first. */
export function latinWords({ city, drivers, passengers, vehicles }: World): Record<string, string> {
  const names = [...drivers, ...passengers, ...city.places].map(({ name }) => name.en)
  const words = [...names, ...vehicles.flatMap(({ brand, model }) => [brand, model])]
  words.sort((one, other) => other.length - one.length)
  return Object.fromEntries(words.map((word) => [word, 'entered so']))
}
