// R5: money moves at most once. Each run is one top-up in a browser, against servers over real HTTP that would take the
// same money twice; the ledger of those servers says what happened. MONEY_RUNS is the number of runs of each screen, the
// top-up of a group and Add Balance of the console; without it each kind has one.
import type { Page } from '@playwright/test'
import { held } from './held.ts'
import { comeBack, expect, goBackAndForward, pressAndClick, type SCREENS, test, topUpIn } from './money.ts'

type Run = ReturnType<typeof topUpIn>
type Bank = Parameters<typeof topUpIn>[0]

const slowMoney = ({ endpoint }: Run, ms = 120) => ({ kind: 'latency', ms, endpoint, times: 2 }) as const

/** The address of the money call. */
const money = ({ path }: Run) => `**${path}`

const click = (page: Page, run: Run) => run.confirmIn(page).click()

/** Closes the popup, which asks because the amount in it was not sent (CF-128). */
async function dismiss(page: Page) {
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Leave' }).click()
}

/** What people and networks do at the moment of the yes. */
const KINDS: Readonly<Record<string, (run: Run, bank: Bank) => Promise<void>>> = {
  async 'a double click'(run, { page }) {
    await run.prepare(page)
    await run.confirmIn(page).dblclick()
    await run.expectDone(page)
    run.expectMoved(1)
  },

  async 'Enter and a click'(run, { page, setFaults }) {
    await run.prepare(page)
    setFaults(slowMoney(run))
    await pressAndClick(page, run.confirmIn(page))
    await run.expectDone(page)
    run.expectMoved(1)
  },

  async 'a held key'(run, { page }) {
    await run.prepare(page)
    await run.confirmIn(page).focus()
    for (let repeat = 0; repeat < 8; repeat += 1) await page.keyboard.down('Enter')
    expect(run.sent()).toBe(0)
    await page.keyboard.up('Enter')
    await run.expectDone(page)
    expect(run.sent()).toBe(1)
    run.expectMoved(1)
  },

  async 'two admins'(run, { page }) {
    await run.prepare(page)
    run.topUpElsewhere()
    await click(page, run)
    await page.getByText('was topped up meanwhile').waitFor()
    expect(run.sent()).toBe(0)
    run.expectMoved(0)
    await dismiss(page)
  },

  async 'two tabs'(run, { page, otherTab, context }) {
    await otherTab.bringToFront()
    await run.prepare(otherTab)
    await page.bringToFront()
    await run.prepare(page)
    // The first waits on its way until the second has been confirmed too.
    const both = held()
    await context.route(money(run), (route) => both.then(() => route.continue()))
    await click(page, run)
    await otherTab.bringToFront()
    await click(otherTab, run)
    await otherTab.getByText('is being sent already').waitFor()
    await dismiss(otherTab)
    await page.bringToFront()
    both.release()
    await run.expectDone(page)
    await context.unroute(money(run))
    expect(run.sent()).toBe(1)
    run.expectMoved(1)
  },

  async 'two tabs, one after the other'(run, { page, otherTab }) {
    await otherTab.bringToFront()
    await run.prepare(otherTab)
    await page.bringToFront()
    await run.prepare(page)
    await click(page, run)
    await run.expectDone(page)
    await otherTab.bringToFront()
    await click(otherTab, run)
    await otherTab.getByText('was topped up meanwhile').waitFor()
    await dismiss(otherTab)
    await page.bringToFront()
    expect(run.sent()).toBe(1)
    run.expectMoved(1)
  },

  async 'back and forward'(run, { page, context }) {
    await run.prepare(page)
    const again = held()
    await context.route(money(run), (route) => again.then(() => route.continue()))
    const left = page.waitForRequest((request) => request.url().endsWith(run.path))
    await click(page, run)
    await left
    await goBackAndForward(page)
    // The popup opened now does not take another: it says that one was sent, and asks the ledger.
    await page.getByText('Do not send it again').waitFor()
    await expect(run.popupIn(page).amount()).toBeHidden()
    again.release()
    await page.getByText('was added to the wallet of').waitFor()
    await page.evaluate(() => {
      location.hash = ''
    })
    await run.expectShown(page)
    await context.unroute(money(run))
    expect(run.sent()).toBe(1)
    run.expectMoved(1)
  },

  async 'a reload'(run, { page, open, setFaults, now }) {
    await run.prepare(page)
    setFaults(slowMoney(run, 30))
    const left = page.waitForRequest((request) => request.url().endsWith(run.path))
    await click(page, run)
    await left
    await page.reload()
    // A minute later, because a ledger without the money is not final before.
    await open(page, { now: String(now + 60_000) })
    await run.reopen(page)
    // Or its answer came before the page went.
    const told = page.getByText(/was added to the wallet of|did not arrive/)
    await expect(told.or(run.popupIn(page).amount()).first()).toBeVisible()
    await open(page)
    await run.expectShown(page)
    expect(run.sent()).toBe(1)
    expect(run.moved()).toBeLessThanOrEqual(1)
    run.expectMoved(run.moved())
  },

  async 'offline at the click'(run, bank) {
    const { page, context } = bank
    await run.prepare(page)
    await context.setOffline(true)
    await page.getByText('You are offline. This works again once you are online.').waitFor()
    await expect(run.confirmIn(page)).toBeDisabled()
    await run.confirmIn(page).click({ force: true })
    await comeBack(bank)
    // Nothing waits for the network to come back.
    expect(run.sent()).toBe(0)
    await click(page, run)
    await run.expectDone(page)
    expect(run.sent()).toBe(1)
    run.expectMoved(1)
  },

  async '401 in flight'(run, { page, setFaults }) {
    await run.prepare(page)
    setFaults({ kind: 'unauthorized', endpoint: run.endpoint, times: 1 })
    await run.confirmIn(page).dblclick()
    await run.expectDone(page)
    // The first was refused unread; the token was renewed, and the call made once more.
    expect(run.sent()).toBe(2)
    run.expectMoved(1)
  },

  async 'a commit, then a time-out'(run, { page, setFaults }) {
    await run.prepare(page, 'impatient')
    setFaults({ kind: 'hang', afterwards: true, endpoint: run.endpoint, times: 1 })
    await click(page, run)
    await run.expectDone(page)
    expect(run.sent()).toBe(1)
    run.expectMoved(1)
  },

  async 'a commit, then an answer that cannot be read'(run, { page, setFaults }) {
    await run.prepare(page)
    setFaults({ kind: 'badJson', endpoint: run.endpoint, times: 1 })
    await run.confirmIn(page).dblclick()
    await run.expectDone(page)
    expect(run.sent()).toBe(1)
    run.expectMoved(1)
  },

  /**
   * Chromium sends a request again by itself when a connection that it had kept open breaks before any answer, a POST
   * too. Only the server can refuse the second; that refusal must not be taken for the end of the first.
   */
  async 'a commit, then a connection cut'(run, { page, setFaults, ledger }) {
    ledger.isGuarded = true
    await run.prepare(page)
    setFaults({ kind: 'cut', endpoint: run.endpoint, times: 1 })
    await run.confirmIn(page).dblclick()
    await run.expectDone(page)
    expect(run.sent()).toBe(1)
    run.expectMoved(1)
  },

  async 'a commit, then a closed connection, with idempotency keys'(run, { page, setFaults }) {
    await run.prepare(page, 'keyed')
    setFaults({ kind: 'close', endpoint: run.endpoint, times: 3 })
    await run.confirmIn(page).dblclick()
    await run.expectDone(page)
    expect(run.sent()).toBe(1)
    run.expectMoved(1)
  },

  /** The ledger has not shown the money, and the same is pressed again before the first call arrives. */
  async 'a call that arrives after the next press, with idempotency keys'(run, { page, context }) {
    await run.prepare(page, 'keyed')
    let arrive = async () => 0
    await context.route(
      money(run),
      async (route) => {
        const request = route.request()
        arrive = async () => (await context.request.fetch(request)).status()
        await route.abort()
      },
      { times: 1 },
    )
    await click(page, run)
    await page.getByText('The wallet does not show the top-up.').waitFor()
    await run.fill(page)
    await click(page, run)
    await run.expectDone(page)
    expect(await arrive()).toBe(200)
    expect(run.sent()).toBe(2)
    run.expectMoved(1)
  },
}

