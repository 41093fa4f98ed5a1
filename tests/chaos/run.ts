// `npm run test:long -- chaos`: a member of staff and the users of web views go through the console at random, over
// servers with every fault that the sandbox has (R4). In turns the faults come, become an outage of every call and end:
// then all that is on screen must have loaded within two poll periods. Ends with 1 after an uncaught error, an unhandled
// rejection, a raw value on screen, a duplicate row, a status that goes back, or a page that does not recover;
// and where no part failed or no status changed, so that nothing was tried.
//   node --conditions=@fleetgis/source tests/chaos/run.ts --seeds 2 --minutes 10
//   --seed 7     only this seed        --built     the last build of the console
//   --at-once 5  so many seeds beside each other
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { parseArgs } from 'node:util'
import { type Browser, chromium, type Page, type Request } from 'playwright'
import { BOOKING_CODES } from '../../packages/domain/src/bookings/index.ts'
import { createRandom, type Random } from '../../packages/sandbox/src/base/random.ts'
import { readyLinks, type World } from '../../packages/sandbox/src/server.ts'
import { CHROMIUM_FLAGS, chromiumPath } from '../../tools/browser.ts'
import { startWithSandbox } from '../../tools/preview.ts'
import { storedSession } from '../browsers/storedSession.ts'
import buildConsole from '../e2e/buildConsole.ts'
import { endWithProblems, measured } from '../performance/limits.mjs'
import { visitsOf } from '../tour/visits.ts'
import { FAULTS } from './faults.ts'
import { isStale } from './staleStatus.ts'
import { act } from './wander.ts'
import {
  closeOverlays,
  findTroubles,
  isSignedOut,
  type Troubles,
  type Watched,
  watchPage,
} from './watchPage.ts'

const STAFF = 'admin@fleetgis.example'
/** The poll period of the pages, in milliseconds. */
const POLL = 30_000
/** How long faults last before they end for a while. */
const FAULTY = 45_000
/** The end of that time, in which no call succeeds: long enough for those that are repeated. */
const DOWN = 12_000
const { values } = parseArgs({
  options: {
    seeds: { type: 'string', default: '2' },
    minutes: { type: 'string', default: '10' },
    seed: { type: 'string' },
    'at-once': { type: 'string', default: '1' },
    built: { type: 'boolean' },
  },
})

/** A page that is watched. */
interface Seen {
  name: string
  page: Page
  watched: Watched
  /** When each request that has no answer yet was sent, epoch milliseconds. */
  unanswered: ReadonlyMap<Request, number>
}

interface Visitor extends Seen {
  /** Opens the next page. */
  visit(): Promise<void>
}

/** Pages that are opened once and left alone: their polls go through every outage. By the titles of their links. */
const LEFT_ALONE = [
  'Group admin: bookings',
  'Driver: bookings',
  'Map: several groups',
  'Group admin: chats',
] as const

interface Site {
  address: string
  world: World
  close(): Promise<unknown>
}

async function openSite(seed: number): Promise<Site> {
  const { preview, sandbox, close } = await startWithSandbox('apps/console/dist', {
    world: { seed, drivers: 60 },
    config: { poll: { locations: POLL, trips: POLL, chat: 5_000, webViews: POLL } },
  })
  if (!sandbox) throw new Error('config.json of this build names other servers than the sandbox.')
  return { address: preview.address, world: sandbox.world, close }
}

async function openPage(browser: Browser, viewport: { width: number; height: number }) {
  const context = await browser.newContext({ viewport, reducedMotion: 'reduce', serviceWorkers: 'block' })
  const page = await context.newPage()
  const unanswered = new Map<Request, number>()
  page.on('request', (request) => unanswered.set(request, Date.now()))
  page.on('requestfinished', (request) => unanswered.delete(request))
  page.on('requestfailed', (request) => unanswered.delete(request))
  return { page, unanswered, watched: await watchPage(page) }
}

async function open({ page, watched }: Pick<Seen, 'page' | 'watched'>, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'commit', timeout: 30_000 }).catch(({ message }: Error) => {
    // The page that is left may lead on by itself, as that of a payment does.
    if (/interrupted by another navigation|ERR_ABORTED/.test(message)) return
    watched.errors.push(`${new URL(address).pathname}: ${message}`.slice(0, 600))
  })
}

async function openStaff(browser: Browser, { address, world }: Site, random: Random): Promise<Visitor> {
  const opened = await openPage(browser, { width: 1280, height: 800 })
  const { page } = opened
  async function signIn() {
    await open(opened, `${address}/favicon.svg`)
    await page.evaluate(
      (entries) => {
        for (const [name, value] of Object.entries(entries)) localStorage.setItem(name, value)
      },
      storedSession(world, { userId: STAFF }),
    )
  }
  await signIn()
  const [first = '', ...others] = visitsOf(world)
    .filter(({ user }) => user?.userId === STAFF)
    .map((visit) => visit.address)
  return {
    name: 'staff',
    ...opened,
    async visit() {
      // A refused token has ended the session.
      if (!new URL(page.url()).pathname.startsWith('/home')) await signIn()
      await open(opened, address + random.pick([first, ...others]))
    },
  }
}

