import { ApiError, type FleetClientOptions, type MoneyResult } from '@fleetgis/api'
import { acceptBooking, adminBookings, setBookingStatus } from '@fleetgis/api/bookings'
import {
  BOOKING_CODES,
  BOOKING_STATUS_CODES,
  type BookingStatusCode,
  canMove,
  moveBooking,
} from '@fleetgis/domain/bookings'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dayOf } from '../base/stamp.ts'
import { castOf } from '../testing/castOf.ts'
import { clientOf } from '../testing/clientOf.ts'
import { endTask, fuzzRuns } from '../testing/fuzzRuns.ts'
import { openWorld } from '../testing/openWorld.ts'
import { TROUBLES, type Trouble } from '../testing/troubles.ts'
import { canTake } from './assignOffer.ts'
import { type Booking, bookingKey } from './booking.ts'
import { standingBookings } from './standing.ts'

/** More steps for FUZZ_RUNS. */
const STEPS = process.env.FUZZ_RUNS === undefined ? 12 : 50
const LONG = 600_000

const isYes = fc.boolean()
const call = {
  booking: fc.nat(7),
  trouble: fc.constantFrom(...(Object.keys(TROUBLES) as Trouble[])),
  isDouble: isYes,
  isRepeated: isYes,
}
const step = fc.oneof(
  fc.record({ kind: fc.constant('accept' as const), who: fc.constantFrom('driver', 'other'), ...call }),
  fc.record({ kind: fc.constant('assign' as const), who: fc.constantFrom('driver', 'other'), ...call }),
  fc.record({
    kind: fc.constant('move' as const),
    who: fc.constantFrom('driver', 'other', 'passenger', 'admin'),
    to: fc.constantFrom(8, 3, 13),
    ...call,
  }),
  fc.record({ kind: fc.constant('race' as const), booking: call.booking }),
  fc.record({ kind: fc.constant('wait' as const), seconds: fc.integer({ min: 1, max: 120 }) }),
)

type Step = typeof step extends fc.Arbitrary<infer S> ? S : never
type Kind<K extends Step['kind']> = Extract<Step, { kind: K }>

/** Statuses that the clock sets: the passenger boards, the booking ends. */
const BY_CLOCK: readonly BookingStatusCode[] = [4, 5]

