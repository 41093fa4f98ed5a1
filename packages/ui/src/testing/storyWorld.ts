import type { AnyEndpoint } from '@fleetgis/api'
import { bookingId, bookingKey, rushHour, type Scenario, type World } from '@fleetgis/sandbox'
import type { Network } from './SandboxProvider.tsx'

/** A call as it was sent. */
export interface SentCall {
  readonly path: string
  readonly query: Readonly<Record<string, string>>
  readonly body: unknown
}

const nowhere = (_path: string) => false
/** Whether a path is that of an endpoint without path parameters; any is where none is given. */
const at = (endpoint?: AnyEndpoint) => (path: string) => !endpoint || path === endpoint.path

/**
 * The world of a file of stories, made again for each of them, and the way to its servers. Give `parameters` to the
 * meta or a story, and `reset` as `beforeEach` of the meta. The clock of the page is that of the world.
 */
export function storyWorld(make: Scenario = rushHour) {
  let world = make()
  const { city } = world
  const sent: SentCall[] = []
  let isCut = nowhere
  let isSlow = nowhere
  let mended = Promise.resolve()
  let goOn = () => {}

  const network: Network = async (request, answer) => {
    const { pathname: path, searchParams } = new URL(request.url)
    const text = await request.clone().text()
    sent.push({ path, query: Object.fromEntries(searchParams), body: text && JSON.parse(text) })
    if (isSlow(path)) await mended
    if (isCut(path)) throw new TypeError('Failed to fetch')
    return answer(request)
  }

  function mend() {
    isCut = nowhere
    isSlow = nowhere
    goOn()
  }

  return {
    parameters: {
      world: () => {
        world = make({ city })
        return world
      },
      network,
    },
    /** The world of the story that was opened last. */
    get world() {
      return world
    },
    /** All calls, or those of an endpoint, oldest first. */
    sent: (endpoint?: AnyEndpoint) => sent.filter(({ path }) => at(endpoint)(path)),
    /** From now on no call gets through, or none of an endpoint. */
    cut(endpoint?: AnyEndpoint) {
      isCut = at(endpoint)
    },
    /** From now on calls, or those of an endpoint, wait until it is mended. */
    slow(endpoint?: AnyEndpoint) {
      isSlow = at(endpoint)
      mended = new Promise((resolve) => {
        goOn = resolve
      })
    },
    /** Calls get through again, those that waited too. */
    mend,
    /** The page becomes visible again so many minutes later. */
    later(minutes: number) {
      world.advanceTo(world.now + minutes * 60_000)
      window.dispatchEvent(new Event('visibilitychange'))
    },
    reset() {
      mend()
      sent.length = 0
    },
  }
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
