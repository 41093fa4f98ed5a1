// R11: the network goes at twelve points of a flow: at each of three presses before it, together with it, as its call
// leaves, and after the server has executed it. Offline is said at once, nothing is sent when the network is back, and in
// the end each press was executed once. CUTS=all (in `npm run test:long`) plays all, `npm test` the last press of one flow
// at the last moment.
import type { BrowserContext, Locator, Page } from '@playwright/test'
import { linkTo } from './linkTo.ts'
import { passTime } from './passTime.ts'
import { expect, type Site, test } from './site.ts'

test.use({ viewport: { width: 360, height: 740 }, drivers: 300 })

/** From the cut until the page says so, and from its end until the page has asked again, in milliseconds. */
const WITHIN = 2_000
/** A button of an offline page that takes no press for so long is disabled. */
const DISABLED: Limit = { timeout: 1_000 }
/** A page that is reloaded before its list has answered waits for the end of its write, and for the next poll (R5). */
const SETTLED: Limit = { timeout: 70_000 }
/** Two polls of the slowest page after its network is back, in seconds. */
const POLLS = [30, 30]
const PIN = '123456'
const AMOUNT = 5_000

type Limit = { timeout: number }

interface Press {
  /** Presses; throws once the page has taken no press for `limit`, without one at the end of the test. */
  act(limit?: Limit): Promise<unknown>
  /** The end of the path of its call. */
  call: string
  /** Its call may be sent again by itself. */
  isRead?: true
}

interface Flow {
  presses: readonly [Press, Press, Press]
  /** What the server has executed of it. */
  executed(): number
  /** As much as it is executed in the end. */
  whole: number
  /** Does what is left of it, on a page that was opened again. */
  finish(): Promise<unknown>
}

const press = (target: Locator, limit?: Limit) => target.click(limit)
const button = (within: Page | Locator, name: string | RegExp) =>
  within.getByRole('button', { name, exact: typeof name === 'string' }).first()

const FLOWS: Record<string, (page: Page, site: Site) => Promise<Flow>> = {
  async 'a booking from Accept to Arrived'(page, site) {
    const { world, now } = site
    const address = await linkTo(site, 'Driver: bookings')
    await page.goto(address)
    const isWaiting = page.getByRole('button', { name: 'Accept', exact: true })
    const waiting = page.getByRole('article').filter({ has: isWaiting }).first()
    const id = (await waiting.getByRole('heading').textContent()) ?? ''
    const card = page.getByRole('article', { name: id })
    const arrive = async (limit?: Limit) => {
      await press(button(card, 'Arrive'), limit)
      await press(button(card, 'Arrive: press again'), limit)
    }
    const acts = [
      (limit?: Limit) => press(button(card, 'Accept'), limit),
      (limit?: Limit) => press(button(card, 'I am on the way'), limit),
      arrive,
    ] as const
    const booking = world.bookings.find(id, now())
    if (!booking) throw new Error(`There is no booking ${id}.`)
    const stepsOf = () => world.bookings.life(booking, now()).steps.length
    const before = stepsOf()
    const executed = () => stepsOf() - before
    return {
      presses: [
        { act: acts[0], call: '/booking/accept' },
        { act: acts[1], call: '/booking/driver-status' },
        { act: acts[2], call: '/booking/driver-status' },
      ],
      executed,
      whole: acts.length,
      async finish() {
        for (const [index, act] of acts.entries()) {
          if (executed() > index) continue
          await expect(button(card, ['Accept', 'I am on the way', 'Arrive'][index] ?? '')).toBeEnabled(
            SETTLED,
          )
          await act()
          await expect.poll(executed).toBe(index + 1)
        }
      },
    }
  },

  async 'a chat of three messages'(page, site) {
    const { world } = site
    const address = await linkTo(site, 'Driver: chat about a booking')
    await page.goto(address)
    const field = page.getByRole('textbox', { name: 'Message' })
    await field.waitFor()
    const texts = ['I am on my way.', 'I am at the gate.', 'I wait at the gate.']
    const send = async (text = '', limit?: Limit) => {
      await field.fill(text, limit)
      await press(button(page, 'Send'), limit)
    }
    const booking = world.bookings.find(new URL(address).searchParams.get('bookingkey') ?? '', world.now)
    if (!booking) throw new Error('The link has no booking.')
    const messages = () => world.chats.messages(booking, world.now).map(({ content }) => content)
    const executed = () => messages().filter((content) => texts.includes(content)).length
    return {
      presses: [
        { act: (limit) => send(texts[0], limit), call: '/api/chat/messages' },
        { act: (limit) => send(texts[1], limit), call: '/api/chat/messages' },
        { act: (limit) => send(texts[2], limit), call: '/api/chat/messages' },
      ],
      executed,
      whole: texts.length,
      async finish() {
        await field.waitFor()
        for (const text of texts) {
          if (messages().includes(text)) continue
          await send(text)
          await expect.poll(messages).toContain(text)
        }
      },
    }
  },

  async 'a top-up with a PIN'(page, site) {
    const { world, now } = site
    await page.goto(`${await linkTo(site, 'Group panel: with a PIN, registers drivers')}#topUp`)
    const first = button(page, /^Top up /)
    await first.waitFor()
    const name = (await first.getAttribute('aria-label')) ?? (await first.textContent()) ?? ''
    const dialog = page.getByRole('dialog')
    const opened = (limit?: Limit) => press(button(page, name), limit)
    const typed = async (limit?: Limit) => {
      await dialog.getByRole('textbox', { name: 'Amount' }).fill(String(AMOUNT), limit)
      await press(button(dialog, 'Continue'), limit)
      await dialog.getByRole('textbox', { name: 'PIN' }).pressSequentially(PIN, limit)
    }
    const confirmed = (limit?: Limit) =>
      press(button(dialog, `Top up ${AMOUNT.toLocaleString('en-GB')} MMK`), limit)
    const driver = world.drivers.find((one) => name.endsWith(one.name.en))
    const owner = driver && world.roster.find(driver.key)
    if (!owner) throw new Error(`There is no driver of ${name}.`)
    const executed = () =>
      world.wallets
        .statement(owner, driver.groupId, { first: 0, last: 1e6 }, now())
        .movements.filter((one) => one.kind === 'topUp' && one.way === 'hand' && one.amount === AMOUNT).length
    return {
      presses: [
        { act: opened, call: '/driver/check-transaction', isRead: true },
        { act: typed, call: '/console/driver/pincode' },
        { act: confirmed, call: '/driver/self/add-balance' },
      ],
      executed,
      whole: 1,
      async finish() {
        if (executed() === 1) return
        await expect(button(page, name)).toBeVisible()
        await opened()
        await dialog.getByRole('textbox', { name: 'Amount' }).waitFor()
        await typed()
        await confirmed()
        await expect.poll(executed).toBe(1)
      },
    }
  },
}

