// R5: a top-up request is approved or rejected at most once. Each run is one decision in a browser, against servers over
// real HTTP; the ledger of those servers says what moved. MONEY_RUNS is the number of runs of each decision; without it
// each kind has one.
import type { Page } from '@playwright/test'
import { held } from './held.ts'
import { type Bank, comeBack, expect, goBackAndForward, pressAndClick, test } from './money.ts'
import type { MoneyWindow } from './page.tsx'

const PATH = '/driver/admin-approve'
const CALL = `**${PATH}`
const ENDPOINT = 'EP-B21'

const OUTCOMES = {
  approve: { button: 'Approve', status: 2, shown: 'Approved', other: 'reject' },
  reject: { button: 'Reject', status: 4, shown: 'Rejected', other: 'approve' },
} as const

type Decision = keyof typeof OUTCOMES

/** One decision in the bank's page, and what the ledger makes of it. */
function decisionIn(bank: Bank, index: number, decision: Decision) {
  const { button, shown, other } = OUTCOMES[decision]
  const request = bank.requestAt(index)
  const { key, driverName, wallet } = request
  const before = bank.balance(wallet)
  const firstMovement = bank.ledger.movements.length
  const firstPost = bank.posts.length
  const yes = (page: Page) => page.getByRole('alertdialog').getByRole('button', { name: 'Yes' })
  const card = (page: Page) => page.locator(`[data-request="${key}"]`)
  const sent = () =>
    bank.posts.slice(firstPost).filter(({ path, body }) => path === PATH && body.includes(key)).length
  const press = (page: Page, name: string = button) =>
    card(page)
      .getByRole('button', { name: new RegExp(`^${name} `) })
      .click()
  const show = (page: Page, patience = 'patient') =>
    page.evaluate((next) => {
      ;(window as unknown as MoneyWindow).location.hash = next
    }, `#approval/${index}/${wallet.groupId}/${patience}/${decision}`)
  return {
    request,
    yes,
    card,
    sent,
    press,
    show,
    /** The decision of another admin or tab. */
    other,
    /** Opens the panel, and asks for the decision. Nothing may have been sent. */
    async prepare(page: Page, { patience = 'patient', name = button as string } = {}) {
      await show(page, patience)
      await press(page, name)
      await yes(page).waitFor()
      expect(sent(), 'nothing is sent before the yes').toBe(0)
    },
    /** Opens the panel in the other tab, and asks there for the other decision. */
    prepareOther(page: Page) {
      return this.prepare(page, { name: OUTCOMES[other].button })
    },
    async expectShown(page: Page, by = decision) {
      await expect(card(page)).toContainText(by === decision ? shown : OUTCOMES[other].shown)
      await expect(card(page)).toContainText(driverName)
      await expect(card(page).getByRole('button', { name: /^(Approve|Reject) / })).toHaveCount(0)
    },
    /** The ledger has the request so decided, or still submitted, and the wallet has not more than it says. */
    expectLedger(decided: Decision | undefined, calls: number) {
      const moved = decided === 'approve' ? 1 : 0
      const own = bank.ledger.movements
        .slice(firstMovement)
        .filter(({ driverId, amount }) => driverId === wallet.driverId && amount === request.amount)
      expect(own, 'movements in the ledger').toHaveLength(moved)
      expect(request.status()).toBe(decided ? OUTCOMES[decided].status : 1)
      expect(bank.balance(wallet)).toBe(before + moved * request.amount)
      expect(sent(), 'calls of the pages').toBe(calls)
    },
    /** The decision was carried out with so many calls. */
    expectDecided(calls = 1) {
      this.expectLedger(decision, calls)
    },
  }
}

type Run = ReturnType<typeof decisionIn>

