import { forgetDrafts, forgetIntents } from '@fleetgis/api'
import { BOOKING_CODES, type BookingState } from '@fleetgis/domain/bookings'
import { bookingId, bookingKey, createCity, rushHour, type Scenario, type World } from '@fleetgis/sandbox'
import { storyConnection } from './storyConnection.ts'
import { storyPlays } from './storyPlays.ts'

interface StoryWorldOptions {
  signedInAs?: string | undefined
  make?: Scenario | undefined
  /** Changes a new world before its first call. */
  prepare?: ((world: World) => void) | undefined
}

/** The city of all scenarios: generated once for all stories. */
const CITY = createCity(1)

/**
 * The world behind the stories of a file: `opened()` returns the parameters of a story. Each story opens a new world,
 * with a connection of its own. That can be cut and slowed down, and the world's clock moved.
 */
export function storyWorld(defaults: StoryWorldOptions = {}) {
  let world = (defaults.make ?? rushHour)({ city: CITY })
  const connection = storyConnection()
  const story = {
    ...connection,
    /** The newest opened world, to read its tables. */
    get world() {
      return world
    },
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
      return {
        world: open,
        connect: connection.connect,
        ...(signedInAs === undefined ? {} : { signedInAs }),
      }
    },
    /** Advances the world by so many minutes, then makes the page visible: its queries refetch. */
    later(minutes: number) {
      world.advanceTo(world.now + minutes * 60_000)
      window.dispatchEvent(new Event('visibilitychange'))
    },
  }
  return Object.assign(story, storyPlays(story))
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
