// R5: a top-up request is approved or rejected at most once. Each run is one decision in a browser, against servers over
// real HTTP; the ledger of those servers says what moved. MONEY_RUNS is the number of runs; without it each kind runs in
// both groups.
import type { Page } from '@playwright/test'
import { held } from './held.ts'
import { type Bank, expect, test } from './money.ts'
import type { MoneyWindow } from './page.tsx'

const PATH = '/driver/admin-approve'
const CALL = `**${PATH}`
const ENDPOINT = 'EP-B21'

/** One decision in the bank's page, and what the ledger makes of it. */
function decisionIn(bank: Bank, index: number) {
  const request = bank.requestAt(index)
  const { key, driverName, wallet } = request
  const before = bank.balance(wallet)
  const firstMovement = bank.ledger.movements.length
  const firstPost = bank.posts.length
  const yes = (page: Page) => page.getByRole('alertdialog').getByRole('button', { name: 'Yes' })
  const card = (page: Page) => page.locator(`[data-request="${key}"]`)
  return {
    request,
    yes,
    card,
    /** Opens the panel, and asks for the decision. Nothing may have been sent. */
    async prepare(page: Page, { decision = 'Approve', patience = 'patient' } = {}) {
      const hash = `#approval/${index}/${wallet.groupId}/${patience}/${decision}`
      await page.evaluate((next) => {
        ;(window as unknown as MoneyWindow).location.hash = next
      }, hash)
      await card(page)
        .getByRole('button', { name: new RegExp(`^${decision} `) })
        .click()
      await yes(page).waitFor()
      expect(this.sent(), 'nothing is sent before the yes').toBe(0)
    },
    sent: () =>
      bank.posts.slice(firstPost).filter(({ path, body }) => path === PATH && body.includes(key)).length,
    async expectShown(page: Page, status: 'Approved' | 'Rejected') {
      await expect(card(page)).toContainText(status)
      await expect(card(page)).toContainText(driverName)
      await expect(card(page).getByRole('button', { name: /^(Approve|Reject) / })).toHaveCount(0)
    },
    /** The ledger has the request so decided, and the wallet has not more than it says. */
    expectLedger(status: 1 | 2 | 4, sent: number) {
      const moved = status === 2 ? 1 : 0
      const own = bank.ledger.movements
        .slice(firstMovement)
        .filter(({ driverId, amount }) => driverId === wallet.driverId && amount === request.amount)
      expect(own, 'movements in the ledger').toHaveLength(moved)
      expect(request.status()).toBe(status)
      expect(bank.balance(wallet)).toBe(before + moved * request.amount)
      expect(this.sent(), 'calls of the pages').toBe(sent)
    },
  }
}

type Run = ReturnType<typeof decisionIn>