async function openWebViews(browser: Browser, { address, world }: Site, random: Random): Promise<Visitor> {
  const opened = await openPage(browser, { width: 390, height: 780 })
  const paths = readyLinks(world).map(({ path }) => path)
  const [first = '', ...others] = paths
  return {
    name: 'web views',
    ...opened,
    visit: () => open(opened, address + random.pick([first, ...others])),
  }
}

/** Opens the pages that are left alone. A visit opens the same page with a new token, as its host does. */
async function openLeftAlone(browser: Browser, { address, world }: Site): Promise<Visitor[]> {
  return Promise.all(
    LEFT_ALONE.map(async (name) => {
      const seen = await openPage(browser, { width: 390, height: 780 })
      async function visit() {
        const link = readyLinks(world).find(({ title }) => title === name)
        await open(seen, address + link?.path)
      }
      await visit()
      return { name, ...seen, visit }
    }),
  )
}

/** Opens those again whose token was refused, and returns how many. */
async function reopenSignedOut(visitors: readonly Visitor[]): Promise<number> {
  const states = await Promise.all(visitors.map(({ page }) => isSignedOut(page).catch(() => false)))
  const signedOut = visitors.filter((_, index) => states[index])
  await Promise.all(signedOut.map(({ visit }) => visit()))
  return signedOut.length
}

async function wander({ page, visit }: Visitor, random: Random, until: number): Promise<void> {
  while (Date.now() < until) {
    await visit()
    const actions = 3 + random.int(8)
    for (let count = 0; count < actions && Date.now() < until; count += 1) await act(page, random)
  }
}

/** How late timers of this process are. The servers run in it too, and the page is not to blame for a late answer. */
const lateness = monitorEventLoopDelay()
lateness.enable()

/** What a page that has not recovered waits for. */
function describeWaiting(unanswered: ReadonlyMap<Request, number>): string {
  const requests = [...unanswered].map(
    ([request, sent]) =>
      `${new URL(request.url()).pathname} for ${((Date.now() - sent) / 1_000).toFixed(1)} s`,
  )
  return `without an answer: ${requests.join(', ') || 'none'}; timers up to ${(lateness.max / 1e9).toFixed(1)} s late`
}

interface Recovery {
  seconds: number
  /** How many parts had failed. */
  failed: number
  /** Those that did not. */
  left: string[]
}

/** Recovers what is on top, and then what it has covered, which has the same time. */
async function recoverAll(seen: Seen): Promise<Recovery> {
  const above = await recover(seen)
  await closeOverlays(seen.page).catch(() => {})
  const below = await recover(seen)
  return {
    seconds: Math.max(above.seconds, below.seconds),
    failed: above.failed + below.failed,
    left: [...above.left, ...below.left],
  }
}

/** Seconds until nothing on the page says that it could not be loaded; what still does after two poll periods. */
async function recover({ name, page, unanswered }: Seen): Promise<Recovery> {
  const start = Date.now()
  let first: number | undefined
  for (;;) {
    // A page that is being left answers nothing.
    const { failed, waiting } = await findTroubles(page).catch(
      ({ message }: Error): Troubles => ({ failed: [], waiting: [message] }),
    )
    first ??= failed.length
    const left = [...failed, ...waiting.map((what) => `waits: ${what}`)]
    const seconds = (Date.now() - start) / 1_000
    if (left.length === 0) return { seconds, failed: first, left }
    if (seconds * 1_000 > 2 * POLL) {
      const { pathname } = new URL(page.url())
      const calls = describeWaiting(unanswered)
      return { seconds, failed: first, left: left.map((text) => `${name}, ${pathname}: ${text} (${calls})`) }
    }
    await page.waitForTimeout(250)
  }
}

/** The statuses that went back on a card, by the steps of its booking in the world. */
function staleOf({ statuses }: Watched, { world }: Site): string[] {
  const codeOf = (name: string) => BOOKING_CODES[name as keyof typeof BOOKING_CODES]
  return statuses.flatMap(({ key, from, to }) => {
    const booking = world.bookings.find(key, world.now)
    const steps = booking ? world.bookings.life(booking, world.now).steps.map(({ status }) => status) : []
    return isStale({ key, from: codeOf(from), to: codeOf(to) }, steps) ? [`${key}: ${from}, then ${to}`] : []
  })
}

