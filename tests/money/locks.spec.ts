// R5, T15: the locks of money calls as the browser has them, between two tabs.
import type { Page } from '@playwright/test'
import { held } from './held.ts'
import { expect, test } from './money.ts'
import type { MoneyWindow } from './page.tsx'

interface SettleWindow extends MoneyWindow {
  /** Settles the newest unknown outcome. */
  settle?: () => void
}

/** Makes a call in a tab, and resolves to how it ended. */
const outcomeIn = (tab: Page, name: keyof MoneyWindow['calls']) =>
  tab.evaluate(async (call) => {
    const own = window as unknown as SettleWindow
    const result = await own.calls[call]()
    if (result.outcome === 'unknown') own.settle = result.settle
    return result.outcome
  }, name)

test('R5 while one tab approves a request, and until that is settled, no tab can reject it', async ({
  bank,
}) => {
  const { page, otherTab, context } = bank
  const answer = held()
  let arrived = 0
  await context.route('**/driver/admin-approve', async (route) => {
    if (route.request().method() === 'POST') arrived += 1
    await answer
    await route.abort()
  })
  const approve = outcomeIn(page, 'approve')
  await expect.poll(() => arrived).toBe(1)
  expect(await outcomeIn(otherTab, 'reject')).toBe('busy')
  expect(await outcomeIn(page, 'reject')).toBe('busy')
  answer.release()
  expect(await approve).toBe('unknown')
  expect(await outcomeIn(otherTab, 'reject')).toBe('busy')
  expect(await outcomeIn(otherTab, 'approve')).toBe('busy')
  expect(await outcomeIn(page, 'reject')).toBe('busy')
  expect(arrived).toBe(1)
  await page.evaluate(() => (window as unknown as SettleWindow).settle?.())
  // The own tab at once, the other as soon as that is over.
  expect(await outcomeIn(page, 'reject')).toBe('unknown')
  await page.evaluate(() => (window as unknown as SettleWindow).settle?.())
  await expect.poll(() => outcomeIn(otherTab, 'reject')).toBe('unknown')
  await otherTab.evaluate(() => (window as unknown as SettleWindow).settle?.())
  await context.unroute('**/driver/admin-approve')
})

test('T15 the lock of a PIN call is named by its admin and group, and no PIN is in it', async ({ bank }) => {
  const { page, otherTab, context } = bank
  const answer = held()
  await context.route('**/console/driver/pincode', async (route) => {
    await answer
    await route.abort()
  })
  const check = outcomeIn(page, 'check')
  const names = () =>
    page.evaluate(async () => (await navigator.locks.query()).held?.map(({ name }) => name).join() ?? '')
  await expect.poll(names).toContain('["pin",')
  expect(await names()).not.toContain('581942')
  expect(await outcomeIn(page, 'check')).toBe('busy')
  expect(await outcomeIn(otherTab, 'check')).toBe('busy')
  answer.release()
  expect(await check).toBe('unknown')
  await page.evaluate(() => (window as unknown as SettleWindow).settle?.())
  await context.unroute('**/console/driver/pincode')
})
