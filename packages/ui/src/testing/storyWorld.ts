import { type AnyEndpoint, forgetDrafts, forgetIntents } from '@fleetgis/api'
import { BOOKING_CODES, type BookingState } from '@fleetgis/domain/bookings'
import { bookingId, bookingKey, createCity, rushHour, type Scenario, type World } from '@fleetgis/sandbox'
import { HttpResponse, http, type RequestHandler } from 'msw'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { expectSteady, placeOf } from './expectSteady.ts'
import { isReading } from './isReading.ts'
import type { PlayContext, Shown } from './playOnPhone.ts'
import { deferred, type StoryCall, type StoryServers } from './storyServers.ts'

interface StoryWorldOptions {
  signedInAs?: string | undefined
  make?: Scenario | undefined
  /** Changes a new world before its first call. */
  prepare?: ((world: World) => void) | undefined
}

const OLD = 'Updated 3 minutes ago. The server cannot be reached. Check your connection and try again.'

/** The city of all scenarios: generated once for all stories. */
const CITY = createCity(1)

const nowhere = (_path: string) => false
/** Matches the path of an endpoint without path parameters; matches every path without an endpoint. */
const at = (endpoint?: AnyEndpoint | string) => (path: string) =>
  endpoint === undefined || path === (typeof endpoint === 'string' ? endpoint : endpoint.path)

/** The connection of a story to its servers. */
interface Connection {
  isCut: (path: string) => boolean
  isSlow: (path: string) => boolean
  mended: Promise<void>
  release: () => void
}

const mendedConnection = (): Connection => ({
  isCut: nowhere,
  isSlow: nowhere,
  mended: Promise.resolve(),
  release() {},
})

/**
 * The world behind the stories of a file: `opened()` returns the parameters of a story. Each story opens a new world,
 * with a connection of its own. That can be cut and slowed down, and the world's clock moved.
 */