/** One of so many runs, and the last, takes longer: the page queries the ledger until its answer is final. */
const SELDOM = 50

const names = Object.keys(KINDS)

/** Plans the runs of a screen: each kind in turn, and a rare one at the end. */
function plan(screen: keyof typeof SCREENS, title: string, runs: number, firstIndex: number) {
  let planned = 0
  for (let index = 0; index < runs; index += 1) {
    const isSeldom = index % SELDOM === SELDOM - 1 || index === runs - 1
    const name = isSeldom ? 'a failure before the commit' : (names[planned++ % names.length] ?? '')
    test(`R5 ${title}: ${name}, run ${index + 1}`, async ({ bank }) => {
      bank.setFaults()
      bank.ledger.isGuarded = false
      const run = topUpIn(bank, firstIndex + index, screen)
      await (isSeldom ? failBeforeCommit(run, bank) : KINDS[name]?.(run, bank))
    })
  }
}

const runs = Number(process.env.MONEY_RUNS ?? names.length + 1)
// The groups of the wallets alternate: with an odd number of kinds the second run of a kind has the other group.
plan('topUp', 'money moves at most once', runs, 0)
// Amounts of their own: no movement can be taken for that of the other screen.
plan('addBalance', 'a balance is added at most once', runs, 10_000)

async function failBeforeCommit(run: Run, { page, setFaults }: Bank) {
  await run.prepare(page)
  setFaults({ kind: 'status', status: 503, endpoint: run.endpoint, times: 1 })
  await click(page, run)
  await page.getByText('Something went wrong on our side.').waitFor()
  run.expectMoved(0)
  await run.fill(page)
  await click(page, run)
  await run.expectDone(page)
  expect(run.sent()).toBe(2)
  run.expectMoved(1)
}
