// R5, CF-140, CF-168: a payment is begun once without a press, and reported once. Each run is one order in a browser,
// against servers over real HTTP; the test counts what the pages have sent. MONEY_RUNS is the number of runs; without it
// each kind has one.
import type { Page } from '@playwright/test'
import { held } from './held.ts'
import { comeBack, expect, test } from './money.ts'

type Bank = Parameters<Parameters<typeof test>[2]>[0]['bank']

const PAY = '**/api/pay'
const UPDATE = '**/booking/update/payment'

/** Opens the page in both tabs, unless nothing was opened there. A navigation still under way makes it try again. */
async function openBoth({ page, otherTab, open }: Bank) {
  for (const tab of [page, otherTab]) {
    const { pathname, hash } = new URL(tab.url())
    if (pathname === '/' && hash === '') continue
    await expect(() => open(tab)).toPass({ timeout: 30_000 })
  }
}

/** One order, and what was sent for it. */
function paymentIn({ posts, bookingAt }: Bank, index: number) {
  const refno = `R${index}N`
  const key = bookingAt(index)
  const at = (name: 'payment' | 'paid') => async (page: Page) => {
    await page.evaluate((hash) => {
      location.hash = hash
    }, `#${name}/${refno}/${key}`)
  }
  const of = (path: string, part: string) =>
    posts.filter((post) => post.path === path && post.body.includes(part)).length
  return {
    begin: at('payment'),
    report: at('paid'),
    begun: () => of('/api/pay', encodeURIComponent(`refno=${refno}&`)),
    reported: () => of('/booking/update/payment', key),
    gateway: (page: Page) => page.getByRole('heading', { name: 'Gateway' }).waitFor(),
    already: (page: Page) => page.getByText('You were taken to the payment page already').waitFor(),
    mayHaveBegun: (page: Page) => page.getByText('We do not know whether the payment was begun').waitFor(),
    beginAgain: (page: Page) => page.getByRole('button', { name: 'Begin again' }),
    completed: (page: Page) => page.getByText('Transaction completed successfully').waitFor(),
    unknown: (page: Page) => page.getByText('We could not learn whether it was confirmed').waitFor(),
  }
}

type Run = ReturnType<typeof paymentIn>

/** The server answers, and the answer is lost. */
async function loseAnswer({ context }: Bank, address: string) {
  await context.route(address, async (route) => {
    await route.fetch()
    await route.abort()
  })
}