export function storyWorld(defaults: StoryWorldOptions = {}) {
  let world = (defaults.make ?? rushHour)({ city: CITY })
  let servers: StoryServers | undefined
  let connection = mendedConnection()

  /** The handlers in front of those of the world. A slow call that is mended meanwhile goes on to them. */
  function connect(opened: StoryServers): RequestHandler[] {
    const own = mendedConnection()
    servers = opened
    connection = own
    return [
      http.all('*', async ({ request }) => {
        const { pathname } = new URL(request.url)
        if (own.isSlow(pathname)) await own.mended
        return own.isCut(pathname) ? HttpResponse.error() : undefined
      }),
    ]
  }

  const story = {
    /** The newest opened world, to read its tables. */
    get world() {
      return world
    },
    /** All calls that have arrived, or those of an endpoint or path, oldest first. */
    calls: (endpoint?: AnyEndpoint | string) =>
      (servers?.calls ?? []).filter(({ path }) => at(endpoint)(path)),
    /** Whether the page has aborted a call. */
    isAborted: (call: StoryCall | undefined) => call !== undefined && servers?.isAborted(call) === true,
    /** The parameter `connect` of stories with an `answer` in place of the world. */
    connect,
    opened({
      signedInAs = defaults.signedInAs,
      make = defaults.make ?? rushHour,
      prepare = defaults.prepare,
    }: StoryWorldOptions = {}) {
      const open = () => {
        world = make({ city: CITY })
        forgetIntents()
        forgetDrafts()
        prepare?.(world)
        return world
      }
      return { world: open, connect, ...(signedInAs === undefined ? {} : { signedInAs }) }
    },
    /** Following calls fail, all or those of an endpoint. */
    cut(endpoint?: AnyEndpoint) {
      connection.isCut = at(endpoint)
    },
    /** Following calls wait until `mend`, all or those of an endpoint. */
    slow(endpoint?: AnyEndpoint) {
      connection.isSlow = at(endpoint)
      const { promise, resolve } = deferred<void>()
      connection.mended = promise
      connection.release = resolve
    },
    /** Calls reach the world again, including the waiting ones. */
    mend() {
      connection.isCut = nowhere
      connection.isSlow = nowhere
      connection.release()
    },
    /** Waits until no call is under way, and until no answer has led to another one. */
    async quiet() {
      let seen = -1
      await waitFor(() => {
        const before = seen
        seen = story.calls().length
        return expect([servers?.underWay, seen]).toEqual([0, before])
      })
    },
    /** Advances the world by so many minutes, then makes the page visible: its queries refetch. */
    later(minutes: number) {
      world.advanceTo(world.now + minutes * 60_000)
      window.dispatchEvent(new Event('visibilitychange'))
    },
    /**
     * Expects a live strip that is out of date while the world is cut, and live after Try again; calls `meanwhile`
     * between (CF-115).
     */
    async expectOutOfDate(canvasElement: HTMLElement, meanwhile: () => unknown = () => {}) {
      const strip = () => canvasElement.querySelector<HTMLElement>('[data-component="LiveStrip"]')
      // A call under way would still succeed.
      await story.quiet()
      story.cut()
      story.later(3)
      await waitFor(() =>
        expect(strip()).toHaveTextContent(
          'Out of date, 3 min The server cannot be reached. Check your connection and try again.',
        ),
      )
      await meanwhile()
      if (isReading()) return
      story.mend()
      await userEvent.click(within(strip() ?? canvasElement).getByRole('button', { name: 'Try again' }))
      // A strip of problems only is gone.
      await waitFor(() => expect(strip()?.dataset.state ?? 'live').toBe('live'))
    },
    /** Expects a failure while the world is cut, and presses Try again once it is not. */
    async expectFailed(canvasElement: HTMLElement) {
      const canvas = within(canvasElement)
      await expect(await canvas.findByRole('alert')).toHaveTextContent('The server cannot be reached.')
      if (isReading()) return
      story.mend()
      await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    },
    /**
     * Expects data with its age in each part while the world is cut, and fresh data after Try again; calls `meanwhile`
     * between (CF-115).
     */
    async expectStale(canvasElement: HTMLElement, meanwhile: () => unknown = () => {}) {
      const canvas = within(canvasElement)
      story.cut()
      story.later(3)
      await canvas.findByText(OLD)
      await meanwhile()
      if (isReading()) return
      story.mend()
      for (const retry of canvas.getAllByRole('button', { name: 'Try again' })) await userEvent.click(retry)
      await waitFor(() => expect(canvas.queryByText(/^Updated 3 minutes ago/)).not.toBeInTheDocument())
    },
    /** A `play` after `slow`: it reads Loading, asserts `meanwhile`, and shows the data once the world answers. */
    playLoading:
      (shown: Shown, meanwhile: (canvasElement: HTMLElement) => unknown = () => {}) =>
      async ({ canvasElement }: PlayContext) => {
        await expect(await within(canvasElement).findByText('Loading')).toHaveRole('status')
        await meanwhile(canvasElement)
        if (isReading()) return
        story.mend()
        await shown(canvasElement)
      },
    /**
     * After `slow`: expects that what `look` returns stays the same until the data is there, and then too. Meanwhile
     * `early`, such as the text of an empty list, stays the same. A reader's story ends loading: then it returns false.
     */
    async expectSteadyLoading(look: () => unknown, early: () => unknown, shown: () => unknown) {
      await expectSteady(() => [look(), early()])
      const before = look()
      if (isReading()) return false
      story.mend()
      await shown()
      await expect(look()).toEqual(before)
      return true
    },
    /** Presses the retry of a failure, which stays in place with the focus until the world answers. */
    async expectSteadyRetry(retry: () => HTMLElement) {
      story.mend()
      story.slow()
      await userEvent.click(retry())
      await expectSteady(() => [placeOf(retry()), document.activeElement === retry()])
      story.mend()
    },
    /** A `play` after `cut`: the failure, then the data (CF-115). */
    playFailed:
      (shown: Shown) =>
      async ({ canvasElement }: PlayContext) => {
        await story.expectFailed(canvasElement)
        if (!isReading()) await shown(canvasElement)
      },
    /** A `play`: the data, then its age while the world is cut (CF-115). */
    playStale:
      (shown: Shown) =>
      async ({ canvasElement }: PlayContext) => {
        await shown(canvasElement)
        await story.expectStale(canvasElement)
      },
  }
  return story
}

type Booking = Parameters<World['bookings']['life']>[0]

/** The newest booking of the world's first driver in a state, with its key and its id. */
export function bookingAt(
  { bookings, now }: World,
  state: BookingState,
  isWanted: (booking: Booking) => boolean = () => true,
) {
  const kind = state === 'complete' ? 'trip' : 'standing'
  for (const booking of bookings.made(0, Number.POSITIVE_INFINITY, now)) {
    const { origin } = booking
    const driver = origin.kind === 'standing' ? origin.driver : origin.trip.driver
    if (
      origin.kind === kind &&
      driver === 0 &&
      isWanted(booking) &&
      bookings.life(booking, now).current.status === BOOKING_CODES[state]
    )
      return { booking, key: bookingKey(booking), id: bookingId(booking) }
  }
  throw new Error(`No booking of the first driver is ${state}.`)
}

/** The names of groups and vehicles in Latin letters: the `latinWords` of a Burmese story. Long words first. */
export function latinWords({ groups, vehicles }: World): Record<string, string> {
  const words = [...groups.map(({ name }) => name), ...vehicles.flatMap(({ brand, model }) => [brand, model])]
  words.sort((one, other) => other.length - one.length)
  return Object.fromEntries(words.map((word) => [word, 'entered so']))
}
