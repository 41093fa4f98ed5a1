// R5: a top-up whose page is left before its outcome is known is not lost. Its intent stays on the device, and the next
// opening of the page queries the ledger and shows the outcome.
import type { Page } from '@playwright/test'
import { held } from './held.ts'
import { type Bank, expect, SCREENS, test, topUpIn } from './money.ts'
import type { MoneyWindow } from './page.tsx'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

/** The pages that show the outcome of a top-up, by the screen that sends it. */
const PAGES = { topUp: 'wallets', addBalance: 'console' } as const
type Screen = keyof typeof SCREENS

const note = (page: Page) => page.locator('[data-component="KeptTopUps"]')
const stored = (page: Page) =>
  page.evaluate(() => Object.entries(localStorage).filter(([name]) => name.startsWith('fleetgis.intent.')))
/** Those whose outcome is still unknown. */
const kept = async (page: Page) =>
  (await stored(page)).filter(([, intent]) => !JSON.parse(String(intent)).isReleased)

/** Opens the page of the screen, so many milliseconds later. */
async function openPage(
  { open, now, page }: Bank,
  run: ReturnType<typeof topUpIn>,
  screen: Screen,
  later = 0,
  user = {},
) {
  await open(page, { now: String(now + later), ...user })
  await page.evaluate((next) => {
    location.hash = next
  }, `${PAGES[screen]}//${run.wallet.groupId}`)
  await page.getByRole('searchbox').waitFor()
}

/** Sends a top-up and leaves the page before its answer; it reaches the server, or never does. */
async function leave(bank: Bank, run: ReturnType<typeof topUpIn>, { arrives }: { arrives: boolean }) {
  const { page, context } = bank
  bank.setFaults()
  await bank.open(bank.page)
  await page.evaluate(() => localStorage.clear())
  await run.prepare(page)
  const way = held()
  const path = `**${run.path}`
  await context.route(path, async (route) => {
    if (arrives) await route.fetch()
    way.release()
    // Never answers.
  })
  await run.confirmIn(page).click()
  await way
  run.expectMoved(arrives ? 1 : 0)
  const left = await kept(page)
  expect(left).toHaveLength(1)
  expect(JSON.stringify(left)).not.toMatch(/123456|token/i)
  await page.goto('about:blank')
  await context.unroute(path)
}

// The tests of a worker share the page: the next one starts at the servers' time.
test.afterEach(({ bank }) => bank.open(bank.page))