/** One session of a seed: what went wrong, and the slowest recovery. */
async function session(browser: Browser, seed: number, minutes: number) {
  const site = await openSite(seed)
  const walkers = [
    await openStaff(browser, site, createRandom(seed, 'staff')),
    await openWebViews(browser, site, createRandom(seed, 'web views')),
  ]
  const leftAlone = await openLeftAlone(browser, site)
  const seen: Seen[] = [...walkers, ...leftAlone]
  const left: string[] = []
  let slowest = 0
  let cycles = 0
  let failed = 0
  let reopened = 0
  const end = Date.now() + minutes * 60_000
  while (Date.now() < end) {
    site.world.faults.set(FAULTS)
    const until = Math.min(end, Date.now() + FAULTY)
    const walks = walkers.map((walker) => ({ walker, random: createRandom(seed, walker.name, cycles) }))
    const wanderUntil = (time: number) =>
      Promise.all(walks.map(({ walker, random }) => wander(walker, random, time)))
    await wanderUntil(until - DOWN)
    site.world.faults.set([{ kind: 'status', status: 503 }])
    await wanderUntil(until)
    site.world.faults.clear()
    lateness.reset()
    const recovered = await Promise.all(seen.map(recoverAll))
    failed += recovered.reduce((sum, one) => sum + one.failed, 0)
    slowest = Math.max(slowest, ...recovered.map(({ seconds }) => seconds))
    left.push(...recovered.flatMap((one) => one.left))
    reopened += await reopenSignedOut(leftAlone)
    cycles += 1
  }
  const result = {
    errors: seen.flatMap(({ watched }) => watched.errors),
    rawValues: seen.flatMap(({ watched }) => watched.rawValues),
    repeated: seen.flatMap(({ watched }) => watched.repeated),
    stale: seen.flatMap(({ watched }) => staleOf(watched, site)),
    changes: seen.reduce((sum, { watched }) => sum + watched.statuses.length, 0),
    failed,
    left,
    reopened,
    slowest,
    cycles,
  }
  await Promise.all(seen.map(({ page }) => page.context().close()))
  await site.close()
  return result
}

if (!values.built) buildConsole()
const minutes = Number(values.minutes)
const seeds = values.seed
  ? [Number(values.seed)]
  : Array.from({ length: Number(values.seeds) }, (_, index) => index + 1)
const browser = await chromium.launch({ executablePath: chromiumPath(), args: [...CHROMIUM_FLAGS] })
const results: Awaited<ReturnType<typeof session>>[] = []
async function runSeed(seed: number): Promise<void> {
  const result = await session(browser, seed, minutes)
  results.push(result)
  const { errors, rawValues, repeated, stale, left, reopened, cycles, slowest, changes, failed } = result
  const found = [...errors, ...rawValues, ...repeated, ...stale, ...left]
  console.log(
    [
      `seed ${seed}: ${minutes} min, ${cycles} outages; ${errors.length} errors, ${rawValues.length} raw values, ${repeated.length} rows twice, ${stale.length} of ${changes} statuses went back, ${failed} parts failed, ${left.length} did not recover, ${reopened} pages with a refused token were opened again, the slowest recovery took ${slowest.toFixed(1)} s`,
      ...found.map((text) => `  ${text}`),
    ].join('\n'),
  )
}

const waiting = seeds.values()
async function runWaiting(): Promise<void> {
  for (const seed of waiting) await runSeed(seed)
}
await Promise.all(Array.from({ length: Number(values['at-once']) }, runWaiting))
await browser.close()

const sum = (pick: (one: (typeof results)[number]) => number) =>
  results.reduce((all, one) => all + pick(one), 0)
const where = `${seeds.length} seeds of ${minutes} min`
measured({
  id: 'R4',
  what: `uncaught errors and rejections in ${where}`,
  value: sum(({ errors }) => errors.length),
  limit: 0,
})
measured({
  id: 'R4',
  what: 'raw values on screen',
  value: sum(({ rawValues }) => rawValues.length),
  limit: 0,
})
measured({ id: 'R4', what: 'duplicate rows', value: sum(({ repeated }) => repeated.length), limit: 0 })
measured({
  id: 'R4',
  what: 'statuses that changed',
  value: sum(({ changes }) => changes),
  limit: 1,
  isLeast: true,
})
measured({ id: 'R4', what: 'statuses that went back', value: sum(({ stale }) => stale.length), limit: 0 })
measured({
  id: 'R4',
  what: 'parts that failed',
  value: sum(({ failed }) => failed),
  limit: 1,
  isLeast: true,
})
measured({ id: 'R4', what: 'parts that did not recover', value: sum(({ left }) => left.length), limit: 0 })
measured({
  id: 'R4',
  what: `slowest recovery of ${sum(({ cycles }) => cycles)}`,
  value: Math.max(...results.map(({ slowest }) => slowest)),
  unit: 's',
  limit: (2 * POLL) / 1_000,
})
endWithProblems()