/** The standing bookings of a group, the people who may move them, and the expected effect of the calls. */
function openModel() {
  const { world } = openWorld({ drivers: 40, historyDays: 1 })
  const cast = castOf(world)
  const { driver, other, passenger, admin, groupId } = cast
  const clientsWith = (options: Partial<FleetClientOptions>) => ({
    driver: clientOf(world, driver, options),
    other: clientOf(world, other, options),
    passenger: clientOf(world, passenger, options),
    admin: clientOf(world, admin, options),
  })
  const clients = clientsWith({})
  // Only the fault without an answer may run into a time-out: on a busy machine other answers are late too.
  const impatient = clientsWith({ timeouts: { write: 12 } })
  const clientsIn = (name: Trouble) => (name === 'lost' || name === 'unanswered' ? impatient : clients)
  const bookings = standingBookings(world, dayOf(world.now)).filter(
    (one) =>
      one.groupId === groupId && one.createdAt <= world.now && one.createdAt > world.now - 6 * 3_600_000,
  )
  const first = new Map(bookings.map((one) => [one, world.bookings.life(one, world.now).steps]))
  const moved = new Map(bookings.map((one) => [one, [] as { status: number; driver: number | undefined }[]]))
  const now = (one: Booking) => world.bookings.life(one, world.now).current
  const at = (index: number) => {
    const one = bookings[index % bookings.length]
    if (!one) throw new Error('The group has no standing booking.')
    return one
  }

  async function outcomeOf(sent: Promise<MoneyResult<unknown>>): Promise<'done' | 'unknown' | 'refused'> {
    try {
      const result = await sent
      if (result.outcome === 'unknown') result.settle()
      return result.outcome === 'done' ? 'done' : 'unknown'
    } catch (error) {
      if (error instanceof ApiError) return 'refused'
      throw error
    }
  }

  /** The status of a booking in the admin's list: the query after an unknown outcome. */
  async function listed(one: Booking) {
    const filters = { fromDate: '2026-11-20', toDate: '2026-11-20', statuses: BOOKING_STATUS_CODES }
    const list = await clients.admin.call(adminBookings, {
      driverId: admin.key,
      groupId,
      ...filters,
      page: 1,
      size: 10_000,
    })
    return list.bookings.find(({ key }) => key === bookingKey(one))?.status
  }

  /**
   * Sends a call with a fault. `becomes` is the expected status if the server carries the call out; undefined if it
   * must refuse.
   */
  async function send(
    id: string,
    { booking, trouble, isDouble, isRepeated }: Pick<Kind<'move'>, keyof typeof call>,
    becomes: { status: number; driver: number | undefined } | undefined,
    sending: (by: typeof clients) => Promise<MoneyResult<unknown>>,
  ) {
    const one = at(booking)
    const before = now(one).status
    const { faults, isExecuted } = TROUBLES[trouble]
    world.faults.set(faults.map((fault) => ({ ...fault, endpoint: id })))
    const clicks = Array.from({ length: isDouble ? 2 : 1 }, () => sending(clientsIn(trouble)))
    const [outcome, second] = await Promise.all(clicks.map(outcomeOf))
    world.faults.clear()
    // Both clicks share one call.
    if (second !== undefined) expect(second).toBe(outcome)
    const isDone = isExecuted && becomes !== undefined
    if (isDone) moved.get(one)?.push(becomes)
    if (outcome === 'done') expect(isDone).toBe(true)
    if (outcome === 'refused') expect(isDone).toBe(false)
    // After an unknown outcome the client refetches the list, which has the true status.
    expect(await listed(one)).toBe(isDone ? becomes.status : before)
    // Repeating the call is refused, because the booking has moved already.
    if (isRepeated && isDone) expect(await outcomeOf(sending(clients))).toBe('refused')
  }

  const idOf = { driver, other, passenger, admin }

  function accepting(one: Booking, who: 'driver' | 'other', by = clients) {
    return by[who].call(acceptBooking, {
      bookingKey: bookingKey(one),
      driverId: idOf[who].key,
      vehicleNo: '',
    })
  }

  async function run(one: Step): Promise<void> {
    if (one.kind === 'wait') return world.advanceTo(world.now + one.seconds * 1000)
    const booking = at(one.booking)
    const { status, driver: holder } = now(booking)
    if (one.kind === 'race') {
      const outcomes = await Promise.all([
        outcomeOf(accepting(booking, 'other')),
        outcomeOf(accepting(booking, 'driver')),
      ])
      if (moveBooking('driver', status, 'accept') === undefined) {
        return expect(outcomes).toEqual(['refused', 'refused'])
      }
      expect(outcomes).toEqual(['done', 'refused'])
      moved.get(booking)?.push({ status: BOOKING_CODES.assigned, driver: other.index })
      return
    }
    if (one.kind === 'accept') {
      const who = one.who === 'driver' ? driver : other
      const isOpen = moveBooking('driver', status, 'accept') !== undefined
      const becomes = isOpen ? { status: BOOKING_CODES.assigned, driver: who.index } : undefined
      return send(acceptBooking.id, one, becomes, (by) =>
        accepting(booking, one.who === 'driver' ? 'driver' : 'other', by),
      )
    }
    if (one.kind === 'assign') {
      const who = one.who === 'driver' ? driver : other
      const isOpen = moveBooking('admin', status, 'assign') !== undefined && canTake(world, who)
      return send(
        acceptBooking.id,
        one,
        isOpen ? { status: BOOKING_CODES.assigned, driver: who.index } : undefined,
        (by) =>
          by.admin.call(acceptBooking, {
            bookingKey: bookingKey(booking),
            driverId: who.key,
            vehicleNo: world.vehicles[who.index]?.vehicleNo ?? '',
          }),
      )
    }
    const who = one.who as keyof typeof clients
    const actor = who === 'other' ? 'driver' : who
    const isOwn =
      actor === 'driver' ? holder === idOf[who as 'driver' | 'other'].index : isOwner(who, booking)
    const isOpen = isOwn && canMove(actor, status, one.to)
    return send(setBookingStatus.id, one, isOpen ? { status: one.to, driver: holder } : undefined, (by) =>
      by[who].call(setBookingStatus, {
        bookingKey: bookingKey(booking),
        userId: idOf[who].key,
        status: one.to,
      }),
    )
  }

  const isOwner = (who: string, booking: Booking) => who === 'admin' || booking.passenger === driver.index * 2

  /** Every booking has the moves of the calls, in order, and otherwise only those of the clock. */
  function checkMoves() {
    for (const [one, expected] of moved) {
      const { steps } = world.bookings.life(one, world.now)
      const byCalls = steps.slice(first.get(one)?.length).filter(({ status }) => !BY_CLOCK.includes(status))
      expect(byCalls.map(({ status, driver: by }) => ({ status, driver: by }))).toEqual(expected)
    }
  }

  return { run, checkMoves }
}

test(
  'R5 whatever the network does, a booking makes no move twice and misses none',
  async () => {
    await fc.assert(
      fc
        .asyncProperty(fc.array(step, { minLength: 1, maxLength: STEPS }), async (steps) => {
          const { run, checkMoves } = openModel()
          for (const one of steps) await run(one)
          checkMoves()
        })
        .afterEach(endTask),
      { numRuns: fuzzRuns(10) },
    )
  },
  LONG,
)