for (const [index, screen] of (Object.keys(SCREENS) as Screen[]).entries()) {
  const runOf = (bank: Bank, number: number) => topUpIn(bank, 20_000 + 1_000 * index + number, screen)

  test(`R5 ${screen}: a page opened again a minute later tells that the money arrived`, async ({ bank }) => {
    const run = runOf(bank, 1)
    await leave(bank, run, { arrives: true })
    await openPage(bank, run, screen, MINUTE)
    await expect(note(bank.page)).toContainText('was added to the wallet of')
    await expect(note(bank.page).getByRole('status')).toBeVisible()
    expect(await kept(bank.page)).toEqual([])
    await note(bank.page).getByRole('button', { name: 'OK' }).click()
    await expect(note(bank.page)).toBeHidden()
    expect(run.sent()).toBe(1)
    run.expectMoved(1)
  })

  test(`R5 ${screen}: a page opened again a minute later tells that the money did not arrive`, async ({
    bank,
  }) => {
    const run = runOf(bank, 2)
    await leave(bank, run, { arrives: false })
    await openPage(bank, run, screen, MINUTE)
    await expect(note(bank.page)).toContainText('did not arrive')
    expect(await kept(bank.page)).toEqual([])
    run.expectMoved(0)
    // And then it can be sent again, with the same key (CF-170): another would leave it on the device.
    expect(await stored(bank.page)).toHaveLength(1)
    await bank.open(bank.page)
    await run.show(bank.page)
    await run.fill(bank.page)
    await run.confirmIn(bank.page).click()
    await run.expectDone(bank.page)
    run.expectMoved(1)
    expect(await stored(bank.page)).toEqual([])
  })

  test(`R5 ${screen}: a ledger without the money is not final while the call may still be executed`, async ({
    bank,
  }) => {
    const run = runOf(bank, 3)
    await leave(bank, run, { arrives: false })
    await openPage(bank, run, screen, 1_000)
    await expect(note(bank.page)).toContainText('it is not known yet whether it arrived')
    await bank.page.waitForResponse((response) => /history|transaction/.test(response.url()))
    await bank.page.waitForResponse((response) => /history|transaction/.test(response.url()))
    await expect(note(bank.page)).toContainText('it is not known yet whether it arrived')
    // A popup of the same wallet takes no other amount meanwhile.
    await run.reopen(bank.page)
    await bank.page.getByText('Do not send it again').waitFor()
    await expect(run.popupIn(bank.page).amount()).toBeHidden()
    await openPage(bank, run, screen, MINUTE)
    await expect(note(bank.page)).toContainText('did not arrive')
  })

  test(`R5 ${screen}: a cut connection is believed as soon after a reload as in its popup`, async ({
    bank,
  }) => {
    const run = runOf(bank, 7)
    const { page, context } = bank
    bank.setFaults()
    await bank.open(page)
    await page.evaluate(() => localStorage.clear())
    await run.prepare(page)
    // The popup reads nothing, so that the page is left before it has the outcome.
    const ledger = /history|transaction/
    await context.route(`**${run.path}`, async (route) => {
      await context.route(ledger, (read) => read.abort())
      await route.abort()
    })
    await run.confirmIn(page).click()
    await expect.poll(async () => String(await kept(page))).toContain('"hasEnded":true')
    await page.goto('about:blank')
    for (const path of [`**${run.path}`, ledger]) await context.unroute(path)
    await openPage(bank, run, screen, 1_000)
    // The page's clock stands, so that the 29 s that are left of the call's time do not pass.
    await expect(note(page)).toContainText('did not arrive')
    expect(await kept(page)).toEqual([])
    run.expectMoved(0)
  })

  test(`R5 ${screen}: another user of the device sees nothing of it`, async ({ bank }) => {
    const run = runOf(bank, 4)
    await leave(bank, run, { arrives: true })
    await openPage(bank, run, screen, MINUTE, {
      userKey: '7102100000000000099',
      userId: 'other@fleetgis.example',
    })
    await expect(note(bank.page)).toBeHidden()
    expect(await kept(bank.page)).toHaveLength(1)
    await openPage(bank, run, screen, MINUTE)
    await expect(note(bank.page)).toContainText('was added to the wallet of')
  })

  test(`R5 ${screen}: Sign Out removes it`, async ({ bank }) => {
    const run = runOf(bank, 5)
    await leave(bank, run, { arrives: true })
    await bank.open(bank.page)
    await bank.page.evaluate(() => (window as unknown as MoneyWindow).signOut())
    expect(await stored(bank.page)).toEqual([])
    await openPage(bank, run, screen, MINUTE)
    await expect(note(bank.page)).toBeHidden()
  })

  test(`R5 ${screen}: after 24 hours nothing of it is left`, async ({ bank }) => {
    const run = runOf(bank, 6)
    await leave(bank, run, { arrives: true })
    await bank.open(bank.page)
    // Of the device's clock, which runs on here: the intent is made older.
    await bank.page.evaluate((day) => {
      for (const [name, text] of Object.entries(localStorage)) {
        if (!name.startsWith('fleetgis.intent.')) continue
        const intent = JSON.parse(text)
        localStorage.setItem(name, JSON.stringify({ ...intent, keptAt: intent.keptAt - day }))
      }
    }, DAY)
    await openPage(bank, run, screen, DAY)
    await expect(note(bank.page)).toBeHidden()
    expect(await stored(bank.page)).toEqual([])
  })
}