const KINDS: Readonly<Record<string, (run: Run, bank: Bank) => Promise<void>>> = {
  async 'begun, and opened again'(run, { page, open }) {
    await run.begin(page)
    await run.gateway(page)
    await open(page)
    await run.begin(page)
    await run.already(page)
    expect(run.begun()).toBe(1)
  },

  async 'begun, then Back and a reload'(run, { page }) {
    await run.begin(page)
    await run.gateway(page)
    await page.goBack()
    await run.already(page)
    await page.reload()
    await run.already(page)
    expect(run.begun()).toBe(1)
  },

  async 'a reload while it begins'(run, { page, context }) {
    const answer = held()
    await context.route(PAY, (route) => answer.then(() => route.continue().catch(() => {})))
    const left = page.waitForRequest(PAY)
    await run.begin(page)
    await left
    await page.reload()
    await run.mayHaveBegun(page)
    answer.release()
    await page.reload()
    await run.mayHaveBegun(page)
    expect(run.begun()).toBe(1)
  },

  async 'begun in two tabs at once'(run, { page, otherTab }) {
    await Promise.all([run.begin(page), run.begin(otherTab)])
    await Promise.race([run.gateway(page), run.gateway(otherTab)])
    // The other tab comes before or after the page of the gateway has opened.
    await Promise.race([page, otherTab].flatMap((one) => [run.already(one), run.mayHaveBegun(one)]))
    expect(run.begun()).toBe(1)
  },

  async 'the answer of the gateway is lost'(run, bank) {
    const { page } = bank
    await loseAnswer(bank, PAY)
    await run.begin(page)
    await run.mayHaveBegun(page)
    await page.reload()
    await run.mayHaveBegun(page)
    expect(run.begun()).toBe(1)
  },

  async 'one double press begins once more'(run, { page }) {
    await run.begin(page)
    await run.gateway(page)
    await page.goBack()
    await run.beginAgain(page).dblclick()
    await run.gateway(page)
    expect(run.begun()).toBe(2)
  },

  async 'pressed in two tabs at once'(run, { page, otherTab, open }) {
    await run.begin(page)
    await run.gateway(page)
    await open(page)
    await Promise.all([run.begin(page), run.begin(otherTab)])
    await Promise.all([run.already(page), run.already(otherTab)])
    expect(run.begun()).toBe(1)
    await Promise.all([run.beginAgain(page).click(), run.beginAgain(otherTab).click()])
    await Promise.race([run.gateway(page), run.gateway(otherTab)])
    expect(run.begun()).toBeLessThanOrEqual(3)
  },

  async 'offline at the start'(run, bank) {
    const { page, context } = bank
    await context.setOffline(true)
    await run.begin(page)
    const retry = page.getByRole('button', { name: 'Try again' })
    await retry.waitFor()
    await comeBack(bank)
    // Nothing waits for the network to come back.
    expect(run.begun()).toBe(0)
    await retry.click()
    await run.gateway(page)
    expect(run.begun()).toBe(1)
  },

  async '401 while it begins'(run, { page, setFaults }) {
    setFaults({ kind: 'unauthorized', endpoint: 'EP-K11', times: 1 })
    await run.begin(page)
    await run.gateway(page)
    expect(run.begun()).toBe(1)
  },

  async 'reported, then reloads'(run, { page }) {
    await run.report(page)
    await run.completed(page)
    for (let time = 0; time < 2; time += 1) {
      await page.reload()
      await run.completed(page)
    }
    expect(run.reported()).toBe(1)
  },

  async 'reported in two tabs at once'(run, { page, otherTab }) {
    await Promise.all([run.report(page), run.report(otherTab)])
    await Promise.all([run.completed(page), run.completed(otherTab)])
    expect(run.reported()).toBe(1)
  },

  async 'a reload while it reports'(run, { page, context }) {
    const answer = held()
    await context.route(UPDATE, (route) => answer.then(() => route.continue().catch(() => {})))
    const left = page.waitForRequest(UPDATE)
    await run.report(page)
    await left
    await page.reload()
    await run.unknown(page)
    answer.release()
    await page.reload()
    await run.unknown(page)
    expect(run.reported()).toBe(1)
  },

  async 'the answer to the report is lost'(run, bank) {
    const { page, otherTab } = bank
    await loseAnswer(bank, UPDATE)
    await run.report(page)
    await run.unknown(page)
    await page.reload()
    await run.unknown(page)
    await run.report(otherTab)
    await run.unknown(otherTab)
    expect(run.reported()).toBe(1)
  },

  async 'offline at the report'(run, { page, context }) {
    await context.setOffline(true)
    await run.report(page)
    const retry = page.getByRole('button', { name: 'Try again' })
    await retry.waitFor()
    await context.setOffline(false)
    expect(run.reported()).toBe(0)
    await retry.dblclick()
    await run.completed(page)
    expect(run.reported()).toBe(1)
  },

  async 'reported, then Back and Forward'(run, { page }) {
    await run.report(page)
    await run.completed(page)
    await page.goBack()
    await page.getByRole('heading', { name: 'Drivers' }).waitFor()
    await page.goForward()
    await run.completed(page)
    expect(run.reported()).toBe(1)
  },
}

const names = Object.keys(KINDS)
const runs = Number(process.env.MONEY_RUNS ?? names.length)

for (let index = 0; index < runs; index += 1) {
  const name = names[index % names.length] ?? ''
  test(`R5 a payment begins and is reported once: ${name}, run ${index + 1}`, async ({ bank }) => {
    bank.setFaults()
    await openBoth(bank)
    await KINDS[name]?.(paymentIn(bank, index), bank)
    await bank.context.unrouteAll({ behavior: 'ignoreErrors' })
    // The runs of other files begin on the page too.
    await openBoth(bank)
  })
}
