// R5, CF-170: Chromium sends a POST again by itself where a connection that was kept open closes before the first byte of
// the answer. Each test is one press in a browser, against a server that closes the connection after it has executed the
// call: the sandbox over real HTTP, without the guards that would refuse a second top-up.
import type { EndpointName } from '../../packages/api/src/endpoints.ts'
import type { World } from '../../packages/sandbox/src/server.ts'
import { ADMIN, test as base, expect, freeDriversOf, NOW, queryFor } from './money.ts'
import type { MoneyWindow, Press } from './page.tsx'
import { type Watched, watch } from './watch.ts'

const GROUP = 'G002'
const TODAY = Math.floor((NOW + 6.5 * 3_600_000) / 86_400_000)

/** How often the server closes: Chromium repeats a call once for each connection that was kept open. */
const CLOSED = 3

interface Closing {
  ledger: Watched
  world: World
  press(press: Press): Promise<string[]>
}

const test = base.extend<{ closing: Closing }>({
  closing: async ({ page }, use) => {
    const { createSandboxServer, createWorld } = await import('../../packages/sandbox/src/server.ts')
    const { refuse } = await import('../../packages/sandbox/src/answer.ts')
    const ledger = watch(createWorld({ seed: 1, now: NOW, drivers: 60 }), refuse)
    const { world } = ledger
    const server = await createSandboxServer({ world, port: 0, clock: () => NOW })
    await page.goto(`${process.env.MONEY_PAGE}/?${new URLSearchParams(queryFor(world, server.url))}`)
    await page.getByRole('heading', { name: 'Drivers' }).waitFor()
    await use({
      ledger,
      world,
      press: (press) => page.evaluate((one) => (window as unknown as MoneyWindow).press(one), press),
    })
    await server.close()
  },
})

/** What a person presses, and how often the server has executed it. */
interface Scene {
  call: EndpointName
  input: object
  userId: string
  executed(ledger: Watched): number
}

const adminOf = (world: World) => world.accounts.find(ADMIN)?.key ?? ''
const driversOf = (world: World) => freeDriversOf(world, GROUP)
const movements = ({ movements }: Watched) => movements.length

function decision(world: World, status: 2 | 4): Pick<Scene, 'call' | 'input' | 'userId'> {
  const request = world.requests
    .of(GROUP, TODAY, TODAY, NOW)
    .find((one) => world.requests.status(one, NOW) === 1)
  if (!request) throw new Error('No request waits for a decision.')
  const { key: requestKey, driver, amount } = request
  const input = { userId: adminOf(world), driverId: driver.key, groupId: GROUP, requestKey, amount, status }
  return { call: 'decideTopUp', input, userId: ADMIN }
}

/** A pending booking of the group, a driver who can take it, and how many steps calls have added to it. */
async function pending(world: World) {
  const { BOOKING_CODES } = await import('../../packages/domain/src/bookings/index.ts')
  const { bookingKey } = await import('../../packages/sandbox/src/bookings/booking.ts')
  const { canTake } = await import('../../packages/sandbox/src/bookings/assignOffer.ts')
  const booking = [...world.bookings.made(TODAY, TODAY, NOW)].find(
    (one) => one.groupId === GROUP && world.bookings.life(one, NOW).current.status === BOOKING_CODES.pending,
  )
  const driver = world.drivers.find((one) => one.groupId === GROUP && canTake(world, one))
  if (!booking || !driver) throw new Error('No booking waits for a driver.')
  const stepsOf = () => world.bookings.life(booking, NOW).steps.length
  const before = stepsOf()
  return {
    driver,
    input: { bookingKey: bookingKey(booking), driverId: driver.key, vehicleNo: '' },
    executed: () => stepsOf() - before,
  }
}

async function payment(world: World) {
  const { bookingKey } = await import('../../packages/sandbox/src/bookings/booking.ts')
  const booking = [...world.bookings.made(TODAY - 5, TODAY, NOW)].find(({ groupId }) => groupId === GROUP)
  if (!booking) throw new Error('There are no bookings.')
  return { key: bookingKey(booking), executed: () => Number(world.payments.changes.has(booking.index)) }
}