const MOMENTS = [
  'before it',
  'together with it',
  'as its call leaves',
  'after the server has executed it',
] as const

/** Makes a press while the network goes. */
async function cut(
  context: BrowserContext,
  page: Page,
  { act, call }: Press,
  moment: (typeof MOMENTS)[number],
) {
  const go = () => context.setOffline(true)
  // What an offline page refuses.
  const refused = () => undefined
  if (moment === 'before it') {
    await go()
    await act(DISABLED).catch(refused)
  } else if (moment === 'together with it') await Promise.all([act(DISABLED).catch(refused), go()])
  else {
    const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith(call))
    await page.route(
      `**${call}`,
      async (route) => {
        if (moment === 'after the server has executed it') await route.fetch()
        await go()
        await route.abort('internetdisconnected')
      },
      { times: 1 },
    )
    await act()
    await failed
  }
}

const isWhole = process.env.CUTS === 'all'
const flows = Object.entries(FLOWS).slice(0, isWhole ? undefined : 1)
const presses = isWhole ? [0, 1, 2] : [2]
const moments = MOMENTS.slice(isWhole ? 0 : -1)

for (const [name, open] of flows)
  for (const index of presses)
    for (const moment of moments)
      test(`R11 ${name}: the network goes at press ${index + 1}, ${moment}`, async ({
        context,
        page,
        site,
      }) => {
        await page.clock.install({ time: site.now() })
        const flow = await open(page, site)
        for (const { act, call } of flow.presses.slice(0, index)) {
          const answered = page.waitForResponse((response) => response.url().endsWith(call) && response.ok())
          await act()
          await answered
        }
        await cut(context, page, flow.presses[index] as Press, moment)
        await expect(page.getByText(/offline|no connection/i).first()).toBeVisible({ timeout: WITHIN })

        const { executed } = flow
        const atCut = executed()
        const isWrite = (path: string) =>
          flow.presses.some(({ call, isRead }) => !isRead && path.endsWith(call))
        const writes: string[] = []
        page.on('request', (request) => {
          if (request.method() !== 'OPTIONS' && isWrite(request.url())) writes.push(request.url())
        })
        const read = page.waitForResponse((response) => response.ok(), { timeout: WITHIN })
        await context.setOffline(false)
        await read
        await expect(page.getByText(/offline/i)).toHaveCount(0)
        for (const seconds of POLLS) await passTime(page, seconds)
        expect(writes).toEqual([])
        expect(executed()).toBe(atCut)

        await page.reload()
        await flow.finish()
        expect(executed()).toBe(flow.whole)
      })