/** What people and networks do at the moment of the yes. */
const KINDS: Readonly<Record<string, (run: Run, bank: Bank) => Promise<void>>> = {
  async 'a double click'(run, { page }) {
    await run.prepare(page)
    await run.yes(page).dblclick()
    await run.expectShown(page)
    run.expectDecided()
  },

  async 'a held key'(run, { page }) {
    await run.prepare(page)
    await run.yes(page).focus()
    for (let repeat = 0; repeat < 8; repeat += 1) await page.keyboard.down('Enter')
    run.expectLedger(undefined, 0)
    await page.keyboard.up('Enter')
    await run.expectShown(page)
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
    run.expectDecided()
  },

  async 'Enter and a click'(run, { page, setFaults }) {
    await run.prepare(page)
    setFaults({ kind: 'latency', ms: 120, endpoint: ENDPOINT, times: 2 })
    await pressAndClick(page, run.yes(page))
    await run.expectShown(page)
    run.expectDecided()
  },

  async 'two tabs'(run, { page, otherTab, context }) {
    await otherTab.bringToFront()
    await run.prepareOther(otherTab)
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
    await run.expectShown(page)
    await context.unroute(CALL)
    run.expectDecided()
  },

  async 'two tabs, one after the other'(run, { page, otherTab }) {
    await otherTab.bringToFront()
    await run.prepareOther(otherTab)
    await page.bringToFront()
    await run.prepare(page)
    await run.yes(page).click()
    await run.expectShown(page)
    await otherTab.bringToFront()
    await run.yes(otherTab).click()
    await run.expectShown(otherTab)
    await page.bringToFront()
    // The server has refused the second.
    run.expectDecided(2)
  },

  async 'two admins'(run, { page, decideElsewhere }) {
    await run.prepare(page)
    decideElsewhere(run.request, run.other)
    await run.yes(page).click()
    await page.getByText('has been decided already').first().waitFor()
    await run.expectShown(page, run.other)
    run.expectLedger(run.other, 1)
  },

  async 'back and forward'(run, { page, context }) {
    await run.prepare(page)
    const again = held()
    await context.route(CALL, (route) => again.then(() => route.continue()))
    await run.yes(page).click()
    await expect.poll(run.sent).toBe(1)
    await goBackAndForward(page)
    // Not once more while the first is still in flight: the panel opened now asks what became of it.
    await expect(run.card(page)).toContainText('Checking with the server')
    await expect(run.card(page).getByRole('button', { name: /^(Approve|Reject) / })).toHaveCount(0)
    again.release()
    await run.expectShown(page)
    await context.unroute(CALL)
    run.expectDecided()
  },

  async 'a reload'(run, { page, open, setFaults }) {
    await run.prepare(page)
    setFaults({ kind: 'latency', ms: 30, endpoint: ENDPOINT, times: 2 })
    const left = page.waitForRequest((request) => request.url().endsWith(PATH))
    await run.yes(page).click()
    await left
    await page.evaluate(() => {
      location.hash = ''
    })
    await page.reload()
    await open(page)
    if (run.request.status() === 1) run.expectLedger(undefined, 1)
    else run.expectDecided()
    // The clock stands: what is kept would stay, and lock the request in later runs.
    await page.evaluate(() => localStorage.clear())
  },

  async 'offline at the click'(run, bank) {
    const { page, context } = bank
    await run.prepare(page)
    await context.setOffline(true)
    await expect(run.yes(page)).toBeDisabled()
    await run.yes(page).click({ force: true })
    await comeBack(bank)
    // Nothing waits for the network to come back.
    run.expectLedger(undefined, 0)
    await run.yes(page).click()
    await run.expectShown(page)
    run.expectDecided()
  },

  async '401 in flight'(run, { page, setFaults }) {
    await run.prepare(page)
    setFaults({ kind: 'unauthorized', endpoint: ENDPOINT, times: 1 })
    await run.yes(page).dblclick()
    await run.expectShown(page)
    // The first was refused unread; the token was renewed, and the call made once more.
    run.expectDecided(2)
  },

  async 'a commit, then a time-out'(run, { page, setFaults }) {
    await run.prepare(page, { patience: 'impatient' })
    setFaults({ kind: 'hang', afterwards: true, endpoint: ENDPOINT, times: 1 })
    await run.yes(page).click()
    await run.expectShown(page)
    run.expectDecided()
  },

  async 'a commit, then an answer that cannot be read'(run, { page, setFaults }) {
    await run.prepare(page)
    setFaults({ kind: 'badJson', endpoint: ENDPOINT, times: 1 })
    await run.yes(page).dblclick()
    await run.expectShown(page)
    run.expectDecided()
  },

  /** Chromium may send the request again by itself: the server refuses the second. */
  async 'a commit, then a connection cut'(run, { page, setFaults }) {
    await run.prepare(page)
    setFaults({ kind: 'cut', endpoint: ENDPOINT, times: 1 })
    await run.yes(page).click()
    await run.expectShown(page)
    run.expectDecided()
  },

  async 'a commit, then a closed connection, with idempotency keys'(run, { page, setFaults }) {
    await run.prepare(page, { patience: 'keyed' })
    setFaults({ kind: 'close', endpoint: ENDPOINT, times: 3 })
    await run.yes(page).click()
    await run.expectShown(page)
    run.expectDecided()
  },
}

/** One of so many runs, and the last of each decision, takes longer: the page reads the list until it is final. */
const SELDOM = 50

async function failBeforeCommit(run: Run, { page, setFaults }: Bank) {
  await run.prepare(page)
  setFaults({ kind: 'status', status: 503, endpoint: ENDPOINT, times: 1 })
  await run.yes(page).click()
  await expect(run.card(page)).toContainText('Checking with the server')
  await page.getByText('did not execute the decision').first().waitFor()
  run.expectLedger(undefined, 1)
  await run.press(page)
  await run.yes(page).click()
  await run.expectShown(page)
  run.expectDecided(2)
}

const names = Object.keys(KINDS)
const runs = Number(process.env.MONEY_RUNS ?? names.length + 1)

for (const [turn, decision] of (['approve', 'reject'] as const).entries()) {
  let planned = 0
  for (let index = 0; index < runs; index += 1) {
    const isSeldom = index % SELDOM === SELDOM - 1 || index === runs - 1
    const name = isSeldom ? 'a failure before the commit' : (names[planned++ % names.length] ?? '')
    test(`R5 a request is decided at most once: ${decision}, ${name}, run ${index + 1}`, async ({ bank }) => {
      bank.setFaults()
      bank.ledger.isGuarded = false
      const run = decisionIn(bank, index + turn * runs, decision)
      await (isSeldom ? failBeforeCommit(run, bank) : KINDS[name]?.(run, bank))
      // A card can show its decision before the lock is free, which would stop the next run of the same request.
      const locks = () => bank.page.evaluate(async () => (await navigator.locks.query()).held?.length)
      await expect.poll(locks, 'no request stays locked').toBe(0)
    })
  }
}
