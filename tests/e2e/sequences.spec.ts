// Random sequences of what happens to a web view on a phone that two drivers share: no network, a network again, a press,
// a reload, a killed view, a new version, the other driver. SEQUENCES is the number of sequences; 2 of one seed without it,
// because `tests/sequences` plays hundreds of them below the browser in a second.
import type { BrowserContext, Page } from '@playwright/test'
import type { Booking } from '../../packages/sandbox/src/bookings/booking.ts'
import type { World } from '../../packages/sandbox/src/server.ts'
import { allKept } from './allKept.ts'
import { type Host, nextVersion, openHost } from './openHost.ts'
import { expect, test } from './site.ts'

test.use({ serviceWorkers: 'allow', drivers: 300 })

const SEQUENCES = Number(process.env.SEQUENCES ?? 2)
const SEEDS = process.env.SEQUENCES === undefined ? [1] : [1, 2]
const STEPS_A_SEQUENCE = 6

/** A driver with an open conversation, and what this test has of it. */
interface Driver {
  readonly address: string
  readonly token: string
  readonly booking: Booking
  /** What was typed and not sent. */
  draft: string
  readonly sent: string[]
}

/** Two drivers on their way to passengers, at the same page of the host. */
async function twoDrivers(world: World, host: Host): Promise<readonly [Driver, Driver]> {
  const { standingBookings } = await import('../../packages/sandbox/src/bookings/standing.ts')
  const { bookingKey } = await import('../../packages/sandbox/src/bookings/booking.ts')
  const { dayOf } = await import('../../packages/sandbox/src/base/stamp.ts')
  const today = dayOf(world.now)
  const found = [today, today - 1]
    .flatMap((day) => standingBookings(world, day))
    .flatMap((booking): Driver[] => {
      const { current } = world.bookings.life(booking, world.now)
      const driver = world.drivers[current.driver ?? -1]
      if (!driver || current.at > world.now || world.chats.status(booking, world.now) !== 1) return []
      const token = world.tokens.issue({ kind: 'page', userId: driver.userId }, world.now)
      const query = {
        token,
        userid: driver.userId,
        bookingkey: bookingKey(booking),
        appid: '004',
        language: 'en',
      }
      const address = `${host.address}/driver-booking-chat?${new URLSearchParams(query)}`
      return [{ address, token, booking, draft: '', sent: [] }]
    })
  const [one] = found
  const other = found.find(({ token }) => token !== one?.token)
  if (!one || !other) throw new Error('There are no two open conversations.')
  return [one, other]
}

/** A phone with one web view, which is opened again and again. */
async function createPhone(
  context: BrowserContext,
  drivers: readonly [Driver, Driver],
  host: Host,
  world: World,
) {
  let page: Page = await context.newPage()
  let who: 0 | 1 = 0
  let isOnline = true
  /** Whether the conversation has loaded since the page was opened. */
  let isLoaded = true
  let typed = 0
  const next = nextVersion()
  let version = 0

  const driver = () => drivers[who]
  const field = () => page.getByRole('textbox', { name: 'Message' })
  const offline = () => page.getByText('Offline', { exact: true })
  const timesOnServer = ({ booking }: Driver, text: string) =>
    world.chats.messages(booking, world.now).filter(({ content }) => content === text).length

  async function open(action: () => Promise<unknown>) {
    await action()
    isLoaded = isOnline
    // The network may go, or still be away, between the page and its files: then it says so, and a press loads it.
    const reload = page.getByRole('button', { name: /^Reload/ })
    const opened = isOnline ? field() : offline()
    await expect(opened.or(reload).first()).toBeVisible()
    if (await reload.isVisible()) await reload.click()
  }

  const steps = {
    async offline() {
      await context.setOffline(true)
      isOnline = false
    },
    async online() {
      await context.setOffline(false)
      isOnline = true
      // A conversation that could not load appears by itself.
      await expect(field()).toBeVisible()
      isLoaded = true
    },
    async type() {
      if (!isLoaded) return
      typed += 1
      driver().draft = `Text ${typed} of driver ${who}`
      await field().fill(driver().draft)
    },
    async send() {
      const { draft, sent } = driver()
      if (!isLoaded || !isOnline || draft === '') return
      await page.getByRole('button', { name: 'Send', exact: true }).click()
      driver().draft = ''
      sent.push(draft)
      await expect.poll(() => timesOnServer(driver(), draft)).toBe(1)
    },
    reload: () => open(() => page.reload()),
    /** The system ends the web view, and the host app opens another one. */
    kill: () =>
      open(async () => {
        await page.close()
        page = await context.newPage()
        await page.goto(driver().address)
      }),
    other: () =>
      open(async () => {
        who = who === 0 ? 1 : 0
        // What was typed is gone for the next user of the phone (decision 33).
        drivers[who === 0 ? 1 : 0].draft = ''
        await page.goto(driver().address)
      }),
    async version() {
      version += 1
      await host.deploy(version % 2 === 1 ? { folder: next.folder } : {})
    },
  }

  return {
    steps,
    page: () => page,
    open: () => open(() => page.goto(driver().address)),
    /** What must be true after each step. */
    async check() {
      if (isLoaded) await expect(field()).toHaveValue(driver().draft)
      else await expect(offline().first()).toBeVisible()
      if (isLoaded && !isOnline)
        await expect(page.getByRole('button', { name: 'Send', exact: true })).toBeDisabled()
      const stranger = `of driver ${who === 0 ? 1 : 0}`
      const shown = await page.evaluate(
        () =>
          document.body.textContent + [...document.querySelectorAll('textarea')].map(({ value }) => value),
      )
      expect(shown).not.toContain(stranger)
    },
    /** Each message once, and no token in what the browser keeps beyond the tab. */
    async checkWhole() {
      for (const one of drivers)
        for (const text of one.sent) expect([text, timesOnServer(one, text)]).toEqual([text, 1])
      const stored = await page.evaluate(() => Object.entries(localStorage).flat().join('\n'))
      const kept = (await allKept(page)) + stored
      expect(kept).toContain('startConsole')
      for (const { token } of drivers) expect(kept.includes(token)).toBe(false)
    },
    remove: next.remove,
  }
}

for (const seed of SEEDS)
  test(`R11 sequences of seed ${seed} lose no kept text, show none to another driver, and send each message once`, async ({
    context,
    site,
  }) => {
    test.setTimeout(180_000 + SEQUENCES * 10_000)
    const host = await openHost(site)
    const phone = await createPhone(context, await twoDrivers(site.world, host), host, site.world)
    const { createRandom } = await import('../../packages/sandbox/src/base/random.ts')
    const random = createRandom('sequences', seed)
    const names = Object.keys(phone.steps) as [keyof typeof phone.steps]
    await phone.open()
    await phone.check()
    // The first opening is kept before the network can go.
    await expect.poll(() => phone.page().evaluate(() => caches.has('fleetgis-page'))).toBe(true)
    for (let sequence = 0; sequence < SEQUENCES / SEEDS.length; sequence += 1) {
      await phone.steps.online()
      const taken: string[] = []
      await test.step(`sequence ${sequence}`, async () => {
        for (let step = 0; step < STEPS_A_SEQUENCE; step += 1) {
          const name = random.pick(names)
          taken.push(name)
          try {
            await phone.steps[name]()
            await phone.check()
          } catch (error) {
            throw new Error(`After ${taken.join(', ')}: ${error instanceof Error ? error.message : error}`)
          }
        }
      })
    }
    await phone.steps.online()
    await phone.check()
    await phone.checkWhole()
    await host.close()
    phone.remove()
  })