/** What people and networks do at the moment of the yes. */
const KINDS: Readonly<Record<string, (run: Run, bank: Bank) => Promise<void>>> = {
  async 'a double click'(run, { page }) {
    await run.prepare(page)
    await run.yes(page).dblclick()
    await run.expectShown(page, 'Approved')
    run.expectLedger(2, 1)
  },

  async 'a double click on a rejection'(run, { page }) {
    await run.prepare(page, { decision: 'Reject' })
    await run.yes(page).dblclick()
    await run.expectShown(page, 'Rejected')
    run.expectLedger(4, 1)
  },

  async 'a held key'(run, { page }) {
    await run.prepare(page)
    await run.yes(page).focus()
    for (let repeat = 0; repeat < 8; repeat += 1) await page.keyboard.down('Enter')
    run.expectLedger(1, 0)
    await page.keyboard.up('Enter')
    await run.expectShown(page, 'Approved')
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
    run.expectLedger(2, 1)
  },

  async 'Enter and a click'(run, { page, meet }) {
    await run.prepare(page)
    meet({ kind: 'latency', ms: 120, endpoint: ENDPOINT, times: 2 })
    await run.yes(page).focus()
    const box = await run.yes(page).boundingBox()
    if (!box) throw new Error('The button is nowhere.')
    await Promise.all([
      page.keyboard.press('Enter'),
      page.mouse.click(box.x + box.width / 2, box.y + box.height / 2),
      page.keyboard.press('Enter'),
    ])
    await run.expectShown(page, 'Approved')
    run.expectLedger(2, 1)
  },

  async 'two tabs'(run, { page, otherTab, context }) {
    await otherTab.bringToFront()
    await run.prepare(otherTab, { decision: 'Reject' })
    await page.bringToFront()
    await run.prepare(page)
    // The first waits on its way until the second has been confirmed too.
    const both = held()
    await context.route(CALL, (route) => both.then(() => route.continue()))
    await run.yes(page).click()
    await expect.poll(run.sent).toBe(1)
    await otherTab.bringToFront()
    await run.yes(otherTab).click()
    await otherTab.getByText('has not ended yet').first().waitFor()
    await page.bringToFront()
    both.release()
    await run.expectShown(page, 'Approved')
    await context.unroute(CALL)
    run.expectLedger(2, 1)
  },

  async 'two tabs, one after the other'(run, { page, otherTab }) {
    await otherTab.bringToFront()
    await run.prepare(otherTab, { decision: 'Reject' })
    await page.bringToFront()
    await run.prepare(page)
    await run.yes(page).click()
    await run.expectShown(page, 'Approved')
    await otherTab.bringToFront()
    await run.yes(otherTab).click()
    await run.expectShown(otherTab, 'Approved')
    await page.bringToFront()
    // The server has refused the second.
    run.expectLedger(2, 2)
  },

  async 'two admins'(run, { page, decideElsewhere }) {
    await run.prepare(page)
    decideElsewhere(run.request, 'reject')
    await run.yes(page).click()
    await page.getByText('has been decided already').first().waitFor()
    await run.expectShown(page, 'Rejected')
    run.expectLedger(4, 1)
  },

  async 'a reload'(run, { page, open, meet }) {
    await run.prepare(page)
    meet({ kind: 'latency', ms: 30, endpoint: ENDPOINT, times: 2 })
    const left = page.waitForRequest((request) => request.url().endsWith(PATH))
    await run.yes(page).click()
    await left
    await page.evaluate(() => {
      location.hash = ''
    })
    await page.reload()
    await open(page)
    expect([1, 2]).toContain(run.request.status())
    run.expectLedger(run.request.status() === 2 ? 2 : 1, 1)
  },

  async 'offline at the click'(run, { page, context }) {
    await run.prepare(page)
    await context.setOffline(true)
    await run.yes(page).click()
    await page.getByText('Nothing was sent: there is no connection.').first().waitFor()
    await context.setOffline(false)
    // Nothing waits for the network to come back.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)))
    expect(run.request.status()).toBe(1)
    run.expectLedger(1, run.sent())
  },

  async 'a commit, then a time-out'(run, { page, meet }) {
    await run.prepare(page, { patience: 'impatient' })
    meet({ kind: 'hang', afterwards: true, endpoint: ENDPOINT, times: 1 })
    await run.yes(page).click()
    await run.expectShown(page, 'Approved')
    run.expectLedger(2, 1)
  },

  async 'a commit, then an answer that cannot be read'(run, { page, meet }) {
    await run.prepare(page)
    meet({ kind: 'badJson', endpoint: ENDPOINT, times: 1 })
    await run.yes(page).dblclick()
    await run.expectShown(page, 'Approved')
    run.expectLedger(2, 1)
  },

  /** Chromium may send the request again by itself: the server refuses the second. */
  async 'a commit, then a connection cut'(run, { page, meet }) {
    await run.prepare(page)
    meet({ kind: 'cut', endpoint: ENDPOINT, times: 1 })
    await run.yes(page).click()
    await run.expectShown(page, 'Approved')
    run.expectLedger(2, 1)
  },

  async 'a failure before the commit'(run, { page, meet }) {
    await run.prepare(page)
    meet({ kind: 'status', status: 503, endpoint: ENDPOINT, times: 1 })
    await run.yes(page).click()
    await expect(run.card(page)).toContainText('Checking with the server')
    await page.getByText('did not execute the decision').first().waitFor()
    run.expectLedger(1, 1)
    await run
      .card(page)
      .getByRole('button', { name: /^Approve / })
      .click()
    await run.yes(page).click()
    await run.expectShown(page, 'Approved')
    run.expectLedger(2, 2)
  },
}

const names = Object.keys(KINDS)

for (let index = 0; index < Number(process.env.MONEY_RUNS ?? names.length + 1); index += 1) {
  const name = names[index % names.length] ?? ''
  test(`R5 a request is decided at most once: ${name}, run ${index + 1}`, async ({ bank }) => {
    bank.meet()
    bank.ledger.isGuarded = false
    await KINDS[name]?.(decisionIn(bank, index), bank)
  })
}