const SCENES: Readonly<Record<string, (world: World) => Scene | Promise<Scene>>> = {
  'Top up': (world) => {
    const [driver] = driversOf(world)
    const driverId = driver?.key ?? ''
    world.checks.open({ userId: ADMIN, driverKey: driverId, groupId: GROUP }, NOW)
    const input = { userId: adminOf(world), driverId, groupId: GROUP, amount: 5000 }
    return { call: 'topUp', input, userId: ADMIN, executed: movements }
  },
  'Add Balance': (world) => {
    const input = { driverId: driversOf(world)[0]?.key ?? '', groupId: GROUP, amount: 5000 }
    return { call: 'addBalance', input, userId: ADMIN, executed: movements }
  },
  Approve: (world) => ({ ...decision(world, 2), executed: movements }),
  Reject: (world) => ({
    ...decision(world, 4),
    executed: () =>
      world.requests.of(GROUP, TODAY, TODAY, NOW).filter((one) => world.requests.status(one, NOW) === 4)
        .length,
  }),
  'Save a payment': async (world) => {
    const { key, executed } = await payment(world)
    const input = { bookingKey: key, customerName: 'Thida' }
    return { call: 'savePayment', input, userId: ADMIN, executed }
  },
  'Report a payment': async (world) => {
    const { key, executed } = await payment(world)
    const input = {
      bookingKey: key,
      customerName: '',
      userId: '+959',
      status: 'success',
      transactionId: 'T-1',
    }
    return { call: 'updatePayment', input, userId: ADMIN, executed }
  },
  Accept: async (world) => {
    const { driver, input, executed } = await pending(world)
    return { call: 'acceptBooking', input, userId: driver.userId, executed }
  },
  Assign: async (world) => {
    const { input, executed } = await pending(world)
    return { call: 'acceptBooking', input, userId: ADMIN, executed }
  },
}

/** Makes the press while the server closes its connections, and counts what it makes of it. */
async function pressed({ world, ledger, press }: Closing, scene: Scene, isKeyed: boolean) {
  const { call, input, userId, executed } = scene
  const before = executed(ledger)
  const token = world.tokens.issue({ kind: 'page', userId }, NOW)
  world.faults.set([{ kind: 'close', endpoint: call, times: CLOSED }])
  const outcomes = await press({ call, input, token, isKeyed })
  const requests = ledger.arrivals.filter((name) => name === call).length
  return { outcomes, requests, executed: executed(ledger) - before }
}

for (const [name, open] of Object.entries(SCENES)) {
  test(`R5 CF-170 a closed connection, with idempotency keys: one ${name} is executed once`, async ({
    closing,
  }) => {
    const { outcomes, requests, executed } = await pressed(closing, await open(closing.world), true)
    expect(requests, 'the browser has sent more than the page').toBeGreaterThan(outcomes.length)
    expect(outcomes.at(-1)).toBe('done')
    expect(executed).toBe(1)
  })
}

for (const name of ['Top up', 'Add Balance']) {
  test(`R5 a closed connection, without idempotency keys: a server may execute one ${name} for each request`, async ({
    closing,
  }) => {
    const scene = await SCENES[name]?.(closing.world)
    if (!scene) throw new Error(`There is no ${name}.`)
    const { outcomes, requests, executed } = await pressed(closing, scene, false)
    expect(requests, 'the browser has sent more than the page').toBeGreaterThan(outcomes.length)
    expect(executed).toBe(requests)
  })
}

for (const name of ['Approve', 'Reject', 'Report a payment', 'Accept', 'Assign']) {
  test(`R5 a closed connection, without idempotency keys: a server may refuse a ${name} that it executed`, async ({
    closing,
  }) => {
    const scene = await SCENES[name]?.(closing.world)
    if (!scene) throw new Error(`There is no ${name}.`)
    const { outcomes, requests, executed } = await pressed(closing, scene, false)
    expect(requests, 'the browser has sent more than the page').toBeGreaterThan(outcomes.length)
    expect(outcomes.at(-1)).toBe('409')
    expect(executed).toBe(1)
  })
}
