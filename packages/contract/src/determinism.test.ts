import { createFleetClient } from '@fleetgis/api'
import { acceptBooking, driverBookings, setBookingStatus } from '@fleetgis/api/bookings'
import { geocoderSearch, openStreetSearch, placeDetails, placeSuggestions } from '@fleetgis/api/places'
import { addBalance } from '@fleetgis/api/wallet'
import { createRespond, createWorld, type World } from '@fleetgis/sandbox'
import { expect, test } from 'vitest'
import { checkContract } from './checkContract.ts'
import { NOW } from './testing/openSandbox.ts'
import { usersOf } from './testing/usersOf.ts'

const SANDBOX = 'http://sandbox.test'
const PENDING = 1
const ON_THE_WAY = 8
const MINUTE = 60_000

/** The world as bytes. Derived values show in the answers. */
const bytesOf = (world: World): string =>
  JSON.stringify(world, (_, value) =>
    value instanceof Map || value instanceof Set
      ? [...value]
      : typeof value === 'bigint' || typeof value === 'function'
        ? String(value)
        : value,
  )

/**
 * A scripted morning: all kinds of users read everything, a driver takes a booking and gets money, and everything is read
 * again later. Returns the world and all replies as bytes.
 */
async function morning(seed: number, name: string): Promise<{ world: string; answers: string[] }> {
  const world = createWorld({ seed, now: NOW, drivers: 40, historyDays: 4 })
  const respond = createRespond(world)
  const answers: string[] = []
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init)
    const response = await respond(request)
    const { pathname, search } = new URL(request.url)
    answers.push(`${pathname}${search} ${response.status} ${await response.clone().text()}`)
    return response
  }
  const { staff, viewer, everyone } = usersOf(world, SANDBOX, NOW)
  const clientOf = ({ token }: { token: string }) =>
    createFleetClient({ bases: { main: SANDBOX }, pageToken: token, appId: '001', fetch })

  async function readAll(round: string) {
    for (const user of everyone()) await checkContract({ ...user, now: world.now, fetch })
    // The public servers of places, which the check does not ask. One of them is asked at most once a second.
    const places = createFleetClient({
      bases: { main: SANDBOX, nominatim: `http://${name}-${round}.test` },
      mapsKey: 'demo',
      fetch,
    })
    await places.call(openStreetSearch, { text: 'market' })
    await places.call(geocoderSearch, { text: 'market' })
    const [place] = await places.call(placeSuggestions, { text: 'market', sessionToken: 'a' })
    await places.call(placeDetails, { id: place?.id ?? '' })
  }

  await readAll('before')
  const driver = viewer('Driver: bookings')
  const { userId = '', groupId = '' } = driver.ids ?? {}
  const asDriver = clientOf(driver)
  const day = new Date(NOW).toISOString().slice(0, 10)
  const { bookings } = await asDriver.call(driverBookings, {
    driverId: userId,
    groupId,
    fromDate: day,
    toDate: day,
    statuses: [PENDING],
    page: 1,
    size: 10,
  })
  const bookingKey = bookings[0]?.key ?? ''
  await asDriver.call(acceptBooking, { bookingKey, driverId: userId, vehicleNo: '' })
  await asDriver.call(setBookingStatus, { bookingKey, userId, status: ON_THE_WAY })
  await clientOf(staff('admin@fleetgis.example')).call(addBalance, { driverId: userId, groupId, amount: 500 })
  world.advanceTo(world.now + 7 * MINUTE)
  await readAll('after')
  return { world: bytesOf(world), answers }
}

test('two sandboxes of a seed and a moment are the same byte for byte, in their tables and in every answer', async () => {
  const one = await morning(3, 'one')
  const other = await morning(3, 'other')
  expect(one.answers.length).toBeGreaterThan(500)
  for (const [index, answer] of one.answers.entries()) expect(other.answers[index]).toBe(answer)
  expect(one.world === other.world).toBe(true)
  expect(one.world.length).toBeGreaterThan(100_000)
})

test("CF-22 the check asks for days of the fleet's time zone: 18:00 UTC is the next day in Yangon", async () => {
  const periods: unknown[] = []
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const { pathname } = new URL(String(input))
    if (pathname === '/location') periods.push(JSON.parse(String(init?.body)))
    return Response.json({ status: 200 })
  }
  await checkContract({ bases: { main: SANDBOX }, token: 'a-token', now: Date.UTC(2026, 10, 20, 18), fetch })
  expect(periods).toMatchObject([{ startdate: '2026-11-15', enddate: '2026-11-21' }])
})
